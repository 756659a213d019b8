### Adyghe (адыгабзэ): moves in words.

## Names
# source: Wikipedia tables
-king = пачъыхь
# source: Wikipedia tables
-queen = гуащэ
# source: Wikipedia tables
-bishop = пыл
# source: Wikipedia tables
-knight = шы
# source: Wikipedia tables
-pawn = лъэс

## Actions
# source: Wikipedia tables
check = шах
# source: Wikipedia tables
mate = мат

