### Armenian (հայերեն): moves in words.

## Names
# source: Wikipedia tables, Lucas, Lichess
-king = արքա
# source: Wikipedia tables, Lucas, Lichess
-queen = թագուհի
# source: Wikipedia tables, Lucas, Lichess
-rook = նավակ
# source: Wikipedia tables, Lucas, Lichess
-bishop = փիղ
# source: Wikipedia tables, Lucas, Lichess
-knight = ձի
# source: Wikipedia tables, Lucas, Lichess
-pawn = զինվոր
# unsourced: general knowledge
-white = սպիտակները
# unsourced: general knowledge
-black = սևերը
# unsourced: general knowledge
rank = { $rank ->
    [1] մեկ
    [2] երկու
    [3] երեք
    [4] չորս
    [5] հինգ
    [6] վեց
    [7] յոթ
   *[8] ութ
}

## Actions
# unsourced: general knowledge
takes = վերցնում է
# unsourced: general knowledge
castle-short = կարճ փոխատեղում
# unsourced: general knowledge
castle-long = երկար փոխատեղում
# unsourced: general knowledge
promotion = վերածում՝ { promoted }
# unsourced: general knowledge
en-passant = անցողիկ վերցնում
# source: Wikipedia tables, Lucas, Lichess
check = շախ
# unsourced: general knowledge
double-check = կրկնակի շախ
# unsourced: general knowledge
discovered-check = բաց շախ
# source: Wikipedia tables, Lucas, Lichess
mate = մատ
# source: Wikipedia tables, Lucas, Lichess
stalemate = պատ

## The end of a game
# source: Lichess translations
white-resigned = Սպիտակները հանձնվեցին
# source: Lichess translations
black-resigned = Սևերը հանձնվեցին
# source: Lichess translations
draw-agreed = Ոչ-ոքի՝ փոխադարձ համաձայնությամբ
# source: Wikipedia tables, Lucas, Lichess
draw = ոչ-ոքի
