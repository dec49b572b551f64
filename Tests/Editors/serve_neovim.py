"""Writes a day in Neovim with the server beside it, as a person would: open, type, complete, accept, act, rename, save."""
import os
import subprocess
import tempfile
import time

CONF = 'daybook 1\nmeasure water "Water" goal 2500ml cup 250ml\nhabit breakfast 10:30\nhabit gym "Gym"\n'
EARLIER = "[x] gym 18:00\nwater 330ml 14:40\n"
DAY = "[ ] gym\nwater 250ml 8.10\nwater 1,250 ml\n"
# What the day is to be, and the days beside it.
WRITTEN = "[x] training\nwater 250ml 8:10\nwater 1250 ml\nwater 330ml\n[x] breakfast\nwater 250ml 14:30\n"
RENAMED = {"daybook.conf": CONF.replace("gym", "training"), "2026-01-11.txt": EARLIER.replace("gym", "training")}

SCRIPT = """
local folder = vim.fn.getcwd()
function Attach()
  Client = vim.lsp.start_client({
    name = 'daybook', cmd = { vim.env.DAYBOOK, 'lsp' }, root_dir = folder,
    handlers = { ['window/showMessage'] = function(_, told) Shown = told.message end } })
  vim.lsp.buf_attach_client(0, Client)
end
local function ask(method, parameters)
  local answers = vim.lsp.buf_request_sync(0, method, parameters, 5000)
  return answers and answers[Client] and answers[Client].result
end
-- A place as the protocol has it; lines and columns are of ASCII, and behind the last one no cursor can stand.
local function pointer(line, column)
  vim.api.nvim_win_set_cursor(0, { line, column })
  local document = { uri = vim.uri_from_bufnr(0) }
  return { textDocument = document, position = { line = line - 1, character = column } }
end
-- The codes of the problems, once there are so many.
function Codes(count)
  vim.wait(5000, function() return #vim.diagnostic.get(0) == count end, 20)
  return table.concat(vim.tbl_map(function(one) return one.code end, vim.diagnostic.get(0)), ' ')
end
function Hover(line, column)
  local told = ask('textDocument/hover', pointer(line, column))
  return told and told.contents.value or ''
end
-- Takes the first action of a line whose title begins so.
function Act(line, title)
  local parameters = pointer(line, 0)
  parameters.range = { start = parameters.position, ['end'] = { line = line - 1, character = 99 } }
  parameters.context = { diagnostics = {} }
  for _, action in ipairs(ask('textDocument/codeAction', parameters) or {}) do
    if vim.startswith(action.title, title) then
      vim.lsp.util.apply_workspace_edit(action.edit, 'utf-16')
      return action.title
    end
  end
  return ''
end
function Command(name, line)
  local before = vim.api.nvim_buf_get_changedtick(0)
  vim.lsp.buf.execute_command({ command = name, arguments = { vim.uri_from_bufnr(0), line } })
  vim.wait(5000, function() return vim.api.nvim_buf_get_changedtick(0) ~= before or Shown end, 20)
end
function Rename(line, column, name)
  pointer(line, column)
  vim.lsp.buf.rename(name)
  vim.wait(5000, function() return vim.api.nvim_buf_get_lines(0, 0, 1, false)[1]:find(name) end, 20)
end
-- Types a beginning below the last line, and takes the first of what is offered.
function Complete(text)
  local last = vim.api.nvim_buf_line_count(0)
  vim.api.nvim_buf_set_lines(0, last, last, false, { text })
  local offered = ask('textDocument/completion', pointer(last + 1, #text))
  vim.lsp.util.apply_text_edits({ offered.items[1].textEdit }, vim.api.nvim_get_current_buf(), 'utf-16')
end
function Definition(line, column)
  local place = ask('textDocument/definition', pointer(line, column))
  return vim.fn.fnamemodify(vim.uri_to_fname(place.uri), ':t') .. ':' .. place.range.start.line
end
"""


class Neovim:
    """A Neovim that listens."""

    def __init__(self, folder, file):
        self.socket = folder + "/socket"
        self.process = subprocess.Popen(
            ["nvim", "-u", "NONE", "-i", "NONE", "-n", "--headless", "--listen", self.socket, "--cmd",
             "luafile script.lua", file], cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={"DAYBOOK": "daybook"} | os.environ | {"DAYBOOK_NOW": "2026-01-12T14:30", "LC_ALL": "C.UTF-8"})
        for _ in range(200):
            if os.path.exists(self.socket):
                return
            time.sleep(0.05)
        raise RuntimeError("Neovim does not listen")

    def told(self, expression):
        done = subprocess.run(
            ["nvim", "--server", self.socket, "--remote-expr", expression], check=True, capture_output=True, text=True,
            timeout=60)
        return (done.stdout + done.stderr).replace("\r", "").strip("\n")

    def typed(self, keys):
        subprocess.run(["nvim", "--server", self.socket, "--remote-send", keys], check=True, timeout=60,
                       capture_output=True)


def daybook(folder):
    for name, text in {"daybook.conf": CONF, "2026-01-11.txt": EARLIER, "2026-01-12.txt": DAY}.items():
        with open(f"{folder}/{name}", "w", encoding="utf-8") as file:
            file.write(text)


def files(folder):
    found = {}
    for name in ["2026-01-12.txt", *RENAMED]:
        with open(f"{folder}/{name}", encoding="utf-8", newline="") as file:
            found[name] = file.read()
    return found


def tried():
    with tempfile.TemporaryDirectory() as folder:
        daybook(folder)
        with open(folder + "/script.lua", "w", encoding="utf-8") as file:
            file.write(SCRIPT)
        editor = Neovim(folder, "2026-01-12.txt")
        try:
            editor.told("luaeval('Attach()')")
            told = {
                "problems": editor.told("luaeval('Codes(2)')"),
                "hover": editor.told("luaeval('Hover(1, 5)')").splitlines()[0],
                "definition": editor.told("luaeval('Definition(1, 5)')"),
                "mended": editor.told("luaeval('Act(2, \"Write\")')"),
                "read": editor.told("luaeval('Act(3, \"Write\")')"),
            }
            editor.told("luaeval('Complete(\"wat\")')")
            editor.typed("GA 33<Esc>")
            editor.told("luaeval('Command(\"daybook.tick\", 0)')")
            # A value behind the number, as the person wrote it at this hour yesterday.
            editor.told("setline('$', 'water 33')")
            told["left"] = editor.told("luaeval('Codes(0)')")
            editor.told("deletebufline('%', line('$'))")
            editor.told("luaeval('Complete(\"water \")')")
            editor.told("luaeval('Complete(\"[x] br\")')")
            editor.told("luaeval('Command(\"daybook.cup\", 0)')")
            editor.told("luaeval('Rename(1, 5, \"training\")')")
            editor.typed(":wall<CR>")
            # The keys are taken when Neovim comes to it.
            for _ in range(200):
                if files(folder) == RENAMED | {"2026-01-12.txt": WRITTEN}:
                    break
                time.sleep(0.05)
            told |= files(folder)
            told["after"] = editor.told("luaeval('Codes(0)')")
        finally:
            editor.process.kill()
            editor.process.wait()
    wanted = {
        "problems": "odd-time ambiguous-number", "hover": "Gym: open, usually at 18:00.", "definition": "daybook.conf:3",
        "mended": "Write '8:10'", "read": "Write '1250'", "left": "", "after": "", "2026-01-12.txt": WRITTEN,
    } | RENAMED
    return [f"serve_neovim: {key}\n  is     {told.get(key)!r}\n  wanted {value!r}" for key, value in wanted.items()
            if told.get(key) != value]
