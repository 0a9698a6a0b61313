# Le laboratoire de visée.

lab-title = Laboratoire de vue
lab-lead = Posez décors et figurines, et voyez aussitôt qui voit qui, ce qui couvre, et quelle règle le dit.
lab-share = Copier le lien
lab-export = Enregistrer un fichier
lab-import = Ouvrir un fichier
lab-bad-link = Ce lien est illisible ; voici une table pour commencer.
lab-bad-file = Ce fichier ne pose pas de question de visée ou de portée.
lab-too-long = Cette table est trop grande pour un lien. Enregistrez un fichier.
lab-copy-by-hand = Copiez l'adresse de la barre d'adresse : elle contient tout.
lab-mode = Question
lab-mode-sight = Qui voit qui
lab-mode-reach = Où aller
lab-rules = Règles
lab-from = Tireur
lab-to = Cible
lab-swap = Échanger les deux
lab-mover = Figurine
lab-action = Mouvement
lab-limit = Au plus (")
lab-weapon-rules = Règles de l'arme
lab-weapon-rules-hint-kt24 = Comme sur la carte, séparées par des virgules : Portée 8", Recherche Légère
lab-weapon-rules-hint-kt21 = Comme sur la carte, séparées par des virgules : Por 6", Indirect
lab-switch-obscured = Les décors lourds lointains masquent
lab-switch-vantage = La hauteur donne un avantage
lab-switch-operatives-block-sight = Les agents bloquent la vue
lab-switch-vantage-exception = La hauteur révèle les cibles dissimulées à Couvert
lab-switch-vantage-inclusive = Exactement 2" de hauteur suffisent
lab-switch-vantage-light-only = Seulement contre le Couvert de décors légers
lab-switch-bases-give-cover = Les autres agents donnent un Couvert
lab-distance = Distance
lab-no-way = aucun chemin
lab-fact-visible = Visible
lab-fact-cover = À Couvert
lab-fact-obscured = Masquée
lab-fact-engaged = À portée de contrôle
lab-fact-cover-save = Sauvegarde de Couvert
lab-yes = oui
lab-no = non
lab-why = Pourquoi
lab-show-line = Faire ressortir sa ligne
lab-panes = Ce qui est sur la table
lab-pane-models = Figurines
lab-pane-terrain = Décors
lab-add-model = Ajouter à { $side }
lab-pick-model = Cliquez sur une figurine pour changer son socle, sa hauteur et son ordre, ou faites-la glisser.
lab-order = Ordre
lab-base = Socle
lab-height = Hauteur (")
lab-floor = Se tient sur
lab-ground = le sol
lab-make-from = En faire le tireur
lab-make-to = En faire la cible
lab-make-mover = La faire bouger
lab-board = Plateau
lab-board-own = Le mien
lab-board-empty = Un plateau vide
lab-hint-sight = Faites glisser les figurines : le verdict suit. Molette ou pincement pour zoomer.
lab-hint-reach = Pointez un endroit pour voir le plus court chemin légal ; cliquez pour le garder.
lab-point-somewhere = Pointez un endroit du plateau pour voir si { $model } peut y aller.
lab-switches = { $count ->
    [0] Là où les livres laissent le choix
   [one] Là où les livres laissent le choix, { $count } changement
   *[other] Là où les livres laissent le choix, { $count } changements
}
