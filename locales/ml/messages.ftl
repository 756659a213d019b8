### Malayalam (മലയാളം): moves in words.

## Names
# source: Wikipedia tables, Lichess, GNOME
-king = രാജാവ്
# source: Wikipedia tables, Lichess, GNOME
-queen = മന്ത്രി
# source: Wikipedia tables, Lichess, GNOME
-rook = തേര്
# source: Wikipedia tables, Lichess, GNOME
-bishop = ആന
# source: Wikipedia tables, Lichess, GNOME
-knight = കുതിര
# source: Wikipedia tables, Lichess, GNOME
-pawn = കാലാൾ
# unsourced: general knowledge
-white = വെള്ള
# unsourced: general knowledge
-black = കറുപ്പ്
# unsourced: general knowledge
rank = { $rank ->
    [1] ഒന്ന്
    [2] രണ്ട്
    [3] മൂന്ന്
    [4] നാല്
    [5] അഞ്ച്
    [6] ആറ്
    [7] ഏഴ്
   *[8] എട്ട്
}

## Actions
# unsourced: general knowledge
takes = വെട്ടുന്നു
# unsourced: general knowledge
castle-short = ചെറിയ കാസ്റ്റലിങ്
# unsourced: general knowledge
castle-long = വലിയ കാസ്റ്റലിങ്
# unsourced: general knowledge
promotion = സ്ഥാനക്കയറ്റം: { promoted }
# unsourced: general knowledge
en-passant = എൻ പാസ്സന്റ്
# source: Wikipedia tables, Lichess, GNOME
check = ചെക്ക്
# unsourced: general knowledge
double-check = ഇരട്ട ചെക്ക്
# unsourced: general knowledge
discovered-check = ഡിസ്കവേഡ് ചെക്ക്
# source: Wikipedia tables, Lichess, GNOME
mate = ചെക്ക്മേറ്റ്
# source: Wikipedia tables, Lichess, GNOME
stalemate = സ്റ്റേൽമേറ്റ്
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
white-resigned = വെള്ള തോൽവി സമ്മതിച്ചു
# source: Lichess translations
black-resigned = കറുപ്പു തോൽവി സമ്മതിച്ചു
# source: Lichess translations
draw-agreed = പരസ്പര സമ്മതത്തോടുകൂടിയുള്ള സമനില
# source: Wikipedia tables, Lichess, GNOME
draw = സമനില
