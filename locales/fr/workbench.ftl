# L'établi : questions sur les tables, contenu, conseils et règles en ligne de commande.

# $model se tient $mm millimètres plus loin dans une direction, en ($x, $y)
sight-flip-hold =
    Ce serait une cible valide si { $model } se tenait { $mm } mm plus { $direction ->
        [north] au nord
        [north-east] au nord-est
        [east] à l'est
        [south-east] au sud-est
        [south] au sud
        [south-west] au sud-ouest
        [west] à l'ouest
       *[north-west] au nord-ouest
    }, en ({ $x }" ; { $y }").
sight-flip-away =
    Ce ne serait plus une cible valide si { $model } se tenait { $mm } mm plus { $direction ->
        [north] au nord
        [north-east] au nord-est
        [east] à l'est
        [south-east] au sud-est
        [south] au sud
        [south-west] au sud-ouest
        [west] à l'ouest
       *[north-west] au nord-ouest
    }, en ({ $x }" ; { $y }").
sight-flip-none = Aucun pas de l'une ou l'autre figurine n'y change rien : essayé dans huit directions, tous les { $step } mm, jusqu'à 2".
reach-shortest = Le plus court chemin jusque-là ferait { $length }.
reach-no-path = Aussi loin qu'elle puisse aller, aucun chemin n'y mène.
reach-level =
    { $areas ->
        [one] À la hauteur { $height } : { $areas } contour
       *[other] À la hauteur { $height } : { $areas } contours
    }

list-teams = Équipes
list-killzones = Killzones
list-missions = Missions
list-operatives =
    { $number ->
        [one] { $number } agent
       *[other] { $number } agents
    }
list-models =
    { $number ->
        [one] { $number } figurine
       *[other] { $number } figurines
    }
list-units =
    { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    }, { $number ->
        [one] { $number } figurine
       *[other] { $number } figurines
    }
list-board = { $width }" x { $depth }", décors : { $terrain }, murs : { $walls }, portes : { $doors }
list-mission =
    jusqu'à { $players } joueurs, { $scores ->
        [yes] avec points de victoire
       *[no] sans points de victoire
    }

show-apl = LPA
show-move = Mouvement
show-defence = Défense
show-save = Sauvegarde
show-invulnerable = Invulnérable
show-wounds = PV
show-base = Socle
show-height = Hauteur
show-ws = CC
show-bs = CT
show-strength = F
show-toughness = E
show-attacks = A
show-leadership = Cd
show-ranged = tir
show-melee = mêlée
show-weapon = Arme
show-reach = Usage
show-profile = Profil
show-rules = Règles
show-part = Élément
show-type = Type
show-bottom = De
show-top = À
show-vantage = Surplomb
show-unit =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $number ->
        [one] { $number } figurine
       *[other] { $number } figurines
    }
show-ploy = { $phase }, { $cost } PC
show-terrain =
    { $kind ->
        [heavy] lourd
        [light] léger
       *[none] sans type
    }, de { $bottom } à { $top }{ $vantage ->
        [yes] , surplomb
       *[no] { "" }
    }
show-walls =
    { $number ->
        [one] { $number } mur
       *[other] { $number } murs
    }
show-objectives = Objectifs : { $names }
show-zones = Zones de déploiement : { $names }
show-mission = { $turns } tournants, { $zones } zones de déploiement
show-hold = Points de victoire pour chaque objectif tenu à la fin d'un tour : { $points }
show-breakthrough = Points de victoire pour chaque unité dans la zone d'un ennemi à la fin : { $points }

advise-gain = Gain par rapport à l'attente, en agents : { $number }.
advise-risk = Risque : il peut ensuite perdre { $number } % de lui-même.

odds-named = { $attacker }, { $weapon }, sur { $defender }
odds-named-fight = { $attacker }, { $weapon }, contre { $defender }, { $answer }
odds-first-help = La deuxième colonne dit combien de fois c'est le meilleur premier choix ; la troisième, ce que la valeur perd à commencer ainsi là où c'est possible.

book-found =
    { $number ->
        [one] { $number } règle parle de « { $word } »
       *[other] { $number } règles parlent de « { $word } »
    }
book-more = coverline rules ID affiche l'une d'elles ; --long ajoute ses sources, ses exemples et ses tests.

won-kt18 = Après le dernier round, le plus de points l'emporte ; à égalité, celui qui a le plus de figurines sur la table.
won-kt21 = Après le dernier tournant, celui qui a neutralisé le plus d'agents ennemis l'emporte ; à égalité, celui qui leur a ainsi ôté le plus de points de vie.
won-kt24 = Après le dernier tournant, celui à qui il reste le plus d'agents l'emporte ; l'égalité est une partie nulle.
won-kt4w40k = Après le dernier tour, le plus de points de victoire l'emporte ; à égalité, le plus de points d'unités restantes.

# Ce que l'auteur d'une killzone ou d'une mission n'a peut-être pas voulu
problem-floor-wall = Un mur traverse ce plancher.
problem-floor-unreached = Aucun socle de 25 mm ne peut grimper sur ce plancher et y tenir.
problem-zone-off-board = Aucune killzone fournie avec le programme n'est aussi grande : une zone va jusqu'à { $x }" sur { $y }".
