import Arguments
import Speech

/// The long help of `remind`.
extension RemindCommand {
  static var discussion: [Phrase] {
    [
      Phrase(
        "'remind every 2h' or 'remind at 09:00 12:00' in daybook.conf says when, within the active hours. If nothing is due it is silent, with status 1; a timer may run it every few minutes.",
        cs:
          "Kdy, to určí „remind every 2h“ nebo „remind at 09:00 12:00“ v daybook.conf, v aktivních hodinách. Není-li nic na řadě, mlčí se stavem 1; časovač ji může spouštět každých pár minut."
      ),
      Phrase(
        "json is one object of what is said; ics is a calendar of the rest of the day, with alarms. --install prints a unit that runs it every five minutes and shows what it says; standard error has the two commands that put it in place.",
        cs:
          "json je jeden objekt s tím, co zaznívá; ics je kalendář zbytku dne s upozorněními. --install vypíše jednotku, která ji spustí každých pět minut a ukáže, co říká; na standardním chybovém výstupu jsou dva příkazy, které ji uvedou do chodu."
      ),
    ]
  }

  static var examples: [Example] {
    [
      Example("daybook remind --schedule", Phrase("The rest of the day", cs: "Zbytek dne")),
      Example(
        "daybook remind --install systemd",
        Phrase("A timer, and how to put it in place", cs: "Časovač a jak ho uvést do chodu")),
    ]
  }
}
