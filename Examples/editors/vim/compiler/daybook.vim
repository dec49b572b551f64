" :make checks the day that is open; :cnext goes to the next problem, in either language.
let current_compiler = 'daybook'
CompilerSet makeprg=daybook\ check\ %:p:S
CompilerSet errorformat=%f:%l:%c:\ %trror:\ %m,%f:%l:%c:\ %tarning:\ %m,%I%f:%l:%c:\ hint:\ %m,
      \%E%f:%l:%c:\ chyba:\ %m,%W%f:%l:%c:\ varování:\ %m,%I%f:%l:%c:\ tip:\ %m,
      \%E%f:\ error:\ %m,%W%f:\ warning:\ %m,%I%f:\ hint:\ %m,%E%f:\ chyba:\ %m,%W%f:\ varování:\ %m,%I%f:\ tip:\ %m,
      \%-G%.%#
