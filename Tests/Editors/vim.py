"""Opens a day in Vim: what it is taken for, its paint, its keys, its folds, and where :make leads."""
import json
import os
import subprocess
import tempfile

from paint import EXAMPLES

GROUPS = {"Comment": "c", "Tag": "g", "Time": "t", "Amount": "a", "Name": "n", "Open": "o", "Done": "x", "Skipped": "s",
          "Goal": "k", "Marker": "e"}
PROGRAM = ["vim", "-N", "-u", "NONE", "-i", "NONE", "-n", "-es", "-T", "dumb"]

PAINT = """
let painted = []
for number in range(1, line('$'))
  let names = []
  for column in range(1, col([number, '$']) - 1)
    call add(names, synIDattr(synID(number, column, 1), 'name'))
  endfor
  call add(painted, names)
endfor
call writefile([json_encode(painted)], 'painted')
"""

KEYS = """
let told = {'filetype': &filetype}
call setline(1, ['- [ ] gym 18:00', '> [X] a', '☐ b', 'water 250ml', '[ ]'])
let turned = []
for turn in range(4)
  call add(turned, getline(1, '$'))
  %DaybookTurn
endfor
let told.turned = turned
call setline(1, ['# a', 'x', '## b', 'y', '# c'])
let told.folds = map(range(1, 5), 'daybook#Fold(v:val)')
let told.shown = foldclosed(2)
%delete _
call setline(1, ['[x] gym', 'Slept well.'])
DaybookDrink
normal ,w
let told.drunk = getline(1, '$')
let g:daybook_program = './refuses'
DaybookDrink 1 stone
let told.refused = getline(1, '$') == told.drunk
set modified!
edit! 2026-01-13.md
let told.markdown = &filetype
edit! daybook.conf
let told.conf = &filetype
edit! 2026-01-12.txt
let &makeprg = 'cat told'
silent! make
let told.problems = map(getqflist(), '[bufname(v:val.bufnr), v:val.lnum, v:val.col, v:val.type, v:val.text]')
exe 'edit!' fnameescape(fnamemodify(tempname(), ':h') . '/2026-01-12.txt')
let told.other = &filetype
call writefile([json_encode(told)], 'keys')
"""

TOLD = """{0}:2:1: warning: 'watr' is not declared [near-name]
{0}:5:7: error: '25:10' is not a time of day [bad-time]
{0}:6:1: hint: '[v]' is not how a box is written [odd-box]
{0}:2:1: varování: „watr“ není deklarováno [near-name]
{0}:5:7: chyba: „25:10“ není čas [bad-time]
{0}:6:1: tip: „[v]“ není políčko [odd-box]
{0}: warning: a conflict copy [conflict-copy]
2 files, 6 problems: 3 errors, 1 warning, 2 hints
"""


def run(script, folder, program):
    """What Vim leaves in a folder after a script, with the plugin as `packadd` takes it."""
    pack = folder + "/pack/x/opt"
    os.makedirs(pack, exist_ok=True)
    if not os.path.exists(pack + "/daybook"):
        os.symlink(EXAMPLES / "editors/vim", pack + "/daybook")
    head = "let g:no_daybook_server = 1\nset encoding=utf-8 fileencodings=utf-8 hidden\nlet maplocalleader = ','\n"
    head += f"set packpath={folder}\nfiletype plugin on\nsyntax on\npackadd daybook\n"
    path = folder + "/script.vim"
    with open(path, "w") as file:
        file.write(head + script + "qall!\n")
    subprocess.run(program + ["-S", path], cwd=folder, check=False, timeout=60, stdin=subprocess.DEVNULL,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def daybook(folder):
    with open(folder + "/daybook.conf", "w") as file:
        file.write("daybook 1\n")
    for name, answer in [
            ("drinks", "printf -- '--- a\\n+++ b\\n@@ -1 +1,2 @@\\n [x] gym\\n+water 250ml 14:30\\n'"),
            ("refuses", "echo no >&2; exit 2")]:
        with open(f"{folder}/{name}", "w") as file:
            file.write(f"#!/bin/sh\n{answer}\n")
        os.chmod(f"{folder}/{name}", 0o755)


def painted(lines, program=PROGRAM):
    with tempfile.TemporaryDirectory() as folder:
        daybook(folder)
        with open(folder + "/2026-01-12.txt", "w") as file:
            file.write("\n".join(lines) + "\n")
        run("edit 2026-01-12.txt\n" + PAINT, folder, program)
        with open(folder + "/painted") as file:
            groups = json.load(file)
    return [one(line, names) for line, names in zip(lines, groups)]


def one(line, names):
    """The paint of a line from the names of its bytes."""
    places = [0]
    for character in line:
        places.append(places[-1] + len(character.encode()))
    marks = [GROUPS.get(name.removeprefix("daybook").rstrip("0123456789"), " ") for name in names]
    return "".join(marks[place] for place in places[:-1])


def tried(name="vim", program=PROGRAM):
    with tempfile.TemporaryDirectory() as folder:
        daybook(folder)
        day = os.path.realpath(folder) + "/2026-01-12.txt"
        with open(folder + "/told", "w") as file:
            file.write(TOLD.format(day))
        run("let g:daybook_program = './drinks'\nedit 2026-01-12.txt\n" + KEYS, folder, program)
        with open(folder + "/keys") as file:
            told = json.load(file)
    wanted = {
        "filetype": "daybook",
        "turned": [
            ["- [ ] gym 18:00", "> [X] a", "☐ b", "water 250ml", "[ ]"],
            ["- [x] gym 18:00", "> [-] a", "☑ b", "water 250ml", "[ ]"],
            ["- [-] gym 18:00", "> [ ] a", "☐ b", "water 250ml", "[ ]"],
            ["- [ ] gym 18:00", "> [x] a", "☑ b", "water 250ml", "[ ]"],
        ],
        "folds": [">1", "=", ">2", "=", ">1"],
        "shown": -1,
        "drunk": ["[x] gym", "water 250ml 14:30", "water 250ml 14:30", "Slept well."],
        "refused": 1,
        "markdown": "markdown.daybook",
        "conf": "daybookconf",
        "other": "text",
        "problems": [
            ["2026-01-12.txt", 2, 1, "w", "'watr' is not declared [near-name]"],
            ["2026-01-12.txt", 5, 7, "e", "'25:10' is not a time of day [bad-time]"],
            ["2026-01-12.txt", 6, 1, "I", "'[v]' is not how a box is written [odd-box]"],
            ["2026-01-12.txt", 2, 1, "W", "„watr“ není deklarováno [near-name]"],
            ["2026-01-12.txt", 5, 7, "E", "„25:10“ není čas [bad-time]"],
            ["2026-01-12.txt", 6, 1, "I", "„[v]“ není políčko [odd-box]"],
            ["2026-01-12.txt", 0, 0, "W", "a conflict copy [conflict-copy]"],
        ],
    }
    return [f"{name}: {key}\n  is     {told.get(key)}\n  wanted {value}" for key, value in wanted.items()
            if told.get(key) != value]
