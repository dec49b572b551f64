import Arguments
import Speech

/// The long help of `remind`.
extension RemindCommand {
  static var discussion: [Phrase] {
    [
      Phrase(
        "'remind every 2h' or 'remind at 09:00 12:00' in daybook.conf says when, within the active hours. If nothing is due it is silent, with status 1; a timer may run it every few minutes. With 'habits' behind it each habit that is due and has a time is spoken of once after it, unless it is done.",
        cs:
          "Kdy, to určí „remind every 2h“ nebo „remind at 09:00 12:00“ v daybook.conf, v aktivních hodinách. Není-li nic na řadě, mlčí se stavem 1; časovač ji může spouštět každých pár minut. S „habits“ na konci se po svém čase jednou připomene každý návyk, který je na řadě a není splněný."
      ),
      Phrase(
        "It proposes how much to drink until the next reminder, so that who does so reaches the goal at the end of the active hours, and never more than 750 ml an hour; other measures are told what is left of them. It is silent for the interval after an amount is logged, waits longer each time it gets no answer, and after three days without one speaks once a day. On the first day it waits, after the first answer that does not come within the hour, until something is logged. If as much is logged as usual on recent days that reached the goal unaided, it says nothing.",
        cs:
          "Navrhne, kolik vypít do příští připomínky, aby ten, kdo to udělá, dosáhl cíle na konci aktivních hodin, a nikdy víc než 750 ml za hodinu; u jiných veličin řekne, kolik zbývá. Po zápisu množství po celý interval mlčí, bez odpovědi čeká pokaždé déle a po třech dnech bez odpovědi se ozve jednou denně. Nepřijde-li první den na některou připomínku do hodiny odpověď, čeká, až se něco zapíše. Je-li zapsáno tolik, kolik v tu dobu bývalo v posledních dnech, které dosáhly cíle i bez připomínání, neřekne nic."
      ),
      Phrase(
        "json is one object of what is said, which then still counts as unsaid; ics is a calendar of the rest of the day, with alarms, which waits for no answer. --install prints a unit that runs it every five minutes and shows what it says, with a button that adds a drink where the notifier has buttons; standard error has the commands that put it in place and take it away.",
        cs:
          "json je jeden objekt s tím, co zaznívá, a dál se to bere jako nevyřčené; ics je kalendář zbytku dne s upozorněními, který na odpověď nečeká. --install vypíše jednotku, která příkaz spouští každých pět minut a ukáže, co říká, s tlačítkem na zapsání hrnku tam, kde oznámení tlačítka mají; na standardním chybovém výstupu jsou příkazy, které jednotku uvedou do chodu a odstraní."
      ),
    ]
  }

  static var examples: [Example] {
    [
      Example("daybook remind --schedule", Phrase("The rest of the day", cs: "Zbytek dne")),
      Example("daybook remind --snooze 1h", Phrase("Silent for an hour", cs: "Hodinu ticho")),
      Example(
        "daybook remind --install systemd",
        Phrase("A timer, and how to put it in place", cs: "Časovač a jak ho uvést do chodu")),
    ]
  }
}
