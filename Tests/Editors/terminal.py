"""Shows a file in an editor of the terminal, by tmux, and reads the colours off the screen."""
import os
import re
import subprocess
import tempfile
import time


def screen(command, files, lines, home):
    """The lines of a screen, each a list of its characters with their colours; nothing if the editor shows none."""
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files.items():
            path = os.path.join(folder, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w") as file:
                file.write(text)
        tmux = ["tmux", "-S", folder + "/tmux", "-f", "/dev/null"]
        environment = {"PATH": os.environ["PATH"], "HOME": folder, "LC_ALL": "C.UTF-8", "TERM": "xterm-256color"}
        environment |= {key: folder + "/" + value for key, value in home.items()}
        size = ["-x", "160", "-y", str(lines + 8)]
        subprocess.run(tmux + ["new-session", "-d", *size, " ".join(command)], cwd=folder, env=environment, check=True)
        try:
            capture = []
            for _ in range(50):
                time.sleep(0.1)
                text = subprocess.run(tmux + ["capture-pane", "-ep"], env=environment, capture_output=True, text=True,
                                      check=False).stdout
                if text and capture == text and "\x1b[" in text:
                    break
                capture = text
        finally:
            subprocess.run(tmux + ["kill-server"], env=environment, capture_output=True, check=False)
    rows, colour = [], ""
    for line in text.split("\n"):
        row, colour = coloured(line, colour)
        rows.append(row)
    return rows


def coloured(line, colour):
    """The characters of a line, each with the foreground that it is shown in, and the last of these; 1 is bold."""
    found = []
    for part in re.split(r"(\x1b\[[0-9;]*m|\x1b[()].)", line):
        code = re.fullmatch(r"\x1b\[([0-9;]*)m", part)
        if code:
            colour = foreground(code.group(1), colour)
        elif not part.startswith("\x1b"):
            found += [(character, colour) for character in part]
    return found, colour


def foreground(codes, colour):
    codes = codes.split(";")
    while codes:
        code = codes.pop(0)
        if code in ("", "0"):
            colour = ""
        elif code in ("1", "39"):
            colour = colour[:2] if colour.startswith("1;") and code == "39" else "1;" if code == "1" else ""
        elif code == "38":
            kind = codes.pop(0)
            colour = colour[: 2 * colour.startswith("1;")] + ";".join(codes.pop(0) for _ in range(1 if kind == "5" else 3))
        elif code == "48":
            del codes[: 2 if codes[0] == "5" else 4]
        elif 30 <= int(code) <= 37 or 90 <= int(code) <= 97:
            colour = colour[: 2 * colour.startswith("1;")] + code
    return colour
