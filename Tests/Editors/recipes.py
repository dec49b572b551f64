"""Runs the recipes of Examples/shell: `daybook find` with fzf, and `daybook ask` in a popup of tmux."""
import os
import pty
import select
import shutil
import subprocess
import tempfile
import time

from paint import EXAMPLES

DAY = "[ ] read 20:00\nwater 250ml 08:10\n"


def tried():
    with tempfile.TemporaryDirectory() as folder:
        os.mkdir(folder + "/bin")
        os.mkdir(folder + "/My days")
        for name, text in [("daybook.conf", "daybook 1\nmeasure water goal 2l cup 250ml\nhabit read 20:00\n"),
                           ("2026-01-12.txt", DAY), ("2025-12-31.txt", "water 1l\n")]:
            with open(f"{folder}/My days/{name}", "w") as file:
                file.write(text)
        os.symlink(os.environ["DAYBOOK"], folder + "/bin/daybook")
        with open(folder + "/bin/edits", "w") as file:
            file.write('#!/bin/sh\nprintf "%s\\n" "$@"\n')
        os.chmod(folder + "/bin/edits", 0o755)
        environment = {"PATH": f"{folder}/bin:{EXAMPLES}/shell:{os.environ['PATH']}", "HOME": folder, "TERM": "xterm",
                       "LC_ALL": "C.UTF-8", "DAYBOOK_NOW": "2026-01-12T14:30", "DAYBOOK_DIR": folder + "/My days",
                       "VISUAL": "edits", "FZF_DEFAULT_OPTS": "--select-1 --query=08:10"}
        return (found(folder, environment) if shutil.which("fzf") else []) + asked(folder, environment)


def found(folder, environment):
    said = subprocess.run(["daybook", "find", "water"], env=environment, capture_output=True, text=True, check=False,
                          timeout=30).stdout
    wanted = f"+2\n{folder}/My days/2026-01-12.txt\n"
    return [] if said == wanted else [f"recipes: find\n  is     {said!r}\n  wanted {wanted!r}"]


def asked(folder, environment):
    """Presses the key in a tmux that is attached to a terminal, and answers yes to the habit."""
    tmux = ["tmux", "-S", folder + "/tmux", "-f", str(EXAMPLES / "shell/tmux.conf")]
    process, terminal = pty.fork()
    if process == 0:
        os.chdir(folder)
        os.execvpe("tmux", tmux + ["new-session", "sh"], environment)
    shown = b""

    def until(claim, seconds=8.0):
        nonlocal shown
        end = time.monotonic() + seconds
        while not claim() and time.monotonic() < end:
            if select.select([terminal], [], [], 0.05)[0]:
                try:
                    shown += os.read(terminal, 65536)
                except OSError:
                    return

    day = folder + "/My days/2026-01-12.txt"

    def text():
        with open(day) as file:
            return file.read()

    try:
        until(lambda: b"#" in shown or b"$" in shown)
        # Keys that come at once are taken for pasted text.
        os.write(terminal, b"\x02")
        time.sleep(0.1)
        os.write(terminal, b"A")
        until(lambda: b"read" in shown)
        os.write(terminal, b"y")
        until(lambda: text() != DAY)
    finally:
        subprocess.run(tmux + ["kill-server"], env=environment, capture_output=True, check=False)
        os.close(terminal)
        os.waitpid(process, 0)
    return [] if text().startswith("[x] read") else [f"recipes: ask\n  is     {text()!r}\n  shown  {shown[-400:]!r}"]
