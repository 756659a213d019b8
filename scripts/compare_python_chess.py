#!/usr/bin/env python3
"""Compare the board with python-chess on real games and on random positions.

    python3 -m pip install chess
    scripts/compare_python_chess.py games.pgn[.gz] --games 2000 --random 20000

For each game both sides count the legal moves of every position and write the last FEN; for each random
position (at most 16 men a side, odd checks and en passant squares included) both count the legal moves. What
python-chess calls impossible and what our FEN refuses are set against each other. Exit code 1 when anything
differs. python-chess is GPL: it is run beside the project, no part of it.
"""

import argparse
import collections
import gzip
import io
import logging
import random
import subprocess
import sys

import chess
import chess.pgn

# What python-chess finds wrong with a position and our FEN accepts: no game reaches it, but a board can hold it.
HARMLESS = chess.STATUS_IMPOSSIBLE_CHECK | chess.STATUS_TOO_MANY_CHECKERS


def games(path, limit):
    """Yields (line for the replay, expected answer) for each game whose moves python-chess can read."""
    opened = gzip.open(path) if path.endswith(".gz") else open(path, "rb")
    text = io.TextIOWrapper(opened, encoding="utf-8", errors="replace")
    while limit > 0:
        game = chess.pgn.read_game(text)
        if game is None:
            return
        try:
            if game.headers.variant() is not chess.Board:
                continue
        except ValueError:
            continue
        limit -= 1
        fen = game.headers.get("FEN", "")
        try:
            board = game.board()
        except ValueError as error:
            yield fen + "\t", f"refused\t{error}"
            continue
        if fen and not board.is_valid() and board.status() & ~HARMLESS:
            yield fen + "\t", f"refused\t{board.status()!r}"
            continue
        moves, counts = [], []
        for move in game.mainline_moves():
            counts.append(board.legal_moves.count())
            moves.append(board.uci(move))
            board.push(move)
        counts.append(board.legal_moves.count())
        if fen.endswith(" 0"):
            # python-chess takes move 0, which studies have, for move 1; we keep it.
            board.fullmove_number -= 1
        yield fen + "\t" + " ".join(moves), " ".join(map(str, counts)) + "\t" + board.fen(en_passant="fen")


def random_position(source, chess960):
    """A FEN of random men on random squares, with castling rights and an en passant square where they can be."""
    board = chess.Board(None, chess960=chess960)
    squares = list(chess.SQUARES)
    source.shuffle(squares)
    for color in chess.COLORS:
        rank = 0 if color else 7
        home = [chess.square(file, rank) for file in range(8)]
        at = source.choice([s for s in home if board.piece_at(s) is None]) if chess960 else squares.pop()
        while board.piece_at(at):
            at = squares.pop()
        board.set_piece_at(at, chess.Piece(chess.KING, color))
        if chess960:
            for square in source.sample(home, source.randint(0, 3)):
                if board.piece_at(square) is None:
                    board.set_piece_at(square, chess.Piece(chess.ROOK, color))
    for color in chess.COLORS:
        for _ in range(source.randint(0, 9)):
            square = squares.pop()
            kind = source.choice([1, 1, 1, 2, 3, 4, 5])
            edge = chess.square_rank(square) in (0, 7)
            if board.piece_at(square) is None and not (kind == 1 and edge):
                board.set_piece_at(square, chess.Piece(kind, color))
    board.turn = source.choice(chess.COLORS)
    if chess960:
        for color in chess.COLORS:
            rooks = board.pieces_mask(chess.ROOK, color) & (chess.BB_RANK_1 if color else chess.BB_RANK_8)
            for beyond in (int.__lt__, int.__gt__):
                beside = [square for square in chess.scan_forward(rooks) if beyond(square, board.king(color))]
                if beside and source.random() < 0.8:
                    board.castling_rights |= chess.BB_SQUARES[source.choice(beside)]
    pawn_rank, passed = (4, 8) if board.turn else (3, -8)
    doubled = [
        s + passed
        for s in board.pieces(chess.PAWN, not board.turn)
        if chess.square_rank(s) == pawn_rank and not board.piece_at(s + passed) and not board.piece_at(s + 2 * passed)
    ]
    if doubled and source.random() < 0.8:
        board.ep_square = source.choice(doubled)
    return board


def positions(number, seed):
    """Yields (line, expected answer) for random positions."""
    source = random.Random(seed)
    made = 0
    while made < number:
        board = random_position(source, chess960=made % 2 == 1)
        status = board.status() & ~HARMLESS
        if status & ~chess.STATUS_OPPOSITE_CHECK:
            continue
        # Most random positions leave the side not to move in check; a few are enough.
        if status and source.random() < 0.9:
            continue
        made += 1
        fen = board.fen(en_passant="fen")
        answer = f"refused\t{board.status()!r}" if status else f"{board.legal_moves.count()}\t{fen}"
        yield fen + "\t", answer


def same_position(ours, theirs):
    """Whether two FENs are one position: we keep a right in the form it was given, python-chess writes X-FEN."""
    if ours != theirs and ours.split()[2].strip("KQkq-"):
        ours = chess.Board(ours, chess960=True).fen(en_passant="fen")
    return ours == theirs


def compare(name, pairs, command):
    """Runs the replay over the lines and tells how many answers agree."""
    pairs = list(pairs)
    lines = "".join(line + "\n" for line, _ in pairs)
    answers = subprocess.run(command, input=lines, capture_output=True, text=True, check=True).stdout.splitlines()
    if len(answers) != len(pairs):
        sys.exit(f"{name}: {len(pairs)} lines went in, {len(answers)} came out")
    seen, kinds, refused, plies = collections.Counter(), collections.Counter(), collections.Counter(), 0
    for (line, expected), answer in zip(pairs, answers):
        ours, theirs = answer.split("\t"), expected.split("\t")
        if ours[0] == theirs[0] == "refused":
            seen["refused by both"] += 1
            refused[ours[1]] += 1
        elif ours[:-1] == theirs[:-1] and same_position(ours[-1], theirs[-1]):
            seen["agree"] += 1
            plies += len(ours[0].split())
        else:
            kind = "refused by us only" if ours[0] == "refused" else "differ"
            kind = "refused by them only" if theirs[0] == "refused" else kind
            seen[kind] += 1
            kinds[f"{kind}: {ours[1] if ours[0] == 'refused' else theirs[1] if theirs[0] == 'refused' else ''}"] += 1
            if kinds.total() <= 20:
                print(f"{name}: {line}\n  ours   {answer}\n  theirs {expected}", file=sys.stderr)
    print(f"{name}: {dict(seen)}, {plies} positions with equal counts of legal moves")
    for kind, number in (kinds + refused).most_common():
        print(f"  {number} {kind}")
    return not kinds


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pgn", nargs="*", help="PGN files, plain or gzipped")
    parser.add_argument("--games", type=int, default=2000, help="games of each file (2000)")
    parser.add_argument("--random", type=int, default=20000, help="random positions (20000)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    # A game that breaks off at an illegal move is compared up to there.
    logging.getLogger("chess.pgn").setLevel(logging.CRITICAL)
    command = ["cargo", "run", "--quiet", "--profile", "quick", "--example", "replay"]
    results = [compare(path, games(path, options.games), command) for path in options.pgn]
    results.append(compare("random positions", positions(options.random, options.seed), command))
    sys.exit(not all(results))


if __name__ == "__main__":
    main()
