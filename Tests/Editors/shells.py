"""Types half a line into bash, zsh and fish, presses Tab, and looks what the program is then called with."""
import os
import pty
import select
import shutil
import signal
import subprocess
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor

PROGRAM = os.environ["DAYBOOK"]

FILES = {
    "daybook.conf": 'daybook 1\nmeasure water "Water" goal 2500ml cup 250ml alias voda\n'
                    'habit read "Čtení knihy" alias book\nhabit gym every mon wed fri\n',
    "2026-01-12.txt": "[ ] read\n[ ] call the dentist\nwater 250ml 08:10\n",
    "2025-02-03.txt": "water 1l\n",
    "2025-12-31.txt": "water 1l\n",
}
# What is typed, with Tab as `_`, and the words that the program then has.
TYPED = [
    ("done Re_", ["done", "read"]),
    ("done boo_", ["done", "book"]),
    ("done čt_", ["done", "Čtení knihy"]),
    ("done call_", ["done", "call the dentist"]),
    ("add vod_ 2_", ["add", "voda", "250ml"]),
    ("change 3 w_", ["change", "3", "water 250ml 08:10"]),
    ("config clock 1_", ["config", "clock", "12h"]),
    ("config badges of_", ["config", "badges", "off"]),
    ("edit con_", ["edit", "config"]),
    ("week 2025-W_", ["week", "2025-W06"]),
    ("month 2025-12_", ["month", "2025-12"]),
    ("day 2025-0_", ["day", "2025-02-03"]),
    ("day yest_", ["day", "yesterday"]),
    ("wee_", ["week"]),
]
SHELLS = {
    "bash": (["bash", "--norc", "--noprofile", "-i"], "source ./script\n"),
    "zsh": (["zsh", "-f", "-i"], "autoload -Uz compinit; compinit -u -D; source ./script\n"),
    "fish": (["fish", "--no-config", "-i"], "source ./script\n"),
}
WRAPPER = """#!/bin/sh
if [ "$1" = __complete ]; then '{0}' "$@"; echo >>asked; exit; fi
printf '%s\\n' "$@" >>ran
echo . >>ran
"""


def wait(terminal, claim, seconds=5.0):
    """Reads what a shell says until something holds."""
    end = time.monotonic() + seconds
    while not claim() and time.monotonic() < end:
        if select.select([terminal], [], [], 0.02)[0]:
            try:
                os.read(terminal, 65536)
            except OSError:
                return


def tried():
    with ThreadPoolExecutor() as shells:
        return sum(shells.map(one, filter(shutil.which, SHELLS)), [])


def one(shell):
    command, setup = SHELLS[shell]
    with tempfile.TemporaryDirectory() as folder:
        for name, text in FILES.items():
            with open(f"{folder}/{name}", "w") as file:
                file.write(text)
        os.mkdir(folder + "/bin")
        with open(folder + "/bin/daybook", "w") as file:
            file.write(WRAPPER.format(PROGRAM))
        os.chmod(folder + "/bin/daybook", 0o755)
        with open(folder + "/script", "wb") as file:
            file.write(subprocess.run([PROGRAM, "completions", shell], check=True, capture_output=True).stdout)
        environment = {"PATH": folder + "/bin:" + os.environ["PATH"], "HOME": folder, "LC_ALL": "C.UTF-8",
                       "TERM": "xterm", "DAYBOOK_NOW": "2026-01-12T14:30"}
        process, master = pty.fork()
        if process == 0:
            os.chdir(folder)
            os.execvpe(command[0], command, environment)
        ran = folder + "/ran"

        def calls():
            with open(ran) as file:
                return [call.split("\n")[:-1] for call in file.read().split(".\n")[:-1]]

        def asked():
            return os.path.getsize(folder + "/asked")

        for name in ["/ran", "/asked"]:
            open(folder + name, "w").close()
        try:
            # What is typed before a shell reads lines by itself is echoed, and then lost to some.
            os.write(master, (setup + "touch ready\n").encode())
            wait(master, lambda: os.path.exists(folder + "/ready"), 10)
            for number, (typed, _) in enumerate(TYPED):
                for part in ("daybook " + typed).replace("_", "_\0").split("\0"):
                    before = asked()
                    os.write(master, part.replace("_", "\t").encode())
                    if part.endswith("_"):
                        wait(master, lambda: asked() > before)
                        wait(master, lambda: False, 0.06)
                os.write(master, b"\r")
                wait(master, lambda: len(calls()) > number)
        finally:
            os.close(master)
            os.kill(process, signal.SIGKILL)
            os.waitpid(process, 0)
        found = calls()
    found += [None] * (len(TYPED) - len(found))
    return [f"{shell}: {typed}\n  is     {call}\n  wanted {wanted}"
            for (typed, wanted), call in zip(TYPED, found) if call != wanted]
