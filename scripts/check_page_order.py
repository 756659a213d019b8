#!/usr/bin/env python3
"""Lay a page of games out in a browser and check the order in which its moves are seen.

usage: check_page_order.py PAGE.html ...

Chromium renders each page without a window; a small script, put into a copy of the page, writes down where every
character of the moves stands. Checked is, for pages from right to left and from left to right:
- the number, White's move and Black's move of each row stand in the order of the page, rows one below the other;
- inside each cell and each run that is set apart, tokens of one line follow one another in the direction of their script;
- a number's digits stand from left to right, its point behind them in the direction of the page;
- inside each token, the characters stand in that direction too.
Exit status 1 when something stands wrong, 2 when there is no Chromium.
"""
import html
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

PROBE = """
<script>
const out = {dir: document.documentElement.dir, rows: [], runs: []};
const box = e => { const r = e.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; };
for (const tr of document.querySelectorAll('table.score tr')) {
  const cells = [...tr.querySelectorAll('td.number, td.move')];
  if (cells.length) out.rows.push(cells.map(td => ({text: td.textContent, box: box(td.firstElementChild || td)})));
}
for (const bdi of document.querySelectorAll('bdi[dir], td.number, td.move, .result')) {
  const chars = [];
  const walker = document.createTreeWalker(bdi, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    for (let i = 0; i < node.length; i++) {
      const range = document.createRange();
      range.setStart(node, i); range.setEnd(node, i + 1);
      chars.push([node.data[i], ...box(range)]);
    }
  }
  out.runs.push({chars, number: bdi.matches('td.number')});
}
const pre = document.createElement('pre');
pre.id = 'probe'; pre.textContent = JSON.stringify(out);
document.body.append(pre);
</script>
"""
MARKS = re.compile("[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufe0e]")


def browser():
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if shutil.which(name):
            return name
    return None


def measured(page):
    text = pathlib.Path(page).read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder, "page.html")
        copy.write_text(text.replace("</body>", PROBE + "</body>"), encoding="utf-8")
        dom = subprocess.run(
            [browser(), "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
             "--disable-background-networking", "--disable-component-update", "--disable-sync",
             f"--user-data-dir={folder}/profile", "--dump-dom", copy.as_uri()],
            capture_output=True, timeout=120).stdout.decode("utf-8")
    found = re.search(r'<pre id="probe">(.*?)</pre>', dom, re.S)
    return json.loads(html.unescape(found.group(1)))


def middle(box):
    return (box[0] + box[2]) / 2


def check(page):
    seen, wrong, tokens = measured(page), [], 0
    right_to_left = seen["dir"] == "rtl"
    last = None
    for row in seen["rows"]:
        places = [middle(cell["box"]) for cell in row if cell["text"]]
        if places != sorted(places, reverse=right_to_left):
            wrong.append(("row", [cell["text"] for cell in row]))
        top = row[0]["box"][1]
        if last is not None and top <= last:
            wrong.append(("rows", row[0]["text"]))
        last = top
    for run in seen["runs"]:
        chars = [c for c in run["chars"] if not MARKS.match(c[0])]
        # Only notation whose squares are in a right-to-left script too is read from right to left.
        letters = "".join(c[0] for c in chars)
        if run["number"]:
            # The point stands behind the number as the page is read.
            digits = [middle(c[1:]) for c in chars if c[0].isdigit()]
            point = middle(chars[-1][1:])
            tokens += 1
            if digits != sorted(digits) or not (point < digits[0] if right_to_left else point > digits[-1]):
                wrong.append(("number", letters))
            continue
        turned = any(map(is_rtl, letters)) and not re.search("[a-h\u2654-\u265fO]", letters)
        line = []
        for index, c in enumerate(chars + [None]):
            # Letters of one word in a right-to-left script stand from right to left even in a run from left to right.
            if c is None or c[0].isspace():
                order = [middle(x[1:]) for x in merged(line, turned)]
                if order != sorted(order, reverse=turned):
                    wrong.append(("token", "".join(x[0] for x in line)))
                tokens += bool(line)
                line = []
            else:
                line.append(c)
        starts = firsts(chars)
        for (a, b) in zip(starts, starts[1:]):
            same_line = abs(a[2] - b[2]) < 4
            if same_line and (a[1] > b[1]) != turned:
                wrong.append(("order", a[0] + " " + b[0]))
    print(f"{page}: {len(seen['rows'])} rows, {len(seen['runs'])} cells and runs, {tokens} tokens, {len(wrong)} wrong")
    for one in wrong[:10]:
        print("  ", *one)
    return not wrong and bool(seen["rows"])


def is_rtl(character):
    return "\u0590" <= character <= "\u08ff" and not character.isdigit()


def merged(line, turned):
    """The characters of a token, words of right-to-left letters in one piece; in a run from right to left, so numbers."""
    out = []
    for c in line:
        joins = out and (is_rtl(c[0]) and is_rtl(out[-1][0][-1]) if not turned else
                         not is_rtl(c[0]) and not is_rtl(out[-1][0][-1]))
        if joins:
            old = out[-1]
            out[-1] = [old[0] + c[0], min(old[1], c[1]), old[2], max(old[3], c[3]), old[4]]
        else:
            out.append(list(c))
    return out


def firsts(chars):
    """The first character of each token."""
    before = [None] + [c[0] for c in chars]
    return [c for c, last in zip(chars, before) if not c[0].isspace() and (last is None or last.isspace())]


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    if browser() is None:
        print("no chromium", file=sys.stderr)
        sys.exit(2)
    sys.exit(0 if all([check(page) for page in sys.argv[1:]]) else 1)


if __name__ == "__main__":
    main()
