import Speech

extension FormatPage {
  /// Ticks.
  static let ticks = part(
    #"""
    .Sh TICKS
    A tick is a box and a name:
    .Bl -column "[/] [>] [<] [!] [?]" "skipped on purpose" -offset indent
    .It Li "[ ] ☐" Ta open
    .It Li "[x] [X] ☑ ✓ ✔" Ta done
    .It Li [-] Ta skipped on purpose
    .It Li "[/] [>] [<] [!] [?]" Ta open, as Obsidian has them
    .El
    .\" example: day
    .Bd -literal -offset indent
    ☑ weighed
    ✓ breakfast 10:30
    ☐ dinner 21:00
    [>] gym
    .Ed
    .Pp
    A command that marks a sign anew writes a box in brackets.
    A box with nothing behind it is text.
    .Pp
    Before a declared name a box without a blank behind it, and one with no blank or
    with one too many inside, are read as well, with a hint that corrects them
    .Pq Sy odd-box .
    The hint stands, too, where such a box before another name, or another box before
    a declared name, is text.
    Here the first four count:
    .\" example: errors
    .Bd -literal -offset indent
    .\" code: odd-box
    [x]breakfast 10:30
    .\" code: odd-box
    [] dinner
    .\" code: odd-box
    [ x] weighed
    .\" code: odd-box
    [x ] gym
    .\" code: odd-box
    [x]dentist
    .\" code: odd-box
    (x) workout
    .Ed
    .Pp
    A tick whose name is not declared, in a daybook that declares some, is a
    .Em one-off .
    It is shown with its day and exported, and nothing counts it.
    It stays open until its box changes, in its own file: a day shows those of the
    14 days before under their dates, and
    .Ql daybook done
    ticks one where it stands.
    If its name is nearly a declared one, that is a warning
    .Pq Sy near-name .
    .\" example: day
    .Bd -literal -offset indent
    [ ] call the dentist
    [x] pay the rent 09:20
    .Ed
    .Pp
    A tick on a measure:
    .Bl -column "[x] or [X]" "x" -offset indent
    .It Li "[ ]" Ta "a plan, which counts nothing"
    .It Li [x] Ta "an entry of its amount, or of a cup if the measure has one; without either, an error"
    .It Li [-] Ta "skips the measure's goal that day"
    .El
    .\" example: day
    .Bd -literal -offset indent
    [x] run 5km
    [x] water
    [ ] run 10km 18:30
    [-] steps rain all day
    .Ed
    .Pp
    With other words in place of an amount, one that is open or done is a one-off;
    one that is skipped is the measure's, as above.
    .\" example: day
    .Bd -literal -offset indent
    [x] Water the plants
    .Ed
    """#,
    cs: #"""
      .Sh ODŠKRTNUTÍ
      Odškrtnutí je políčko a jméno:
      .Bl -column "[/] [>] [<] [!] [?]" "schválně vynecháno" -offset indent
      .It Li "[ ] ☐" Ta otevřené
      .It Li "[x] [X] ☑ ✓ ✔" Ta hotové
      .It Li [-] Ta schválně vynechané
      .It Li "[/] [>] [<] [!] [?]" Ta otevřené, jak je píše Obsidian
      .El
      .\" example: as in English
      .Pp
      Příkaz, který takový znak změní, napíše políčko v hranatých závorkách.
      Políčko, za nímž nic není, je text.
      .Pp
      Před deklarovaným jménem se čte i políčko, za kterým chybí mezera nebo které má
      uvnitř o mezeru méně či více, s tipem, který ho opraví
      .Pq Sy odd-box .
      Tip dostane i takové políčko před jiným jménem a jiné políčko před deklarovaným
      jménem, ale tam je to text.
      Zde se počítají první čtyři:
      .\" example: as in English
      .Pp
      Odškrtnutí, jehož jméno není deklarované, je v deníku, který nějaká deklaruje,
      .Em jednorázový úkol .
      Ukazuje se u svého dne a exportuje se, ale nikam se nepočítá.
      Otevřený zůstává, dokud se nezmění jeho políčko ve vlastním souboru: den ukazuje
      ty ze 14 předchozích dnů pod jejich daty a
      .Ql daybook done
      ho odškrtne tam, kde stojí.
      Je-li jeho jméno skoro deklarované, je to varování
      .Pq Sy near-name .
      .\" example: as in English
      .Pp
      Odškrtnutí u veličiny:
      .Bl -column "[x] nebo [X]" "x" -offset indent
      .It Li "[ ]" Ta "plán, který se nepočítá"
      .It Li [x] Ta "záznam jeho množství, nebo hrnku, má-li ho veličina; bez obojího chyba"
      .It Li [-] Ta "vynechá toho dne cíl veličiny"
      .El
      .\" example: as in English
      .Pp
      Stojí-li místo množství jiná slova, je otevřené i hotové odškrtnutí jednorázový
      úkol; vynechané patří veličině, jako výše.
      .\" example: as in English
      """#)
}
