" Vim syntax of daybook.conf.
if exists('b:current_syntax')
  finish
endif
syn match daybookconfAmount /\v\s@1<=\d\S*/
syn match daybookconfModifier /\v\s@1<=%(goal|at most|cup|presets|unit|last|mean|max|min|best|counts|by|push|alias|from|until|every|days?|per|all|any|of|when)%(\s|$)@=/
syn match daybookconfWord /^\s*[a-z][a-z-]*/
syn match daybookconfWord /\v^\s*%(measure|habit|unit|goal|cup|pause)%(\s)@=/ nextgroup=daybookconfName skipwhite
syn match daybookconfName /[^ \t"#]\+/ contained
syn region daybookconfLabel start=/"/ end=/"/ oneline
syn match daybookconfComment /\v%(^|\s)@1<=#%(\s.*)?$/
hi def link daybookconfWord Keyword
hi def link daybookconfName Function
hi def link daybookconfModifier Type
hi def link daybookconfAmount Number
hi def link daybookconfLabel String
hi def link daybookconfComment Comment
let b:current_syntax = 'daybookconf'
