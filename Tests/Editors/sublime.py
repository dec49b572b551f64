"""Reads the plugin of Sublime Text, with a stand-in for the editor's own module: what is a day, and how a box turns."""
import importlib.util
import os
import sys
import tempfile
import types

from paint import EXAMPLES


def tried():
    sys.modules["sublime_plugin"] = types.SimpleNamespace(EventListener=object, TextCommand=object)
    specification = importlib.util.spec_from_file_location("plugin", EXAMPLES / "editors/sublime/daybook.py")
    plugin = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(plugin)
    wrong = []
    for line, turned in [("- [ ] gym ", "- [x] gym "), ("> [x] a ", "> [-] a "), ("[-] a ", "[ ] a "), ("☐ a ", "☑ a "),
                         ("water 250ml ", None), ("[x]gym ", None)]:
        if plugin.turned(line) != turned:
            wrong.append(f"sublime: {line} is turned to {plugin.turned(line)}")
    with tempfile.TemporaryDirectory() as folder:
        open(folder + "/daybook.conf", "w").close()
        os.mkdir(folder + "/2026")
        for path, is_day in [("2026-01-12.txt", True), ("2026/2026-01-12.txt", True), ("notes.txt", False),
                             ("../2026-01-12.txt", False)]:
            if plugin.is_day(os.path.normpath(f"{folder}/{path}")) != is_day:
                wrong.append(f"sublime: {path} is " + ("a day" if not is_day else "no day"))
    return wrong
