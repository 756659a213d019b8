### The announcement of moves to and by blind players. The pieces, files, ranks and castling bear the names of the
### German words, in whatever language the game is played. The Laws, which are printed in English, spell them Koenig,
### Laeufer and fuenf; a German voice and a German reader want the umlauts, so those are written and both are read.
### source: FIDE Laws of Chess in force from 2023, appendix D, D.2

-king = König
-queen = Dame
-rook = Turm
-bishop = Läufer
-knight = Springer
-pawn = Bauer
-white = Weiß
-black = Schwarz
rank = { $rank ->
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
   *[8] acht
}
speech-tag = de
castle-short = Kurze Rochade
castle-long = Lange Rochade
# D.2.2 names nothing else: a capture is announced by the man and the square, and the man that a pawn becomes is named.
heard =
    .king = Koenig
    .bishop = Laeufer
    .rank-5 = fuenf
    .file-a = alpha
    .castle-short = O-O | 0-0 | Kleine Rochade
    .castle-long = O-O-O | 0-0-0 | Große Rochade | Grosse Rochade
    .takes = x | × | schlägt
    .check = + | ++ | Schach
    .mate = # | matt | Schachmatt
    .en-passant = e.p. | en passant
