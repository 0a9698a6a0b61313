# Le livre des règles, et le volet qui ouvre une règle à côté de tout le reste.

rules-title = Règles
rules-one = Règle { $id }
rules-lead = Ce que suit l'arbitre : chaque règle avec son numéro, les décisions et des exemples.
rules-book = Livre de règles
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [0] Rien trouvé.
        [one] { $count } entrée
       *[other] { $count } entrées
    }
rules-pick = Choisissez un chapitre ou cherchez un mot.
rules-all = Toutes les règles
rules-open-page = Ouvrir dans le livre des règles
rules-see = Voir aussi
rules-terms = Termes
rules-kind-statement = Règle
rules-kind-ruling = Décision
rules-kind-example = Exemple
rules-examples =
    { $count ->
        [one] Un exemple
       *[other] { $count } exemples
    }
rules-exact =
    { $count ->
        [one] La règle exacte
       *[other] Les { $count } règles exactes
    }
rules-technical = Le texte exact (en anglais), avec ses exemples
rules-contents = Chapitres
rules-diagram-open = Ouvrir sur un plateau
rules-entries = Toutes les entrées par numéro
rules-print = Imprimer
