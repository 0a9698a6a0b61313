# Rule sets in which models act together in units, on a large table.

# A new game with armies
# $units, $models and $points are numbers
new-army-size =
    { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    }, { $models ->
        [one] { $models } figurine
       *[other] { $models } figurines
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
new-table = Table
new-scenario = Scénario
new-scenario-turns =
    { $count ->
        [one] Il dure { $count } tour.
       *[other] Il dure { $count } tours.
    }

# The turn and its steps
game-turn = Tour { $number }
game-turn-of = Tour { $number } sur { $of }
game-phase-combat = Phase de Combat
game-phase-end = Fin du tour
game-phase-short-combat = Combat
game-phase-short-end = Fin
game-section-start-of-turn = le tour commence
game-section-start-of-movement = début
game-section-decisive-moves = mouvements décisifs
game-section-moves = mouvements
game-section-end-of-movement = fin
game-section-start-of-psychic = début
game-section-psykers = psykers
game-section-end-of-psychic = fin
game-section-start-of-shooting = début
game-section-prepared-fire = préparation de tir
game-section-normal-fire = tir normal
game-section-end-of-shooting = fin
game-section-start-of-combat = début
game-section-hammer-of-fury = marteau de fureur
game-section-normal-combat = combat normal
game-section-fights-last = ceux qui frappent en dernier
game-section-end-of-combat = fin
game-section-start-of-morale = début
game-section-morale-tests = tests
game-section-end-of-morale = fin
game-section-end-of-turn = le tour se termine
game-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
game-points-long = Points des unités restantes

# What is to be seen at a unit
board-mark-engaged = engagée
board-mark-prepared = préparation de tir
board-mark-was-charged = a été chargée
board-mark-disembarked = a débarqué
board-mark-arrived = est arrivée
board-mark-cast = a usé de ses pouvoirs
board-mark-tested = a passé son test
board-mark-decisive-move = Mouvement décisif
board-mark-decisive-shot = Tir décisif
board-mark-worse-line = une ligne plus bas
board-mark-worse-line-next = une ligne plus bas au prochain tour
board-mark-demoralised = démoralisée
board-mark-demoralised-next = démoralisée au prochain tour

# Units
game-destroyed = détruite
# $left and $full are numbers of models
game-models-left =
    { $left ->
        [one] { $left } figurine
       *[other] { $left } figurines
    } sur { $full }
# $unit is the transport, such as A5
game-aboard = à bord de { $unit }
game-unit-waiting = à déployer
game-unit-reserve = en réserve
game-unit-aboard = à bord
game-another-unit = Une autre unité
card-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
card-capacity = transporte { $count }
card-casts =
    { $casts ->
        [one] { $casts } pouvoir
       *[other] { $casts } pouvoirs
    }, en annule { $denies }
card-aura-of = aura de { $length }"
card-ability-advance-and-charge = avance et charge
card-ability-fights-first = frappe en premier
card-ability-fights-last = frappe en dernier
card-ability-reserve = peut attendre en réserve

# Sending a unit
game-deed-march = Mouvement
game-deed-prepare = Préparer le tir
game-deed-withdraw = Se désengager
game-deed-disembark = Débarquer
game-hint-deploy-unit = Choisissez une unité, puis cliquez où placer sa première figurine ; les autres l'entourent.
game-hint-pick-unit = Cliquez sur une des unités entourées, ou choisissez ici.
game-finish-moving-units = { $count ->
    [one] Finir les mouvements ; { $count } unité reste
   *[other] Finir les mouvements ; { $count } unités restent
}
game-hint-march = Cliquez où l'unité doit aller, ou choisissez ici.
game-hint-go-normal = Cliquez où va la première figurine, ou faites glisser l'unité ; les autres suivent.
game-hint-go-advance = Cliquez où va la première figurine, ou faites glisser l'unité ; les autres suivent.
game-hint-go-fall-back = Cliquez où va la première figurine, loin de tout ennemi.
game-hint-go-charge = Confirmez le chemin montré, ou cliquez où va la première figurine.
game-hint-go-failed-charge = La charge échoue. L'unité peut s'approcher.
game-hint-go-pile-in = Chaque figurine peut s'approcher de l'ennemi qui lui est le plus proche.
game-hint-go-consolidate = Chaque figurine peut s'approcher de l'ennemi qui lui est le plus proche.
game-hint-go-disembark = Cliquez où descend la première figurine ; les autres l'entourent.
game-hint-go-arrive = Cliquez où arrive la première figurine ; les autres l'entourent.
game-hint-go-intervene = Cliquez où intervenir, plus près de l'ennemi le plus proche.
game-hint-adjust = Faites glisser une figurine pour l'envoyer ailleurs, ou confirmez.
game-hint-adjust-one = Cliquez où doit se tenir la figurine { $number }.
game-adjust-whom = Figurines de l'unité
game-go-normal = Bouger
game-go-advance = Avancer
game-go-fall-back = Se désengager
game-go-charge = Charger
game-go-failed-charge = S'approcher
game-go-pile-in = S'engager
game-go-consolidate = Consolider
game-go-disembark = Débarquer ici
game-go-arrive = Arriver ici
game-go-intervene = Intervenir
game-go-stay = Rester là
game-go-closest = Au plus près

# Moments of the turn
game-hint-window = Chacun à son tour peut employer un effet. Qui passe n'en emploie plus à ce moment.
game-hint-window-unit = Cliquez sur une des unités entourées, ou choisissez ici.
game-window-pass = Plus rien maintenant
game-effect-decisive-move-text = L'unité bouge avant toutes les autres.
game-effect-decisive-shot-text = L'unité tire avec celles qui sont en préparation de tir.
game-effect-counter-offensive-text = L'unité frappe tout de suite, avant son tour.
game-effect-insane-bravery-text = L'unité réussit son test de moral sans lancer de dé.
game-effect-command-re-roll-text = Un dé est relancé.
game-effect-arrive-text = L'unité est placée sur la table.
game-effect-heroic-intervention-text = Le personnage se joint à une mêlée proche.

# Attacks of a unit
game-hint-pick-firing = Les unités entourées peuvent tirer. Cliquez sur l'une d'elles, ou choisissez ici.
game-hint-volley = Cliquez sur une cible : tout ce qui peut tire dessus. Choisissez ensuite une arme pour lui donner sa propre cible.
game-hint-blows = Cliquez sur l'ennemi à frapper : tout ce qui peut y va. Choisissez ensuite une arme pour lui donner sa propre cible.
# $count is how many models have the weapon
game-weapon-times = { $count } × { $name }
game-volley-confirm = Tirer
game-blows-confirm = Frapper
game-volley-count = Combien sur { $target }
game-volley-spare = Pas sur { $target }
game-volley-split = Une autre cible aussi
game-volley-split-now = Cliquez sur l'autre cible
game-hint-casualties = Cliquez sur la figurine qui subit la blessure, ou choisissez ici.
# $reason is what the dice were rolled for
game-fallen-for = Lancés ({ $reason })
game-auto-allocate = choisir qui subit les blessures
game-pass-embark = Rester dehors.
game-pass-muster = Pas de test.
game-pass-opportunity = Laisser partir.
