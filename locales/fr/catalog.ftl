# Règles et leurs options, telles que le catalogue les liste.

rule-set-kt18 = Kill Team 2018, espaces confinés
rule-set-kt21 = Kill Team 2021
rule-set-kt24 = Kill Team 2024
rule-set-kt4w40k = Warhammer 40,000 avec les tours de Kill Team

switch-move-rounding = Comment les déplacements sont comptés : exactement, ou chaque partie droite arrondie au pouce supérieur
switch-move-floor = Si le Mouvement peut être réduit en dessous de 4"
switch-reposition-past-engaged = Se Repositionner en passant un ennemi qu'un allié retient
switch-obscured = Un décor lourd lointain masque
switch-vantage = La hauteur donne un avantage
switch-assists = Les alliés aident au combat
switch-operatives-block-sight = Les agents bloquent la vue
switch-apl-change-cap = Si les changements de LPA peuvent dépasser 1 en tout
switch-initiative-winner-chooses = Le gagnant du jet désigne qui a l'initiative
switch-use-group-activation = Activation de Groupe
switch-round-move-increments = Chaque partie droite d'un déplacement est arrondie au pouce supérieur
switch-vantage-exception = La hauteur révèle les cibles dissimulées à Couvert
switch-vantage-inclusive = Une hauteur de 2" exactement suffit pour cela
switch-vantage-light-only = Seulement contre un Couvert de décor léger
switch-bases-give-cover = Les socles des autres agents donnent un Couvert
switch-blast-needs-visibility = Déflagration n'atteint que ceux que voit la cible d'origine
switch-reap-from-user = Fauchage se mesure aussi depuis son porteur
switch-auto-saves = Les sauvegardes sont dépensées au mieux sans demander
switch-stop-on-wipeout = La bataille prend fin quand un camp n'a plus personne
switch-confines = Murs et portes du plateau
switch-visibility-origin = La partie du socle d'où part une ligne de vue
switch-sight-line-mm = La largeur d'une ligne de vue en millimètres
switch-door-enemy-check = Si ce sont les ennemis près de la porte ou près de la figurine qui l'empêchent de l'actionner après un mouvement
switch-base-must-fit = Un socle doit passer dans l'embrasure
switch-tac-cost = Ce que coûtent les Tactiques du plateau en PC
switch-tactic-once-per-phase = Une Tactique s'utilise une fois par phase
switch-fight-round-corner = Combattre au coin d'un mur
switch-psychic-phase = La phase psychique est jouée
