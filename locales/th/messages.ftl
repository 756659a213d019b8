### Thai (ไทย): moves in words.

## Names
# source: Wikipedia tables (letters), Lichess (K Q R B N)
-king = ขุน
# source: Wikipedia tables (letters), Lichess (K Q R B N)
-queen = เม็ด
# source: Wikipedia tables (letters), Lichess (K Q R B N)
-rook = เรือ
# source: Wikipedia tables (letters), Lichess (K Q R B N)
-bishop = โคน
# source: Wikipedia tables (letters), Lichess (K Q R B N)
-knight = ม้า
# source: Wikipedia tables (letters), Lichess (K Q R B N)
-pawn = เบี้ย
# unsourced: general knowledge
-white = ขาว
# unsourced: general knowledge
-black = ดำ
# unsourced: general knowledge
rank = { $rank ->
    [1] หนึ่ง
    [2] สอง
    [3] สาม
    [4] สี่
    [5] ห้า
    [6] หก
    [7] เจ็ด
   *[8] แปด
}

## Actions
# source: Lichess translations
takes = กิน
# unsourced: general knowledge
castle-short = เข้าป้อมสั้น
# source: Lichess translations
castle-long = เข้าป้อมยาว
# unsourced: general knowledge
promotion = เลื่อนขั้นเป็น{ promoted }
# unsourced: general knowledge
en-passant = กินผ่าน
# source: Wikipedia tables (letters), Lichess (K Q R B N)
check = รุก
# unsourced: general knowledge
double-check = รุกสองทาง
# unsourced: general knowledge
discovered-check = เปิดรุก
# source: Wikipedia tables (letters), Lichess (K Q R B N)
mate = รุกจน
# source: Wikipedia tables (letters), Lichess (K Q R B N)
stalemate = อับ

## The end of a game
# source: Lichess translations
white-resigned = ขาวยอมแพ้
# source: Lichess translations
black-resigned = ดำยอมแพ้
# source: Lichess translations
draw-agreed = เสมอด้วยการตกลงกัน
# source: Wikipedia tables (letters), Lichess (K Q R B N)
draw = เสมอ
