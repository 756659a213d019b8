### Telugu (తెలుగు): moves in words.

## Names
# source: Wikipedia tables, GNOME, Lichess
-king = రాజు
# source: Wikipedia tables, GNOME, Lichess
-queen = మంత్రి
# source: Wikipedia tables, GNOME, Lichess
-rook = ఏనుగు
# source: Wikipedia tables, GNOME, Lichess
-bishop = శకటం
# source: Wikipedia tables, GNOME, Lichess
-knight = గుర్రం
# source: Wikipedia tables, GNOME, Lichess
-pawn = బంటు
# unsourced: general knowledge
-white = తెలుపు
# unsourced: general knowledge
-black = నలుపు
# unsourced: general knowledge
rank = { $rank ->
    [1] ఒకటి
    [2] రెండు
    [3] మూడు
    [4] నాలుగు
    [5] ఐదు
    [6] ఆరు
    [7] ఏడు
   *[8] ఎనిమిది
}

## Actions
# unsourced: general knowledge
takes = చంపుతుంది
# unsourced: general knowledge
castle-short = చిన్న కాస్లింగ్
# unsourced: general knowledge
castle-long = పెద్ద కాస్లింగ్
# unsourced: general knowledge
promotion = ప్రమోషన్: { promoted }
# unsourced: general knowledge
en-passant = ఎన్ పాసెంట్
# source: Wikipedia tables, GNOME, Lichess
check = దాడి
# unsourced: general knowledge
double-check = రెట్టింపు దాడి
# unsourced: general knowledge
discovered-check = బహిర్గత దాడి
# source: Wikipedia tables, GNOME, Lichess
mate = ఆటకట్టు
# source: Wikipedia tables, GNOME, Lichess
stalemate = దిగ్బంధం
# The verb stands at the end.
short-capture = { $piece ->
    [pawn] { $to } { takes }
   *[other] { piece } { $to } { takes }
}
# The verb stands at the end.
short-capture-from = { $piece ->
    [pawn] { $from } { $to } { takes }
   *[other] { piece } { $from } { $to } { takes }
}
full-capture = { side }: { piece } { $to } { takes }
full-capture-from = { side }: { piece } { $from } { $to } { takes }

## The end of a game
# source: Lichess translations
white-resigned = తెలుపు పక్షం ఓటమినొప్పుకుంది
# source: Lichess translations
black-resigned = నలుపు పక్షం ఓటమినొప్పుకుంది
# source: Lichess translations
draw-agreed = పరస్పర ఒప్పందం ద్వారా సమాన స్థానం
