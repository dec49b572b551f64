"""Paints lines with the TextMate grammar, by textmate-grammar-python of PyPI."""
import importlib
import json
import logging
import os
import plistlib
import tempfile

from paint import EXAMPLES

SCOPES = {
    "comment.": "c", "entity.other.attribute-name": "g", "constant.other.time": "t", "constant.numeric": "a",
    "entity.name.function": "n", "keyword.other.box": "o", "string.other.box": "x", "invalid.deprecated.box": "s",
    "keyword.other.goal": "k", "invalid.illegal": "e",
}


def parsers():
    """The library, loaded where the folder that it makes at once is taken away again."""
    home = os.getcwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            return importlib.import_module("textmate_grammar.parsers.base")
        finally:
            os.chdir(home)
            logging.disable(logging.ERROR)


def painted(lines):
    LanguageParser = parsers().LanguageParser
    grammars = EXAMPLES / "editors/vscode/syntaxes"
    for name in ["daybook", "daybook-conf"]:
        packed = plistlib.loads((EXAMPLES / f"editors/textmate/{name}.tmLanguage").read_bytes())
        assert packed == json.loads((grammars / f"{name}.tmLanguage.json").read_text()), f"{name}: made anew?"
    parser = LanguageParser(json.loads((grammars / "daybook.tmLanguage.json").read_text()))
    return [one(parser, line) for line in lines]


def one(parser, line):
    paint = [" "] * len(line)
    element = parser.parse_string(line + "\n")
    for (_, column), text, scopes in element.flatten() if element else []:
        for start, mark in SCOPES.items():
            if any(scope.startswith(start) for scope in scopes):
                for place in range(column, min(column + len(text.rstrip("\n")), len(line))):
                    paint[place] = mark
    return "".join(paint)
