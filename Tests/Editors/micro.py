"""Opens a day in micro, in the colours of its own scheme for few colours, one a group."""
import terminal
from paint import EXAMPLES

GROUPS = {"comment": ("cyan", "36", "c"), "identifier": ("yellow", "33", "g"), "type": ("blue", "34", "t"),
          "constant.number": ("magenta", "35", "a"), "todo": ("brightred", "91", "o"),
          "constant.string": ("green", "32", "x"), "special": ("red", "31", "s"), "statement": ("brightblue", "94", "k"),
          "error": ("brightyellow", "93", "e")}


def painted(lines):
    scheme = "".join(f'color-link {group} "{colour}"\n' for group, (colour, _, _) in GROUPS.items())
    files = {
        "config/syntax/daybook.yaml": (EXAMPLES / "editors/micro/daybook.yaml").read_text(),
        "config/colorschemes/plain.micro": scheme,
        "config/settings.json": '{"colorscheme": "plain", "ruler": false, "cursorline": false, "mkparents": false}',
        "2026-01-12.txt": "\n".join(lines) + "\n",
    }
    shown = terminal.screen(["micro", "-config-dir", "config", "2026-01-12.txt"], files, len(lines), {})
    marks = {code: mark for _, code, mark in GROUPS.values()}
    return ["".join(marks.get(colour, " ") for _, colour in row[:len(line)]) for line, row in zip(lines, shown)]
