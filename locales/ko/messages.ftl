### Korean (한국어): moves in words.

## Names
# source: Wikipedia tables, Lichess, DroidFish, ko pages
-king = 킹
# source: Wikipedia tables, Lichess, DroidFish, ko pages
-queen = 퀸
# source: Wikipedia tables, Lichess, DroidFish, ko pages
-rook = 룩
# source: Wikipedia tables, Lichess, DroidFish, ko pages
-bishop = 비숍
# source: Wikipedia tables, Lichess, DroidFish, ko pages
-knight = 나이트
# source: Wikipedia tables, Lichess, DroidFish, ko pages
-pawn = 폰
# unsourced: general knowledge
-white = 백
# unsourced: general knowledge
-black = 흑
# unsourced: general knowledge
rank = { $rank ->
    [1] 일
    [2] 이
    [3] 삼
    [4] 사
    [5] 오
    [6] 육
    [7] 칠
   *[8] 팔
}

## Actions
# source: Lichess translations
takes = 잡음
# source: Lichess translations
castle-short = 짧은 캐슬링
# source: Lichess translations
castle-long = 긴 캐슬링
# unsourced: general knowledge
promotion = 승격 { promoted }
# unsourced: general knowledge
en-passant = 앙파상
# source: Wikipedia tables, Lichess, DroidFish, ko pages
check = 체크
# unsourced: general knowledge
double-check = 더블 체크
# unsourced: general knowledge
discovered-check = 디스커버드 체크
# source: Wikipedia tables, Lichess, DroidFish, ko pages
mate = 체크메이트
# source: Wikipedia tables, Lichess, DroidFish, ko pages
stalemate = 스테일메이트
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
white-resigned = 백 기권
# source: Lichess translations
black-resigned = 흑 기권
# source: Lichess translations
draw-agreed = 상호 동의에 의한 무승부
# source: Wikipedia tables, Lichess, DroidFish, ko pages
draw = 무승부

## Sentences
# unsourced: general knowledge
subject = { $piece ->
    [knight] { piece }가
   *[other] { piece }이
}
# unsourced: general knowledge
became = { $promotion ->
    [knight] { promoted }로
   *[other] { promoted }으로
}
# unsourced: general knowledge
toward = { $rank ->
    [3] { $to }으로
    [6] { $to }으로
   *[other] { $to }로
}
# unsourced: general knowledge
full-move = { side } { subject } { toward } 이동
# unsourced: general knowledge
full-move-from = { side } { $from }의 { subject } { toward } 이동
# unsourced: general knowledge
full-capture = { side } { subject } { $to }에서 { takes }
# unsourced: general knowledge
full-capture-from = { side } { $from }의 { subject } { $to }에서 { takes }
# unsourced: general knowledge
full-castle-short = { side } 짧은 캐슬링
# unsourced: general knowledge
full-castle-long = { side } 긴 캐슬링
# unsourced: general knowledge
full-null = { side } 패스
# unsourced: general knowledge
full-with-promotion = { $sentence }, { became } 승격

## What people also say
heard =
    .takes = 잡기 | 잡는다 | 잡음 | 잡고 | 취함
    .castle = 캐슬링
    .castle-short = 킹사이드 캐슬링 | 킹사이드캐슬링 | 짧은 캐슬링
    .castle-long = 퀸사이드 캐슬링 | 퀸사이드캐슬링 | 긴 캐슬링
    .fillers = 으로 | 로 | 에서 | 의 | 이 | 가 | 를 | 을 | 은 | 는 | 에 | 이동 | 승격
    .mate = 체크 메이트
    .file-a = 에이
    .file-b = 비
    .file-c = 씨 | 시
    .file-d = 디
    .file-f = 에프
    .file-g = 지
    .file-h = 에이치
    .endings = 로 | 으로 | 로 이동 | 으로 이동 | 이동

## Annotation marks, those in common use. Unsourced: general knowledge.
nag-1 = 좋은 수
nag-2 = 나쁜 수
nag-3 = 아주 좋은 수
nag-4 = 큰 실수
nag-5 = 흥미로운 수
nag-6 = 의심스러운 수
nag-7 = 강제된 수
nag-8 = 유일한 수
nag-10 = 동등한 형세
nag-13 = 불분명한 형세
nag-14 = { $side ->
    [white] 백이 약간 유리
   *[black] 흑이 약간 유리
}
nag-16 = { $side ->
    [white] 백이 유리
   *[black] 흑이 유리
}
nag-18 = { $side ->
    [white] 백이 결정적으로 유리
   *[black] 흑이 결정적으로 유리
}
nag-22 = { $side ->
    [white] 백이 추크츠방
   *[black] 흑이 추크츠방
}
nag-32 = { $side ->
    [white] 백이 전개에서 앞섬
   *[black] 흑이 전개에서 앞섬
}
nag-36 = { $side ->
    [white] 백이 주도권을 가짐
   *[black] 흑이 주도권을 가짐
}
nag-40 = { $side ->
    [white] 백이 공격권을 가짐
   *[black] 흑이 공격권을 가짐
}
nag-44 = { $side ->
    [white] 백이 기물의 대가를 얻음
   *[black] 흑이 기물의 대가를 얻음
}
nag-132 = { $side ->
    [white] 백이 반격 기회를 가짐
   *[black] 흑이 반격 기회를 가짐
}
nag-138 = { $side ->
    [white] 백이 시간에 쫓김
   *[black] 흑이 시간에 쫓김
}

## A position told. Unsourced: general knowledge.
to-move = { side } 차례.
