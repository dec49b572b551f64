extension CzechPage {
  /// The chapters of daybook(5) in Czech on what stays as it is.
  static let compatibility = #"""
    .Sh SLUČITELNOST
    .Bl -tag -width Ds
    .It Obsidian
    Denní poznámky se jmény
    .Pa YYYY-MM-DD.md
    jsou soubory dní tak, jak jsou: seznamy úkolů, štítky a vložená pole
    .Pq Ql water:: 500ml , Ql [kcal:: 350]
    se čtou jako odškrtnutí, štítky a záznamy, nadpisy jako komentáře a zbytek jako
    zápisník.
    Formáty data
    .Ql YYYY/YYYY-MM-DD
    a
    .Ql YYYY/MM/YYYY-MM-DD
    základního doplňku jsou uspořádání
    .Cm year
    a
    .Cm month .
    .It Markdown
    .Ql "- [ ]" ,
    .Ql "* [x]" ,
    .Ql "+ [x]"
    a
    .Ql "1. [x]"
    jsou odškrtnutí, i v citaci.
    .It klog
    Rozmezí jako
    .Ql 8:00-9:30
    a trvání jako
    .Ql 7h30m
    se čtou stejně.
    klog drží mnoho dní v jednom souboru; zde je datem jméno souboru a čas či trvání
    stojí za jménem.
    .It todo.txt
    Štítky
    .Ql +project ,
    .Ql @context
    a
    .Ql key:value
    jsou tytéž.
    Hotový úkol má políčko
    .Ql [x] ,
    ne samotné
    .Ql x ;
    na to přijde tip.
    .It git
    Deník se hodí mít v repozitáři.
    .Ql daybook merge --install
    nastaví slučovací ovladač, který zachová každý řádek obou stran;
    .Ql merge=union
    ho nenahradí, protože ze dvou upravených odškrtnutí nechá obě a smazání zahodí
    beze slova.
    .El
    .Sh VIZ TAKÉ
    .Xr daybook 1

    """#
}
