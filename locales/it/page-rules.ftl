# Il libro delle regole, e il pannello che apre una regola accanto a tutto il resto.

rules-title = Regole
rules-open-page = Apri nel libro delle regole
rules-see = Vedi anche
rules-kind-statement = Regola
rules-kind-ruling = Chiarimento
rules-kind-example = Esempio
rules-examples =
    { $count ->
        [one] Un esempio
       *[other] { $count } esempi
    }
