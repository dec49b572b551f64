"""What each line of Tests/Editors/lines is to be painted as, and how far an editor's painting is from that."""
import os
import pathlib
import re
import shutil
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
EXAMPLES = HERE.parent.parent / "Examples"


def rows(name="lines"):
    """The lines, each with its paint: a letter for each character, blanks not painted."""
    text = (HERE / name).read_text().split("\n")[:-1]
    return [(line, visible(line, paint)) for line, paint in zip(text[::2], text[1::2])]


def spelled():
    """A line for each spelling of a unit that the program knows, and one for each number in words."""
    program = shutil.which(os.environ.get("DAYBOOK", "daybook"))
    page = (subprocess.run([program, "help", "format", "--man"], capture_output=True, text=True).stdout if program
            else (HERE.parent.parent / "Man/daybook.5").read_text())
    rows = re.findall(r"^\.It Li (.*)\n(.*)", page.split(".Ss Spellings")[1].split("\n.S")[0], re.M)
    words = [(name, others.split(", ")) for name, others in rows]
    units = [word for name, others in words if not name[0].isdigit() for word in [name, *others]]
    numbers = [word for name, others in words if name[0].isdigit() for word in others if word not in ("a", "an")]
    assert len(units) > 200 and len(numbers) > 60, "the manual's list of spellings has changed"
    lines = [(f"x 2 {word}", visible(f"x 2 {word}", "n a " + "a" * len(word))) for word in dict.fromkeys(units)]
    return lines, [(f"x {word} litre", f"n {visible(word, 'a' * len(word))} aaaaa") for word in numbers]


def visible(line, paint):
    """A paint without what stands under blanks, which no one sees."""
    return "".join(mark if place < len(line) and line[place] not in " \t" else " "
                   for place, mark in enumerate(paint)).rstrip()


def differences(editor, lines, painted, apart=""):
    """How an editor paints otherwise; the letters of `apart` it does not tell from plain text."""
    wrong = []
    for (line, wanted), paint in zip(lines, painted, strict=True):
        wanted = "".join(" " if mark in apart else mark for mark in wanted).rstrip()
        paint = visible(line, paint)
        if paint != wanted:
            wrong.append(f"{editor}:\n  line    {line}\n  painted {paint}\n  wanted  {wanted}")
    return wrong
