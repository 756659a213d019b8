### Yiddish (ייִדיש): moves in words.

## Names
# source: Yiddish word-of-the-week page (chess, bishop, knight, castle, mate), en.wiktionary
-king = מלך
# source: Yiddish word-of-the-week page (chess, bishop, knight, castle, mate), en.wiktionary
-queen = מלכּה
# source: Yiddish word-of-the-week page (chess, bishop, knight, castle, mate), en.wiktionary
-rook = טורעם
# source: Yiddish word-of-the-week page (chess, bishop, knight, castle, mate), en.wiktionary
-bishop = לויפֿער
# source: Yiddish word-of-the-week page (chess, bishop, knight, castle, mate), en.wiktionary
-knight = שפּרינגער
# source: Yiddish word-of-the-week page (chess, bishop, knight, castle, mate), en.wiktionary
-pawn = פּויער

## Actions
# source: Yiddish word-of-the-week page (chess, bishop, knight, castle, mate), en.wiktionary
check = שאָך
# source: Yiddish word-of-the-week page (chess, bishop, knight, castle, mate), en.wiktionary
mate = מאַט

