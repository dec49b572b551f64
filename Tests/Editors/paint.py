"""What each line of Tests/Editors/lines is to be painted as, and how far an editor's painting is from that."""
import pathlib

HERE = pathlib.Path(__file__).resolve().parent
EXAMPLES = HERE.parent.parent / "Examples"


def rows(name="lines"):
    """The lines, each with its paint: a letter for each character, blanks not painted."""
    text = (HERE / name).read_text().split("\n")[:-1]
    return [(line, visible(line, paint)) for line, paint in zip(text[::2], text[1::2])]


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
