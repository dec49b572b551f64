" A file that is named by a date, below a daybook.conf, is a day; an .md file stays Markdown as well.
func s:Detect(filetype) abort
  if !empty(findfile('daybook.conf', fnameescape(expand('<afile>:p:h')) . ';'))
    let &filetype = a:filetype
  endif
endfunc
au BufNewFile,BufRead ????-??-??.txt call s:Detect('daybook')
au BufNewFile,BufRead ????-??-??.md call s:Detect('markdown.daybook')
au BufNewFile,BufRead daybook.conf setfiletype daybookconf
