### Vietnamese (Tiếng Việt): moves in words.

## Names
# source: Wikipedia tables, PyChess, vi.wp, Vietnamese federation page, Lichess (K Q R B N)
-king = vua
# source: Wikipedia tables, PyChess, vi.wp, Vietnamese federation page, Lichess (K Q R B N)
-queen = hậu
# source: Wikipedia tables, PyChess, vi.wp, Vietnamese federation page, Lichess (K Q R B N)
-rook = xe
# source: Wikipedia tables, PyChess, vi.wp, Vietnamese federation page, Lichess (K Q R B N)
-bishop = tượng
# source: Wikipedia tables, PyChess, vi.wp, Vietnamese federation page, Lichess (K Q R B N)
-knight = mã
# source: Wikipedia tables, PyChess, vi.wp, Vietnamese federation page, Lichess (K Q R B N)
-pawn = tốt
# unsourced: general knowledge
-white = trắng
# unsourced: general knowledge
-black = đen
# unsourced: general knowledge
rank = { $rank ->
    [1] một
    [2] hai
    [3] ba
    [4] bốn
    [5] năm
    [6] sáu
    [7] bảy
   *[8] tám
}

## Actions
# source: Lichess translations
takes = ăn quân
# source: Lichess translations
castle-short = nhập thành gần
# source: Lichess translations
castle-long = nhập thành xa
# unsourced: general knowledge
promotion = phong cấp: { promoted }
# unsourced: general knowledge
en-passant = bắt tốt qua đường
# source: Wikipedia tables, PyChess, vi.wp, Vietnamese federation page, Lichess (K Q R B N)
check = chiếu
# unsourced: general knowledge
double-check = chiếu đôi
# unsourced: general knowledge
discovered-check = chiếu mở
# source: Wikipedia tables, PyChess, vi.wp, Vietnamese federation page, Lichess (K Q R B N)
mate = chiếu hết
# unsourced: general knowledge
stalemate = hết nước đi

## The end of a game
# source: Lichess translations
white-resigned = Bên trắng chịu thua
# source: Lichess translations
black-resigned = Bên đen chịu thua
# source: Lichess translations
draw-agreed = Hòa theo thỏa thuận hai bên
# source: Wikipedia tables, PyChess, vi.wp, Vietnamese federation page, Lichess (K Q R B N)
draw = hòa

## What people also say
heard =
    .fillers = đến | tới | ở | vào | quân
    .takes = ăn | bắt
