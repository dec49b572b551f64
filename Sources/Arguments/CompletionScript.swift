extension Shell {
  /// The script that completes a program's words in this shell.
  ///
  /// It holds no names of commands and options, so it never goes stale: it asks `PROGRAM __complete SHELL WORDS...`.
  package func completionScript(for program: String) -> String {
    switch self {
    case .bash: bashScript(program)
    case .zsh: zshScript(program)
    case .fish: fishScript(program)
    }
  }
}

// Bash has cut the words at `=` and `:`; they are put together again by the blanks of the line. What bash replaces
// is `$2`, so what stands before it is cut from the answers. It runs in bash 3.2, which macOS still has.
private func bashScript(_ program: String) -> String {
  #"""
  # bash completion for \#(program): source <(\#(program) completions bash)
  _\#(program)() {
    local rest=${COMP_LINE:0:COMP_POINT} words=() word line text head dirs i n=-1
    for ((i = 0; i <= COMP_CWORD; i++)); do
      word=${COMP_WORDS[i]}
      if [[ $i -eq 0 || $rest == [[:space:]]* ]]; then n=$((n + 1)); words[n]=; fi
      rest=${rest#"${rest%%[![:space:]]*}"}
      [[ $rest == "$word"* ]] || word=$rest
      words[n]+=$word
      rest=${rest#"$word"}
    done
    head=${words[n]%"$2"}
    COMPREPLY=()
    while IFS= read -r line; do
      text=${line%%$'\t'*}
      if [[ -n $text ]]; then COMPREPLY+=("${text#"$head"}"); continue; fi
      [[ $line == $'\tfolders\t'* ]] && dirs=-d || dirs=-f
      text=${line#$'\t'*$'\t'}
      compopt -o filenames 2>/dev/null
      while IFS= read -r line; do
        line=$text$line
        COMPREPLY+=("${line#"$head"}")
      done < <(compgen "$dirs" -- "${words[n]#"$text"}")
    done < <(\#(program) __complete bash "${words[@]:1}" 2>/dev/null)
  }
  complete -F _\#(program) \#(program)

  """#
}

// zsh matches once more what the program has matched, and that without accents: if nothing is left, all of it is meant.
private func zshScript(_ program: String) -> String {
  #"""
  #compdef \#(program)
  # zsh completion for \#(program): source <(\#(program) completions zsh), or a file _\#(program) in $fpath
  _\#(program)() {
    local i line paths= head= width=0; local -a texts abouts shown
    for line in "${(@f)$(\#(program) __complete zsh "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}"; do
      if [[ $line == $'\t'* ]]; then paths=${${line#$'\t'}%%$'\t'*} head=${line##*$'\t'}; continue; fi
      [[ -n $line ]] || continue
      texts+=("${line%%$'\t'*}") abouts+=("${${line#"${line%%$'\t'*}"}#$'\t'}")
      (( $#texts[-1] > width )) && width=$#texts[-1]
    done
    for ((i = 1; i <= $#texts; i++)); do shown+=("${(r:width:)texts[i]}  $abouts[i]"); done
    if (( $#texts )); then
      local -a given; given=(-V \#(program) -l -d shown -a texts)
      compadd -M 'm:{a-zA-Z}={A-Za-z}' $given || compadd -U $given
    fi
    [[ -z $paths ]] && return
    PREFIX=${PREFIX#"$head"} IPREFIX+=$head
    if [[ $paths == folders ]]; then _files -/; else _files; fi
  }
  if [[ $funcstack[1] == _\#(program) ]]; then _\#(program) "$@"; else compdef _\#(program) \#(program); fi

  """#
}

private func fishScript(_ program: String) -> String {
  #"""
  # fish completion for \#(program): \#(program) completions fish | source
  function __\#(program)_complete
    set -l words (commandline -opc)
    set -e words[1]
    set -l word (commandline -ct)
    for line in (\#(program) __complete fish $words "$word" 2>/dev/null)
      set -l parts (string split -m 2 \t -- $line)
      if test -n "$parts[1]"
        printf '%s\n' $line
      else
        set -l typed (string sub -s (math (string length -- "$parts[3]") + 1) -- "$word")
        set -l paths (__fish_complete_path "$typed")
        test "$parts[2]" = folders; and set paths (__fish_complete_directories "$typed")
        for path in $paths; printf '%s%s\n' "$parts[3]" $path; end
      end
    end
  end
  complete -c \#(program) -f -k -a '(__\#(program)_complete)'

  """#
}
