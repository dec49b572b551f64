import Speech

extension FormatPage {
  /// What Markdown is to a day.
  static let markdown = part(
    #"""
    .Sh MARKDOWN
    In a file that ends in
    .Pa .md ,
    what Markdown does not show as content does not count and is no journal: code
    between fences
    .Pq Ql \`\`\` No or Ql ~~~ ,
    and what stands between
    .Ql %%
    and
    .Ql %% ,
    or
    .Ql <!--
    and
    .Ql --> ,
    within a line or over lines.
    What nothing closes hides nothing, and is told
    .Pq Sy uncounted .
    .Pp
    Between a first line
    .Ql ---
    and the next such line stands front matter, lines of
    .Ql "key: value" .
    Of a declared measure it is an entry.
    Of a declared habit
    .Ql true ,
    .Ql yes ,
    .Ql x ,
    .Ql done ,
    a time or an amount is a tick that is done,
    .Ql false ,
    .Ql no ,
    and nothing at all is nothing; any other value is told.
    A list and a key that is not declared are left alone.
    .Pp
    The following hold in a file of either ending.
    A name may be
    .Ql **bold** ,
    .Ql _so_ ,
    .Ql [[linked]]
    or, behind a bullet or a box, a tag
    .Pq Ql "- [x] #workout" ;
    other tags may stand before it
    .Pq Ql "- [x] #habit workout" .
    Alone on its line without a box such a name counts nothing.
    The marks of the Tasks plugin are tags, with what follows each:
    .Bd -literal -offset indent
    - [x] workout hard 🔁 every week 📅 2026-01-14 ✅ 2026-01-12 ^a1b2
    .Ed
    .Pp
    These are
    .Ql 📅 ⏳ 🛫 ➕ ✅ ❌ 🔁 ⏫ 🔼 🔽
    and
    .Ql ^block
    at the end of a line.
    .Pp
    A new line goes below the last tick or entry of a note, with what is indented
    under that; or into the section that
    .Cm section
    names, if the note has it.
    Text goes to the end.
    """#,
    cs: #"""
      .Sh MARKDOWN
      V souboru s příponou
      .Pa .md
      se nepočítá a není zápiskem, co Markdown neukazuje jako obsah: kód mezi ploty
      .Pq Ql \`\`\` No nebo Ql ~~~
      a to, co stojí mezi
      .Ql %%
      a
      .Ql %%
      nebo
      .Ql <!--
      a
      .Ql --> ,
      v řádku i přes řádky.
      Co nic neuzavírá, nic neskrývá a ohlásí se
      .Pq Sy uncounted .
      .Pp
      Mezi prvním řádkem
      .Ql ---
      a dalším takovým stojí hlavička, řádky
      .Ql "klíč: hodnota" .
      U deklarované veličiny je to záznam.
      U deklarovaného návyku jsou
      .Ql true ,
      .Ql yes ,
      .Ql x ,
      .Ql done ,
      čas nebo množství splněné odškrtnutí;
      .Ql false ,
      .Ql no
      a prázdno nejsou nic; každá jiná hodnota se ohlásí.
      Seznam a nedeklarovaný klíč zůstávají stranou.
      .Pp
      Další platí v souboru s kteroukoli příponou.
      Jméno smí být
      .Ql **tučné** ,
      .Ql _takto_ ,
      .Ql [[odkazem]]
      nebo, za odrážkou či políčkem, štítkem
      .Pq Ql "- [x] #workout" ;
      jiné štítky smějí stát před ním
      .Pq Ql "- [x] #habit workout" .
      Samo na řádku bez políčka se takové jméno nepočítá.
      Znaky doplňku Tasks jsou štítky, každý s tím, co za ním stojí:
      .\" example: as in English
      .Pp
      Jsou to
      .Ql 📅 ⏳ 🛫 ➕ ✅ ❌ 🔁 ⏫ 🔼 🔽
      a
      .Ql ^blok
      na konci řádku.
      .Pp
      Nový řádek přijde v poznámce pod poslední odškrtnutí nebo záznam i s tím, co je
      pod ním odsazené; nebo do oddílu, který jmenuje
      .Cm section ,
      má-li ho poznámka.
      Text přijde na konec.
      """#)
}
