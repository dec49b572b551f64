"""What each line of Tests/Editors/lines is to be painted as, and how far an editor's painting is from that."""
import pathlib
import re

HERE = pathlib.Path(__file__).resolve().parent
EXAMPLES = HERE.parent.parent / "Examples"


def rows(name="lines"):
    """The lines, each with its paint: a letter for each character, blanks not painted."""
    text = (HERE / name).read_text().split("\n")[:-1]
    return [(line, visible(line, paint)) for line, paint in zip(text[::2], text[1::2])]


def spelled():
    """A line for each spelling of a unit that the program knows, and one for each number in words."""
    values = HERE.parent.parent / "Sources/Journal/Values"
    text = (values / "TypedWords.swift").read_text()
    quoted = re.compile(r'"([^"]+)"')
    units = (values / "UnitWords.swift").read_text().split("private static let spellings")[1]
    words = [word for block in re.findall(r"Translated\((.*?)\)\n?\s*\)", units, re.S) for word in quoted.findall(block)]
    words = [word.replace(r"\u{B5}", "µ").replace(r"\u{3BC}", "μ") for word in dict.fromkeys(words)]
    numbers = text.split("static let numbers")[1].split("static let articles")[0]
    numbers += text.split("static let half")[1].split("///")[0]
    assert len(words) > 200 and len(quoted.findall(numbers)) > 60, "the table of words has moved"
    lines = [(f"x 2 {word}", visible(f"x 2 {word}", "n a " + "a" * len(word))) for word in words]
    return lines, [(f"x {word} litre", f"n {visible(word, 'a' * len(word))} aaaaa") for word in quoted.findall(numbers)]


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
