### Faroese (føroyskt): moves in words.

## Names
# source: Lichess, Fróðskaparrit 1962 (rókur, finna, skák, mát)
-king = kongur
# source: Lichess, Fróðskaparrit 1962 (rókur, finna, skák, mát)
-queen = frúgv
# source: Lichess, Fróðskaparrit 1962 (rókur, finna, skák, mát)
-rook = rókur
# source: Lichess, Fróðskaparrit 1962 (rókur, finna, skák, mát)
-bishop = bispur
# source: Lichess, Fróðskaparrit 1962 (rókur, finna, skák, mát)
-knight = riddari
# source: Lichess, Fróðskaparrit 1962 (rókur, finna, skák, mát)
-pawn = finna
# unsourced: general knowledge
-white = hvítur
# unsourced: general knowledge
-black = svartur
# unsourced: general knowledge
rank = { $rank ->
    [1] eitt
    [2] tvey
    [3] trý
    [4] fýra
    [5] fimm
    [6] seks
    [7] sjey
   *[8] átta
}

## Actions
# unsourced: general knowledge
takes = tekur
# unsourced: general knowledge
castle-short = stutt rókering
# unsourced: general knowledge
castle-long = long rókering
# unsourced: general knowledge
promotion = uppskrivan: { promoted }
# unsourced: general knowledge
en-passant = en passant
# source: Lichess, Fróðskaparrit 1962 (rókur, finna, skák, mát)
check = skák
# unsourced: general knowledge
double-check = dupult skák
# unsourced: general knowledge
discovered-check = avdúkað skák
# source: Lichess, Fróðskaparrit 1962 (rókur, finna, skák, mát)
mate = skák og mát
# source: Lichess, Fróðskaparrit 1962 (rókur, finna, skák, mát)
stalemate = pattstøða

## The end of a game
# source: Lichess translations
white-resigned = Hvítur leggur kong
# source: Lichess translations
black-resigned = Svartur legði kong
# source: Lichess translations
draw-agreed = Remis eftir semju
# source: Lichess, Fróðskaparrit 1962 (rókur, finna, skák, mát)
draw = remis
