### Bulgarian (български): moves in words.

## Names
# source: Wikipedia tables, WP-old, bg.wp, Scidb, Lichess, bg chess forum
-king = цар
# source: Wikipedia tables, WP-old, bg.wp, Scidb, Lichess, bg chess forum
-queen = дама
# source: Wikipedia tables, WP-old, bg.wp, Scidb, Lichess, bg chess forum
-rook = топ
# source: Wikipedia tables, WP-old, bg.wp, Scidb, Lichess, bg chess forum
-bishop = офицер
# source: Wikipedia tables, WP-old, bg.wp, Scidb, Lichess, bg chess forum
-knight = кон
# source: Wikipedia tables, WP-old, bg.wp, Scidb, Lichess, bg chess forum
-pawn = пешка
# unsourced: general knowledge
-white = белите
# unsourced: general knowledge
-black = черните
# unsourced: general knowledge
rank = { $rank ->
    [1] едно
    [2] две
    [3] три
    [4] четири
    [5] пет
    [6] шест
    [7] седем
   *[8] осем
}

## Actions
# source: Lichess translations
takes = взима
# source: Lichess translations
castle-short = малка рокада
# source: Lichess translations
castle-long = голяма рокада
# unsourced: general knowledge
promotion = произвеждане: { promoted }
# unsourced: general knowledge
en-passant = ан пасан
# source: Wikipedia tables, WP-old, bg.wp, Scidb, Lichess, bg chess forum
check = шах
# unsourced: general knowledge
double-check = двоен шах
# unsourced: general knowledge
discovered-check = открит шах
# source: Wikipedia tables, WP-old, bg.wp, Scidb, Lichess, bg chess forum
mate = мат
# source: Wikipedia tables, WP-old, bg.wp, Scidb, Lichess, bg chess forum
stalemate = пат

## The end of a game
# source: Lichess translations
white-resigned = Белите се предадоха
# source: Lichess translations
black-resigned = Черните се предадоха
# source: Lichess translations
draw-agreed = Реми по взаимно съгласие
# source: Wikipedia tables, WP-old, bg.wp, Scidb, Lichess, bg chess forum
draw = реми
