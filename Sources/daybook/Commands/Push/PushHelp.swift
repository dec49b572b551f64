import Arguments
import Speech

/// The long help of `push`.
extension PushCommand {
  static var discussion: [Phrase] {
    [
      Phrase(
        "Each day whose total of water, or of the measures whose lines say push, changed is given to the command of the line 'push \"...\"' in daybook.conf, the newest first: one JSON object on its standard input, as export --format fitiq has it. It runs without a shell, its standard output is dropped, and 'daybook config allow' must have allowed it. An emptied day is sent as 0.",
        cs:
          "Každý den, jehož součet vody nebo veličin se slovem push na řádku se změnil, dostane příkaz z řádku „push \"...\"“ v daybook.conf, od nejnovějšího: jeden objekt JSON na standardní vstup, jaký má export --format fitiq. Běží bez shellu, jeho standardní výstup se zahodí a musí být povolen příkazem „daybook config allow“. Vyprázdněný den se pošle jako 0."
      ),
      Phrase(
        "Status 0 acknowledges. Anything else, or more than 30 seconds, leaves the day waiting: a minute, then two, four and so on up to six hours. After three failures in a row, or one that took too long, the rest waits too. The exit status is 1 if days wait.",
        cs:
          "Stav 0 znamená potvrzení. Cokoli jiného, nebo víc než 30 sekund, nechá den čekat: minutu, pak dvě, čtyři a tak dále až šest hodin. Po třech neúspěších za sebou, nebo po jednom příliš dlouhém, počká i zbytek. Čekají-li nějaké dny, návratový kód je 1."
      ),
      Phrase(
        "A day with errors or conflict markers is held, and so is everything while daybook.conf has errors; three days or more that would become 0 wait for --all. --install prints a unit that runs it every 15 minutes.",
        cs:
          "Den s chybami nebo značkami konfliktu se nepošle, a dokud má chyby daybook.conf, neodejde nic; tři a více dnů, z nichž by bylo 0, čeká na --all. --install vypíše jednotku, která příkaz spouští každých 15 minut."
      ),
      Phrase(
        "A push that is killed sends its day once more: the receiver must replace the total it had.",
        cs: "Násilně ukončený push pošle svůj den ještě jednou: příjemce musí dřívější součet nahradit."),
    ]
  }

  static var examples: [Example] {
    [
      Example(
        "daybook push",
        Phrase("What changed, and what is due again", cs: "Co se změnilo a co je znovu na řadě")),
      Example("daybook push --list", Phrase("What waits, and why", cs: "Co čeká a proč")),
    ]
  }
}
