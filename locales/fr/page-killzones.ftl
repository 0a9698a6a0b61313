# Dessiner des tables.

draw-title = Killzones
draw-lead = Dessinez une table, vérifiez-la, jouez-y.
draw-new = Nouvelle killzone
draw-upload = Ouvrir un fichier
draw-mine = Les miennes
draw-mine-none = Rien d'enregistré. Dessinez-en une, ou partez d'une copie ci-dessous.
draw-built-in = Avec le programme
draw-open = Ouvrir
draw-use = Partir d'une copie
draw-copy-of = { $name }, à ma façon
draw-play = Jouer ici
draw-back = Toutes les killzones
draw-untitled = Sans titre
draw-begin = Dessinez du terrain avec les outils au-dessus du plateau et donnez un nom à la zone : elle pourra alors être enregistrée et jouée.
draw-changed = non enregistré
draw-download = Télécharger
draw-save = Enregistrer
draw-save-copy = Enregistrer une copie
draw-saved = Enregistré.
draw-fine = Tout est en ordre.
draw-name = Nom
draw-text = Quelques mots
draw-width = Largeur (")
draw-depth = Profondeur (")
draw-mirror-all = Compléter la symétrie par demi-tour
draw-kind-terrain = Décor
draw-kind-wall = Mur
draw-kind-door = Porte
draw-kind-objective = Objectif
draw-kinds-terrain = Décors
draw-kinds-wall = Murs
draw-kinds-door = Portes
draw-kinds-objective = Objectifs
draw-type = Type
draw-type-heavy = Lourd
draw-type-light = Léger
draw-type-open = selon la hauteur
draw-bottom = Dessous (")
draw-top = Dessus (")
draw-vantage = On peut se tenir dessus
draw-door-open = Ouverte au début
draw-x = Depuis l'ouest (")
draw-y = Depuis le sud (")
draw-corner-x = Coin { $corner }, depuis l'ouest
draw-corner-y = Coin { $corner }, depuis le sud
draw-corner-add = Un coin de plus après le coin { $corner }
draw-corner-remove = Retirer le coin { $corner }
draw-duplicate = Dupliquer
draw-mirror = Copier par demi-tour
draw-delete = Supprimer
draw-tools = Outils de dessin
draw-tool-select = Choisir
draw-tool-rectangle = Rectangle
draw-tool-polygon = Polygone
draw-tool-wall = Mur
draw-tool-door = Porte
draw-tool-objective = Objectif
draw-hint-select = Cliquez sur un objet pour le modifier, faites-le glisser pour le déplacer, tirez ses coins pour le déformer.
draw-hint-rectangle = Tirez d'un coin à l'autre.
draw-hint-polygon = Cliquez sur un coin après l'autre ; de nouveau sur le premier, ou appuyez sur Entrée, pour fermer.
draw-hint-wall = Cliquez d'un coin à l'autre, ou faites glisser ; Entrée ou un clic au même endroit termine la suite.
draw-hint-door = Cliquez sur un montant de la porte, puis sur l'autre, ou faites glisser. Sur un mur, elle perce elle-même l'embrasure.
draw-hint-objective = Cliquez où se trouve l'objectif.
draw-undo = Annuler
draw-redo = Rétablir
draw-snap = Pas
draw-snap-none = sans
draw-new-terrain = Décor
draw-new-door = Porte
draw-new-objective = Objectif
draw-corners = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
draw-things = { $count ->
    [one] { $count } objet sur la table
   *[other] { $count } objets sur la table
}
draw-problems = { $count ->
    [one] { $count } chose à corriger
   *[other] { $count } choses à corriger
}
draw-warnings = { $count ->
    [one] { $count } chose à savoir
   *[other] { $count } choses à savoir
}
draw-colon = { " :" }
