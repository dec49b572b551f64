-- Neovim: starts the language server, one for each daybook, if the program is here. vim.g.no_daybook_server is "no".
local program = vim.g.daybook_program or 'daybook'
if vim.g.no_daybook_server or vim.fn.executable(program) == 0 then return end

local file = vim.api.nvim_buf_get_name(0)
local found = vim.fn.findfile('daybook.conf', vim.fn.fnamemodify(file, ':p:h') .. ';')
local root = found ~= '' and vim.fn.fnamemodify(found, ':p:h') or nil
local server = { name = 'daybook', cmd = { program, 'lsp' }, root_dir = root }
if vim.lsp.start then -- 0.8 and later
  vim.lsp.start(server)
else -- 0.7 keeps none of its own accord
  _G.daybook_servers = _G.daybook_servers or {}
  local id = _G.daybook_servers[root or '']
  if not id or not vim.lsp.get_client_by_id(id) then
    id = vim.lsp.start_client(server)
    _G.daybook_servers[root or ''] = id
  end
  vim.lsp.buf_attach_client(0, id)
end
