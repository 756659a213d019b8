### Hindi (हिन्दी): moves in words.

## Names
# source: Wikipedia tables, es.wp, Scidb (all Wikipedia lineage)
-king = राजा
# source: Wikipedia tables, es.wp, Scidb (all Wikipedia lineage)
-queen = वज़ीर
# source: Wikipedia tables, es.wp, Scidb (all Wikipedia lineage)
-rook = हाथी
# source: Wikipedia tables, es.wp, Scidb (all Wikipedia lineage)
-bishop = ऊँट
# source: Wikipedia tables, es.wp, Scidb (all Wikipedia lineage)
-knight = घोड़ा
# source: Wikipedia tables, es.wp, Scidb (all Wikipedia lineage)
-pawn = प्यादा
# unsourced: general knowledge
-white = सफ़ेद
# unsourced: general knowledge
-black = काला
# unsourced: general knowledge
rank = { $rank ->
    [1] एक
    [2] दो
    [3] तीन
    [4] चार
    [5] पाँच
    [6] छह
    [7] सात
   *[8] आठ
}

## Actions
# unsourced: general knowledge
takes = मारता है
# unsourced: general knowledge
castle-short = छोटी किलेबंदी
# unsourced: general knowledge
castle-long = बड़ी किलेबंदी
# unsourced: general knowledge
promotion = पदोन्नति: { promoted }
# unsourced: general knowledge
en-passant = एन पासां
# source: Wikipedia tables, es.wp, Scidb (all Wikipedia lineage)
check = शह
# unsourced: general knowledge
double-check = दोहरी शह
# unsourced: general knowledge
discovered-check = उठती शह
# source: Wikipedia tables, es.wp, Scidb (all Wikipedia lineage)
mate = मात
# source: Wikipedia tables, es.wp, Scidb (all Wikipedia lineage)
stalemate = गतिरोध
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

## The end of a game
# source: Lichess translations
white-resigned = सफेद ने हार मान ली
# source: Lichess translations
black-resigned = काले ने हार मान ली
# source: Lichess translations
draw-agreed = आपसी सहमति से ड्रॉ
# source: Wikipedia tables, es.wp, Scidb (all Wikipedia lineage)
draw = बराबरी

## Sentences
# unsourced: general knowledge
the-man = { $side ->
    [white] सफ़ेद
   *[black] काला
} { piece }
# unsourced: general knowledge
full-move = { the-man } { $to } पर जाता है
# unsourced: general knowledge
full-move-from = { $from } वाला { the-man } { $to } पर जाता है
# unsourced: general knowledge
full-capture = { the-man } { $to } पर मारता है
# unsourced: general knowledge
full-capture-from = { $from } वाला { the-man } { $to } पर मारता है
# unsourced: general knowledge
full-castle-short = { side } छोटी किलेबंदी करता है
# unsourced: general knowledge
full-castle-long = { side } बड़ी किलेबंदी करता है
# unsourced: general knowledge
full-null = { side } चाल छोड़ता है
# unsourced: general knowledge
and-so = { $more ->
    [yes] { ", " }
   *[no] { " और " }
}
# unsourced: general knowledge
full-with-promotion = { $sentence }{ and-so }{ promoted } बन जाता है
# unsourced: general knowledge
full-with-en-passant = { $sentence }, { en-passant }
# unsourced: general knowledge
full-with-check = { $sentence } और शह देता है
# unsourced: general knowledge
full-with-double-check = { $sentence } और दोहरी शह देता है
# unsourced: general knowledge
full-with-discovered-check = { $sentence } और उठती शह देता है
# unsourced: general knowledge
full-with-mate = { $sentence } और मात देता है
# unsourced: general knowledge
full-with-stalemate = { $sentence } और गतिरोध करता है

## What people also say
heard =
    .queen = रानी | मंत्री
    .rook = किश्ती
    .bishop = फील
    .takes = मारे | लेता है
    .castle = किलेबंदी | केस्लिंग
    .castle-short = छोटी केस्लिंग
    .castle-long = बड़ी केस्लिंग
    .mate = शह और मात | शहमात
    .rank-6 = छः | छे
    .fillers = पर | से | को | का | की | है | जाता है
    .file-a = ए
    .file-b = बी
    .file-c = सी
    .file-d = डी
    .file-e = ई
    .file-f = एफ़ | एफ
    .file-g = जी
    .file-h = एच

## Annotation marks, those in common use. Unsourced: general knowledge.
nag-1 = अच्छी चाल
nag-2 = ग़लती
nag-3 = बहुत अच्छी चाल
nag-4 = भारी ग़लती
nag-5 = दिलचस्प चाल
nag-6 = संदिग्ध चाल
nag-7 = मजबूरी की चाल
nag-8 = एकमात्र चाल
nag-10 = बराबर स्थिति
nag-13 = अस्पष्ट स्थिति
nag-14 = { $side ->
    [white] सफ़ेद थोड़ा बेहतर
   *[black] काला थोड़ा बेहतर
}
nag-16 = { $side ->
    [white] सफ़ेद बेहतर
   *[black] काला बेहतर
}
nag-18 = { $side ->
    [white] सफ़ेद जीत की स्थिति में
   *[black] काला जीत की स्थिति में
}
nag-22 = { $side ->
    [white] सफ़ेद ज़ुगज़्वांग में
   *[black] काला ज़ुगज़्वांग में
}
nag-32 = { $side ->
    [white] सफ़ेद विकास में आगे
   *[black] काला विकास में आगे
}
nag-36 = { $side ->
    [white] सफ़ेद के पास पहल
   *[black] काले के पास पहल
}
nag-40 = { $side ->
    [white] सफ़ेद के पास आक्रमण
   *[black] काले के पास आक्रमण
}
nag-44 = { $side ->
    [white] सफ़ेद के पास मोहरों की क्षतिपूर्ति
   *[black] काले के पास मोहरों की क्षतिपूर्ति
}
nag-132 = { $side ->
    [white] सफ़ेद के पास जवाबी खेल
   *[black] काले के पास जवाबी खेल
}
nag-138 = { $side ->
    [white] सफ़ेद समय के दबाव में
   *[black] काला समय के दबाव में
}
