" Vim settings of a day file.
if exists('b:did_daybook')
  finish
endif
let b:did_daybook = 1

setlocal comments=:# commentstring=#\ %s iskeyword+=- fixendofline
setlocal foldmethod=expr foldexpr=daybook#Fold(v:lnum) foldlevel=99
compiler daybook
let b:undo_ftplugin = get(b:, 'undo_ftplugin', 'exe') . '| unlet b:did_daybook | setl com< cms< isk< fixeol< fdm< fde< fdl< mp< efm<'

command! -buffer -range DaybookTurn call daybook#Turn(<line1>, <line2>)
command! -buffer -nargs=* DaybookDrink call daybook#Drink(<q-args>)
if !exists('g:no_daybook_maps')
  nnoremap <buffer> <silent> <LocalLeader>x :DaybookTurn<CR>
  xnoremap <buffer> <silent> <LocalLeader>x :DaybookTurn<CR>
  nnoremap <buffer> <silent> <LocalLeader>w :DaybookDrink<CR>
endif
