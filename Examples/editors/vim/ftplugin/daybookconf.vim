" Vim settings of daybook.conf.
setlocal comments=:# commentstring=#\ %s iskeyword+=-
let b:undo_ftplugin = 'setl com< cms< isk<'
