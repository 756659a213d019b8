### Lao (ລາວ): moves in words.

## Names
# source: Lichess
-king = ຄິງ
# source: Lichess
-queen = ຄວີນ
# source: Lichess
-rook = ເຮືອ
# source: Lichess
-bishop = ບິຊອບ
# source: Lichess
-knight = ມ້າ
# source: Lichess
-pawn = ເບ້
# unsourced: general knowledge
-white = ຂາວ
# unsourced: general knowledge
-black = ດຳ
# unsourced: general knowledge
rank = { $rank ->
    [1] ໜຶ່ງ
    [2] ສອງ
    [3] ສາມ
    [4] ສີ່
    [5] ຫ້າ
    [6] ຫົກ
    [7] ເຈັດ
   *[8] ແປດ
}

## Actions
# source: Lichess translations
takes = ກິນ
# source: Lichess translations
castle-short = ເຂົ້າປ້ອມສັ້ນ
# source: Lichess translations
castle-long = ເຂົ້າປ້ອມຍາວ
# unsourced: general knowledge
promotion = ເລື່ອນຂັ້ນເປັນ{ promoted }
# unsourced: general knowledge
en-passant = ກິນຜ່ານ
# source: Lichess
check = ຮຸກ
# unsourced: general knowledge
double-check = ຮຸກຄູ່
# unsourced: general knowledge
discovered-check = ເປີດຮຸກ
# source: Lichess
mate = ຮຸກຈົນ
# source: Lichess
stalemate = ອັບ

## The end of a game
# source: Lichess translations
white-resigned = ຝ່າຍຂາວຍອມແພ້
# source: Lichess translations
black-resigned = ຝ່າຍດຳຍອມແພ້
# source: Lichess translations
draw-agreed = ສະເໝີໂດຍການຕົກລົງເຫັນດີນຳກັນ
# source: Lichess
draw = ສະເໝີ
