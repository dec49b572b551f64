"""Takes files that are named by a date, below a daybook.conf, for day files, and turns boxes."""
import os
import re

import sublime_plugin

NEXT = {" ": "x", "x": "-", "X": "-", "-": " ", "☐": "☑", "☑": "☐", "✓": "☐", "✔": "☐"}
BOX = re.compile(r"^\s*(?:>\s*)*(?:(?:[-*+•◦–]|\d+[.)])\s+)?(?:\[([ xX-])\]|([☐☑✓✔]))\s")


def is_day(path):
    """Whether a path is a day's: its name is a date, and a daybook.conf lies at or above it."""
    if not path or not re.search(r"[\\/]\d{4}-\d\d-\d\d\.txt$", path):
        return False
    folder = os.path.dirname(path)
    while not os.path.exists(os.path.join(folder, "daybook.conf")):
        folder, below = os.path.dirname(folder), folder
        if folder == below:
            return False
    return True


def turned(line):
    """A line with its box turned, or nothing if it has none."""
    box = BOX.match(line)
    if not box:
        return None
    group = 1 if box.group(1) else 2
    return line[: box.start(group)] + NEXT[box.group(group)] + line[box.end(group) :]


class DaybookListener(sublime_plugin.EventListener):
    def on_load(self, view):
        if is_day(view.file_name()):
            view.assign_syntax("Packages/Daybook/daybook.tmLanguage")


class DaybookTurnCommand(sublime_plugin.TextCommand):
    def run(self, edit):
        for region in self.view.sel():
            line = self.view.line(region)
            text = turned(self.view.substr(line) + " ")
            if text:
                self.view.replace(edit, line, text[:-1])
