"""Opens a day in Neovim, as vim.py does in Vim."""
import vim

PROGRAM = ["nvim", "-u", "NONE", "-i", "NONE", "-n", "--headless", "-es"]


def painted(lines):
    return vim.painted(lines, PROGRAM)


def tried():
    return vim.tried("neovim", PROGRAM)
