# Il libro delle regole, e il pannello che apre una regola accanto a tutto il resto.

rules-title = Regole
rules-one = Regola { $id }
rules-lead = Ciò che segue l'arbitro: ogni regola con il suo numero, i chiarimenti e gli esempi.
rules-book = Libro delle regole
rules-search = Cerca nelle regole
rules-found =
    { $count ->
        [0] Nessun risultato.
        [one] { $count } voce
       *[other] { $count } voci
    }
rules-pick = Scegli un capitolo o cerca una parola.
rules-all = Tutte le regole
rules-open-page = Apri nel libro delle regole
rules-see = Vedi anche
rules-terms = Termini
rules-kind-statement = Regola
rules-kind-ruling = Chiarimento
rules-kind-example = Esempio
rules-examples =
    { $count ->
        [one] Un esempio
       *[other] { $count } esempi
    }
rules-exact =
    { $count ->
        [one] La regola esatta
       *[other] Le { $count } regole esatte
    }
rules-technical = Il testo esatto (in inglese), con i suoi esempi
rules-contents = Capitoli
rules-diagram-open = Apri su una plancia
rules-entries = Tutte le voci per numero
rules-print = Stampa
