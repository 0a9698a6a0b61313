# Le livre des règles, et le volet qui ouvre une règle à côté de tout le reste.

rules-title = Règles
rules-open-page = Ouvrir dans le livre des règles
rules-see = Voir aussi
rules-kind-statement = Règle
rules-kind-ruling = Décision
rules-kind-example = Exemple
rules-examples =
    { $count ->
        [one] Un exemple
       *[other] { $count } exemples
    }
