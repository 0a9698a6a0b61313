# Règles et leurs options, telles que le catalogue les liste.

rule-set-kt18 = Kill Team 2018, espaces confinés
rule-set-kt21 = Kill Team 2021
rule-set-kt24 = Kill Team 2024
rule-set-kt4w40k = Warhammer 40,000 avec les tours de Kill Team

switch-move-rounding = Comment les déplacements sont comptés : exactement, ou chaque partie droite arrondie au pouce supérieur
switch-move-floor = Si le Mouvement peut être réduit en dessous de 4"
switch-dash = Jusqu'où va un Sprint : jamais plus loin que le Mouvement, ou toujours 3"
switch-reposition-past-engaged = Se Repositionner en passant un ennemi qu'un allié retient
switch-obscured = Un décor lourd lointain masque
switch-vantage = La hauteur donne un avantage
switch-assists = Les alliés aident au combat
switch-operatives-block-sight = Les agents bloquent la vue
switch-apl-change-cap = Si les changements de LPA peuvent dépasser 1 en tout
switch-initiative-winner-chooses = Le gagnant du jet désigne qui a l'initiative
switch-use-group-activation = Activation de Groupe
switch-round-move-increments = Chaque partie droite d'un déplacement est arrondie au pouce supérieur
switch-obscuring = Ce qui masque : le terrain plus grand que la cible, ou le décor lourd
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
switch-psychic-phase = La phase Psychique est jouée
switch-prepared-may-fire-late = Une unité préparée qui n'a pas tiré avec les autres peut tirer plus tard
switch-decisive-shot-ignores-move = Un Tir décisif oublie que l'unité a bougé
switch-failed-charge-move = Comment une charge ratée déplace l'unité
switch-screen-by-gaps = Les intervalles d'une unité masquent comme ses figurines
switch-degrading-monsters-as-vehicles = Les monstres à profil dégressif ratent leur moral comme des véhicules
switch-demoralised-scope = Ce que la démoralisation rend plus difficile
switch-stratagem-once-per-phase = Un stratagème s'utilise une fois par phase
switch-first-deployer-bonus = Qui finit de se déployer le premier ajoute 1 au premier jet d'initiative

# Ce qui ne va pas dans une killzone dessinée, ou n'est peut-être pas voulu
problem-name = Un nom compte de 1 à 60 caractères sur une ligne, sans espaces aux bouts.
problem-inches = Il faut ici une longueur de { $least }" à { $most }".
problem-too-many = Il y en a un de trop : { $most } au plus.
problem-corners-few = Il faut au moins 3 coins.
problem-corners-many =
    { $most ->
        [one] Il faut au plus { $most } coin.
       *[other] Il faut au plus { $most } coins.
    }
problem-corners-same = Les coins { $one } et { $other } sont le même point.
problem-edges-cross = Les côtés qui partent des coins { $one } et { $other } se croisent.
problem-flat = L'emprise n'a pas de surface.
problem-top = Le dessus ({ $top }") doit être plus haut que le dessous ({ $bottom }").
problem-no-length = Les deux bouts sont le même point.
problem-same-name = Le nom est le même que celui du numéro { $number }.
problem-zones-overlap = Elle chevauche une autre zone de déploiement : { $name }.
problem-open-end = Le bout est libre : il n'y a là ni mur, ni bout de porte, ni bord du plateau.
problem-hangs = Le bout ne tient à rien : il n'y a là ni mur, ni bout d'une autre porte, ni bord du plateau.
problem-doorway = Aucun socle de { $mm } mm ne passe dans cette embrasure.
problem-unreached = Un socle de 32 mm ne peut pas aller derrière, au point ({ $x }" ; { $y }"), même avec toutes les portes ouvertes.
problem-two-zones = Il faut au moins deux zones de déploiement pour une partie.
problem-zone-small = Elle ne contient pas { $count } socles de 32 mm.
problem-counts-as-heavy = Sans type, ce décor compte comme lourd, car il fait 2" de haut ou plus.
problem-counts-as-light = Sans type, ce décor compte comme léger, car il fait moins de 2" de haut.
problem-edge-small =
    { $edge ->
        [west] Il n'y a pas la place pour dix socles de 40 mm au bord ouest.
        [east] Il n'y a pas la place pour dix socles de 40 mm au bord est.
        [south] Il n'y a pas la place pour dix socles de 40 mm au bord sud.
       *[north] Il n'y a pas la place pour dix socles de 40 mm au bord nord.
    }
problem-card-text = Au caractère { $column } : attendu { $expected }, trouvé { $found }.
problem-card-form = { $rules } ne joue pas « { $form } ».
problem-roster-always = { $card } porte toujours { $weapon }.
problem-roster-card = Aucune carte de cette équipe ne s'appelle { $card }.
problem-roster-count = { $what } : { $found } pris, de { $least } à { $most } attendus.
problem-roster-empty = La liste ne prend personne ; de 1 à { $most } attendus.
problem-roster-equipment = Aucun équipement de cette équipe ne s'appelle { $name }.
problem-roster-load = Trop d'armes et de profils pour une figurine : { $found }, au plus { $most }.
problem-roster-weapon = { $card } n'a aucune arme appelée { $weapon }.

# Ce qui ne va pas dans un fichier, quel que soit son format, ou n'est peut-être pas voulu
problem-syntax = Ce n'est pas du TOML : { $why }
problem-unknown-field = Ce champ n'existe pas ici ; il y a { $known }.
problem-text = Il faut ici un texte entre guillemets.
problem-word = Il faut ici l'un de ceux-ci : { $words }.
problem-flag = Il faut ici true ou false.
problem-whole = Il faut ici un nombre entier de { $least } à { $most }.
problem-diameter = Il faut ici un diamètre de { $least } à { $most } mm.
problem-list = Il faut ici une liste entre crochets.
problem-table = Il faut ici une table avec ses propres champs.
problem-point = Il faut ici un point [x, y].
problem-corners = Il faut ici une liste de coins [x, y].
problem-name-letters = Un nom a au moins une lettre ou un chiffre.
problem-name-long = Ce nom est trop long : { $most } lettres et chiffres au plus.
problem-zones-two = Il faut ici deux zones d'insertion, chacune une liste de coins.
problem-zones-four = Il faut ici de deux à quatre zones d'insertion, chacune une liste de coins.
problem-drop-zones-overlap = Cette zone d'insertion en recouvre une autre.
problem-zone-room = La zone d'insertion { $zone } ne contient pas dix socles de 40 mm.
