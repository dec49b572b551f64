extension CzechPage {
  /// The chapters of daybook(5) in Czech on its hints.
  static let hints = #"""
    .Ss Tipy
    .Bl -tag -width Ds
    .It Sy odd-box
    Políčko, které se tak nepíše nebo stojí za jiným, před deklarovaným jménem,
    nebo jako
    .Ql [x]
    před jiným; a takové, které stojí za časem nebo datem svého souboru, před slovy.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: odd-box
    7:15 [x] call mum
    .\" code: odd-box
    [x]breakfast 10:30
    .\" code: odd-box
    [ ] [x] dinner 21:00
    .Ed
    .It Sy uncounted
    Řádek, který se možná měl počítat a nemá vlastní kód.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: uncounted
    a glass of water with lemon
    .Ed
    Stejně tak měření,
    .Ql gym 18:05-? ,
    ze dne před včerejškem; co by se počítalo, nebýt slova před tím,
    .Ql včera voda 250ml ,
    a je z jiného dne; cena na místě množství,
    .Ql coffee 65 Kč ;
    čas
    .Cm remind at
    mimo aktivní hodiny; a připomínají-li se i návyky, návyk, po jehož čase už žádná
    aktivní hodina nepřijde.
    .It Sy unread-file
    V deníku leží texty, které mají ve jméně datum a nečtou se: kolik jich je, jeden
    z nich a
    .Cm layout ,
    který by je četl, je-li takový; a jména, která vypadají jako jméno dne a nejsou
    jím, třeba
    .Pa 2026-02-30.txt
    nebo
    .Pa 2026-01-12
    bez přípony.
    Do složek začínajících tečkou a do deníků v deníku se nehledí.
    Kde není vůbec žádný den, řekne to i
    .Ql daybook day .
    .Dl journals/2026_01_12.md
    Soubor, jehož jméno má jiný den v týdnu nebo měsíc, než je jeho datum; počítá se.
    .Dl 2026-01-12 Sunday.md
    .It Sy unboxed-habit
    Návyk bez políčka, tedy text.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: unboxed-habit
    breakfast 10:30
    .Ed
    .It Sy todo-style
    Návyk za
    .Ql x
    místo
    .Ql [x] .
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: todo-style
    x breakfast
    .Ed
    .It Sy misplaced-amount
    Veličina s množstvím tam, kde se nepočítá.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: misplaced-amount
    water after run 500ml
    .\" code: misplaced-amount
    12 water
    .Ed
    .It Sy undeclared-name
    Množství za jménem, které není deklarované, a nanejvýš čas a štítky.
    .\" example: errors
    .Bd -literal -offset indent -compact
    .\" code: undeclared-name
    tea 300ml 16:00
    .Ed
    .El

    """#
}
