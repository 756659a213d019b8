### Georgian (ქართული): moves in words.

## Names
# source: Wikipedia tables (letters intact), Lichess and other pages (names)
-king = მეფე
# source: Wikipedia tables (letters intact), Lichess and other pages (names)
-queen = ლაზიერი
# source: Wikipedia tables (letters intact), Lichess and other pages (names)
-rook = ეტლი
# source: Wikipedia tables (letters intact), Lichess and other pages (names)
-bishop = კუ
# source: Wikipedia tables (letters intact), Lichess and other pages (names)
-knight = მხედარი
# source: Wikipedia tables (letters intact), Lichess and other pages (names)
-pawn = პაიკი
# unsourced: general knowledge
-white = თეთრები
# unsourced: general knowledge
-black = შავები
# unsourced: general knowledge
rank = { $rank ->
    [1] ერთი
    [2] ორი
    [3] სამი
    [4] ოთხი
    [5] ხუთი
    [6] ექვსი
    [7] შვიდი
   *[8] რვა
}

## Actions
# unsourced: general knowledge
takes = კლავს
# unsourced: general knowledge
castle-short = მოკლე როქი
# unsourced: general knowledge
castle-long = გრძელი როქი
# unsourced: general knowledge
promotion = გარდაქმნა: { promoted }
# unsourced: general knowledge
en-passant = გავლით აყვანა
# source: Wikipedia tables (letters intact), Lichess and other pages (names)
check = ქიში
# unsourced: general knowledge
double-check = ორმაგი ქიში
# unsourced: general knowledge
discovered-check = ახსნილი ქიში
# source: Wikipedia tables (letters intact), Lichess and other pages (names)
mate = შამათი
# source: Wikipedia tables (letters intact), Lichess and other pages (names)
stalemate = პატი

## The end of a game
# source: Lichess translations
white-resigned = თეთრებმა დათმეს
# source: Lichess translations
black-resigned = შავებმა დათმეს
# source: Lichess translations
draw-agreed = ყაიმი ურთიერთშეთანხმებით
# source: Wikipedia tables (letters intact), Lichess and other pages (names)
draw = ყაიმი
