" What the keys of a day file do. Nothing here writes a file: the buffer changes, and you save it.

" The next state of each box: open, done, skipped, open.
let s:next = {' ': 'x', 'x': '-', 'X': '-', '-': ' ', '/': 'x', '>': 'x', '<': 'x', '!': 'x', '?': 'x',
      \ '☐': '☑', '☑': '☐', '✓': '☐', '✔': '☐'}
let s:lead = '^\s*\%(>\s*\)*\%(\%([-*+•◦–]\|\d\+[.)]\)\s\+\)\?'
let s:box = s:lead . '\zs\%(\[[ xX/><!?-]\]\|[☐☑✓✔]\)\ze\s'

" Turns the boxes of some lines; a line without a box stays as it is.
func daybook#Turn(first, last) abort
  for number in range(a:first, a:last)
    let line = getline(number)
    let box = matchstr(line, s:box)
    if box !=# ''
      let turned = box =~# '^\[' ? '[' . s:next[box[1]] . ']' : s:next[box]
      call setline(number, substitute(line, s:box, turned, ''))
    endif
  endfor
endfunc

" Adds a drink below the last line that counts: what `daybook drink` would write into the day of this file.
func daybook#Drink(amount) abort
  let command = get(g:, 'daybook_program', 'daybook') . ' --dir '
        \ . shellescape(fnamemodify(findfile('daybook.conf', expand('%:p:h') . ';'), ':p:h'))
        \ . ' drink --dry-run --date ' . expand('%:t:r') . ' ' . join(map(split(a:amount), 'shellescape(v:val)'))
  let said = systemlist(command)
  let added = filter(copy(said), 'v:val =~# "^+\\%(++ \\)\\@!"')
  if v:shell_error || empty(added)
    echohl ErrorMsg | echomsg join(said) | echohl None
    return
  endif
  call append(s:Last(), substitute(added[-1], '^+', '', ''))
  if getline(1) ==# '' && line('$') == 2
    1delete _
  endif
endfunc

" The last line that has a box, or a number near its start.
func s:Last() abort
  for number in range(line('$'), 1, -1)
    if getline(number) =~# s:box || getline(number) =~# s:lead . '\%(\S\+\s\+\)\?\%(\S\+\s\+\)\?[~≈]\?\d'
      return number
    endif
  endfor
  return line('$')
endfunc

" Folds from one comment that stands alone to the next; of Markdown, by its headings.
func daybook#Fold(number) abort
  let marks = matchstr(getline(a:number), '^#\+\ze\s')
  return marks ==# '' ? '=' : '>' . len(marks)
endfunc
