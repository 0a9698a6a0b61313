var e={shared:Object.values(Object.assign({"../../../../locales/fr/ask.ftl":`# Questions : ce qu'un joueur doit décider.

ask-drop-zone = Quelle zone d'insertion prenez-vous ?
ask-barricade = Où placez-vous une barricade ? Il en reste { $left }, pour les deux joueurs.
ask-deploy =
    { $left ->
        [one] Placez encore { $left } agent.
       *[other] Placez encore { $left } agents.
    }
ask-initiative = Qui a l'initiative ?
ask-gambit = Utiliser un subterfuge, ou passer ?
ask-activate = Quel agent activez-vous, avec quel ordre ?
ask-counteract = Agir en réaction avec un agent, ou passer ?
ask-overwatch = Effectuer l'action État d'Alerte avec un agent, ou passer ?
ask-act = Que fait { $model } ? PA restants : { $ap }.
ask-next-target = Quelle est la cible suivante ?
ask-more-targets = Attaquer une autre cible, ou passer ?
ask-react = { $model } est attaqué : utiliser un subterfuge, ou passer ?
ask-keep =
    { $most ->
        [one] Combien de dés retenez-vous sans les lancer ? { $most } dé au plus.
       *[other] Combien de dés retenez-vous sans les lancer ? { $most } dés au plus.
    }
ask-reroll = Relancer des dés, ou passer ?
ask-use = Utiliser { $rule } ?
ask-cover-save = Retenir une sauvegarde de Couvert ?
ask-saves = Comment dépensez-vous vos sauvegardes ?
ask-weapon = Avec quelle arme ripostez-vous ?
ask-resolve = Frapper ou parer, et avec quel succès ?
ask-move = Quelle figurine agit, et que fait-elle ? Mettez fin aux mouvements quand vous avez fini.
ask-go =
    { $errand ->
        [advance] Jusqu'où { $model } avance-t-elle ? { $most } au plus.
        [charge] Jusqu'où { $model } charge-t-elle ? { $most } au plus.
        [failed-charge] La charge a échoué : où va { $model }, ou passer ? { $most } au plus.
        [pile-in] Mouvement d'engagement : où va { $model }, ou passer ? { $most } au plus.
        [normal] Où va { $model } ? { $most } au plus.
        [fall-back] Où { $model } se désengage-t-elle ? { $most } au plus.
        [disembark] Où { $model } débarque-t-elle ? À { $most } au plus de son transport.
        [arrive] Où { $model } arrive-t-elle des réserves ? { $most } de mouvement.
        [intervene] Intervention héroïque : où va { $model } ? { $most } au plus.
       *[consolidate] Consolidation : où va { $model }, ou passer ? { $most } au plus.
    }
ask-doors = Actionner une porte avec { $model }, ou passer ?
ask-remote-doors = Quelle porte { $model } actionne-t-elle depuis le point de contrôle, ou passer ? Portes restantes : { $left }.
ask-contest = S'opposer avec une figurine à la manœuvre de la porte { $door }, ou passer ?
ask-door-state = La porte { $door } change-t-elle d'état, ou passer ?
ask-reaction = { $charger } charge { $model } : réagir, ou passer ?
ask-intercept = Où { $model } arrête-t-elle { $charger } sur son trajet de { $length }, ou passer ?
ask-snap = Avec quoi { $model } tire-t-elle sur { $charger }, ou passer ?
ask-cast = Tenter un pouvoir psychique, ou passer ?
ask-deny = Abjurer { $power } avec une figurine, ou passer ?
ask-fire = Quelle figurine tire, avec quoi et sur qui, ou passer ?
ask-fight-with = Quelle figurine combat, ou passer ?
ask-blows = Avec quoi { $model } combat-elle, et qui ?
ask-save-with = Quelle sauvegarde { $model } utilise-t-elle ?
ask-window =
    { $window ->
        [start-of-turn] Début du tour : utiliser un effet, ou passer ?
        [start-of-movement] Début de la phase de Mouvement : utiliser un effet, ou passer ?
        [end-of-movement] Fin de la phase de Mouvement : utiliser un effet, ou passer ?
        [start-of-psychic] Début de la phase Psychique : utiliser un effet, ou passer ?
        [end-of-psychic] Fin de la phase Psychique : utiliser un effet, ou passer ?
        [start-of-shooting] Début de la phase de Tir : utiliser un effet, ou passer ?
        [end-of-shooting] Fin de la phase de Tir : utiliser un effet, ou passer ?
        [start-of-combat] Début de la phase de Combat : utiliser un effet, ou passer ?
        [end-of-combat] Fin de la phase de Combat : utiliser un effet, ou passer ?
        [start-of-morale] Début de la phase de Moral : utiliser un effet, ou passer ?
        [end-of-morale] Fin de la phase de Moral : utiliser un effet, ou passer ?
       *[end-of-turn] Fin du tour : utiliser un effet, ou passer ?
    }
ask-opportunity = { $charger } se désengage : { $model } frappe-t-elle, ou passer ?
ask-embark = Dans quel transport { $model } embarque-t-elle, ou passer ?
ask-allocate =
    { $left ->
        [one] Quelle figurine de { $model } subit la blessure ?
       *[other] Quelle figurine de { $model } subit la prochaine des { $left } blessures ?
    }
ask-muster = Quelle unité fait son test de moral ?
ask-bravery = Utiliser Bravoure insensée pour que { $model } réussisse son test de moral, ou passer ?
`,"../../../../locales/fr/command.ftl":`# Réponses de la ligne de commande.

# $from et $to sont des figurines
sight-valid = { $to } est une cible valide pour { $from }.
sight-not-valid = { $to } n'est pas une cible valide pour { $from }.
sight-distance = La distance est de { $distance }.
sight-no-way = Aucun chemin autour des murs ne mène de { $from } à { $to }.
sight-cover-save = { $to } peut conserver une sauvegarde de couvert.

# $action est un mouvement, $length et $limit sont des longueurs
reach-legal = { $model } peut y aller : { $action }, { $length } sur { $limit } au plus.
reach-illegal = { $model } ne peut pas y aller : { $action }, { $limit } au plus.
reach-region = Où { $model } peut finir : { $action }, { $limit } au plus.
reach-nowhere = Il n'y a aucun endroit où { $model } puisse finir : { $action }, { $limit } au plus.
reach-normal = mouvement normal
reach-advance = Avance
reach-fall-back = Battre en retraite
reach-charge = charge

sim-draws = Égalités
sim-score = Score du camp 1, intervalle à 95 %
sim-games = Parties
sim-turns = Tournants par partie
sim-decisions = Décisions
sim-speed = Parties par seconde
sim-digest = Empreinte

odds-defender-loses = Points de Vie perdus par le défenseur, exactement et autant ou plus :
odds-attacker-loses = Points de Vie perdus par l’attaquant :
odds-attacks = Attaques à la suite
odds-expected = Pertes moyennes
odds-kills = Chance de neutraliser
odds-injures = Chance de laisser blessé
odds-expected-own = Pertes moyennes de l’attaquant
odds-dies = Chance d’être neutralisé
odds-goal = But
odds-goal-damage = dégâts
odds-goal-kill = neutraliser
odds-value = Valeur du but
odds-policy = Jeu
odds-policy-optimal = parfait des deux côtés
odds-policy-always-strike = toujours frapper
odds-policy-always-parry = toujours parer si possible
odds-policy-never-fish = jamais relancer de réussite
odds-first-move = Premier choix de l’attaquant
odds-first-best = meilleur dans
odds-first-cost = coûte
odds-strike-critical = frapper avec une réussite critique
odds-strike-normal = frapper avec une réussite normale
odds-block-critical = parer une réussite critique
odds-block-normal = parer une réussite normale
odds-block-nothing = ne rien parer
odds-matrix = { $rules }, { $team } contre { $targets } : { $figure }, jeu { $policy }
odds-matrix-range = une série de cibles
odds-matrix-damage = pertes moyennes
odds-matrix-kill = chance de neutraliser

advise-side = C'est au joueur { $side } de décider. Le meilleur d'abord :
advise-attack = Résultat attendu : { $wounds } PV perdus par { $target }, hors de combat dans { $chance } % des cas.
advise-kill-chance = L'attaque met sa cible hors de combat dans { $number } % des cas.
advise-denies-activation = La cible n'a pas encore agi : elle ne le fera peut-être jamais ({ $number } %).
advise-leaves-danger = Elle quitte le danger : { $number } % de moins à perdre.
advise-stays-in-danger = Elle reste en danger : { $number } % de sa valeur sont en jeu.
advise-hides = Elle se cache : { $number } % de moins à perdre.
advise-comes-closer = Elle se rapproche de l'ennemi de { $number }".
advise-stays = Elle reste où elle est.
advise-makes-ready = Elle se tient prête et tire avant les autres.
advise-goes-on = Elle va où l'on a besoin d'elle.
advise-falls-back = Elle se dégage du combat.
advise-charges = Elle charge.
advise-works-door = Elle manœuvre la porte qui lui barre le chemin.
advise-gets-out = Elle débarque.
advise-takes-wounds = Elle inflige { $number } blessures en moyenne.
`,"../../../../locales/fr/page-battle.ftl":`# Rule sets in which models act together in units, on a large table.

# A new game with armies
# $units, $models and $points are numbers
new-army-size = { $units } unités, { $models } figurines, { $points } points
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
game-phase-combat = Phase de combat
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
game-section-prepared-fire = tir préparé
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
game-points = { $points } pts
game-points-long = Points des unités restantes

# What is to be seen at a unit
board-mark-engaged = engagée
board-mark-prepared = tir préparé
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
game-models-left = { $left } figurines sur { $full }
# $unit is the transport, such as A5
game-aboard = à bord de { $unit }
game-unit-waiting = à déployer
game-unit-reserve = en réserve
game-unit-aboard = à bord
game-another-unit = Une autre unité
card-points = { $points } points
card-capacity = transporte { $count }
card-casts = { $casts } pouvoirs, en annule { $denies }
card-aura-of = aura de { $length }″
card-ability-advance-and-charge = avance et charge
card-ability-fights-first = frappe en premier
card-ability-fights-last = frappe en dernier
card-ability-reserve = peut attendre en réserve

# Sending a unit
game-deed-march = Mouvement
game-deed-prepare = Préparer le tir
game-deed-withdraw = Se désengager
game-deed-disembark = Débarquer
game-hint-deploy-unit = Choisissez une unité, puis cliquez où placer sa première figurine ; les autres l'entourent.
game-hint-pick-unit = Cliquez une des unités entourées, ou choisissez ici.
game-finish-moving-units = { $count ->
    [one] Finir les mouvements ; { $count } unité reste
   *[other] Finir les mouvements ; { $count } unités restent
}
game-hint-march = Cliquez où l'unité doit aller, ou choisissez ici.
game-hint-go-normal = Cliquez où va la première figurine, ou faites glisser l'unité ; les autres suivent.
game-hint-go-advance = Cliquez où va la première figurine, ou faites glisser l'unité ; les autres suivent.
game-hint-go-fall-back = Cliquez où va la première figurine, loin de tout ennemi.
game-hint-go-charge = Confirmez le chemin montré, ou cliquez où va la première figurine.
game-hint-go-failed-charge = La charge échoue. L'unité peut s'approcher.
game-hint-go-pile-in = Chaque figurine peut s'approcher de l'ennemi qui lui est le plus proche.
game-hint-go-consolidate = Chaque figurine peut s'approcher de l'ennemi qui lui est le plus proche.
game-hint-go-disembark = Cliquez où descend la première figurine ; les autres l'entourent.
game-hint-go-arrive = Cliquez où arrive la première figurine ; les autres l'entourent.
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
game-hint-window-unit = Cliquez une des unités entourées, ou choisissez ici.
game-window-pass = Plus rien maintenant
game-effect-decisive-move-text = L'unité bouge avant toutes les autres.
game-effect-decisive-shot-text = L'unité tire avec celles dont le tir est préparé.
game-effect-counter-offensive-text = L'unité frappe tout de suite, avant son tour.
game-effect-insane-bravery-text = L'unité réussit son test de moral sans lancer de dé.
game-effect-command-re-roll-text = Un dé est relancé.
game-effect-arrive-text = L'unité est placée sur la table.
game-effect-heroic-intervention-text = Le personnage se joint à une mêlée proche.

# Attacks of a unit
game-hint-pick-firing = Les unités entourées peuvent tirer. Cliquez-en une, ou choisissez ici.
game-hint-volley = Cliquez une cible : tout ce qui peut tire dessus. Choisissez ensuite une arme pour lui donner sa propre cible.
game-hint-blows = Cliquez qui frapper : tout ce qui peut y va. Choisissez ensuite une arme pour lui donner sa propre cible.
# $count is how many models have the weapon
game-weapon-times = { $count } × { $name }
# $hits and $wounds are numbers
game-expected-short = ⌀ { $wounds } blessures
game-expected-long = { $hits } touches et { $wounds } blessures en moyenne.
game-volley-confirm = Tirer
game-blows-confirm = Frapper
game-volley-count = Combien sur { $target }
game-volley-spare = Pas sur { $target }
game-volley-split = Une autre cible aussi
game-volley-split-now = Cliquez l'autre cible
game-hint-casualties = Cliquez la figurine qui subit la blessure, ou choisissez ici.
# $reason is what the dice were rolled for
game-fallen-for = Lancés pour { $reason }
game-auto-allocate = choisir qui subit les blessures
game-pass-embark = Rester dehors.
game-pass-muster = Pas de test.
game-pass-opportunity = Laisser partir.
`,"../../../../locales/fr/page-board.ftl":`# Le plateau, partout où il est montré. Les longueurs sont en pouces.

board-label = Plateau { $name }, { $width } sur { $depth } pouces
board-keys = Les flèches vont d’une figurine à l’autre, ou déplacent le plateau ; plus et moins changent l’échelle, zéro le montre en entier. Pendant le choix d’un endroit, les flèches déplacent un viseur et Entrée le désigne.
board-tools = La vue
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-fit = Montrer tout le plateau
board-grid = Quadrillage en pouces
board-rulers = Pouces le long des bords
board-zone = Zone d’insertion du camp { $side }
board-objective = Objectif : { $name }
board-wall = Mur
board-door = { $open ->
    [yes] Porte { $number }, { $name }, ouverte
   *[no] Porte { $number }, { $name }, fermée
}
board-terrain = { $vantage ->
    [yes] { $name } : { $kind }, de { $bottom }″ à { $top }″, promontoire
   *[no] { $name } : { $kind }, de { $bottom }″ à { $top }″
}
board-terrain-unnamed = Décor
board-kind-heavy = Lourd
board-kind-light = Léger
board-kind-open = type non précisé
board-mark-injured = blessé
board-mark-stunned = moins de points d’action
board-mark-reacted = a agi hors de son tour
board-model = { $label } { $name }{ $counted ->
    [yes] , { $wounds } points de vie sur { $full }
   *[no] { "" }
}{ $order ->
    [none] { "" }
   *[other] , { $order }
}{ $ready ->
    [yes] , prêt
    [none] { "" }
   *[no] , a agi
}{ $marks ->
    [none] { "" }
   *[other] , { $marks }
}, en { $x } ; { $y }
`,"../../../../locales/fr/page-confines.ftl":`# Rule sets with phases, and boards with walls and doors.
board-control-point = Point de contrôle : { $name }
board-drop-zone = Zone de déploiement : { $name }
board-mark-readied = préparée
board-mark-shaken = secouée
board-mark-flesh-1 = une blessure légère
board-mark-flesh-2 = deux blessures légères
board-mark-flesh-3 = trois blessures légères
board-mark-moved = s'est déplacée
board-mark-advanced = a avancé
board-mark-fell-back = a battu en retraite
board-mark-charged = a chargé
board-mark-charge-failed = charge ratée
board-mark-retreated = s'est repliée
board-mark-shot = a tiré
board-mark-fought = a combattu

# Drawing what only some boards have
draw-kind-control_point = Point de contrôle
draw-kinds-control_point = Points de contrôle
draw-kind-drop_zone = Zone de déploiement
draw-kinds-drop_zone = Zones de déploiement
draw-new-control_point = Point de contrôle
draw-new-drop_zone = Zone de déploiement
draw-tool-control_point = Point de contrôle
draw-tool-drop_zone = Zone de déploiement
draw-hint-control_point = Cliquez l'endroit d'où l'on actionne les portes à distance.
draw-hint-drop_zone = Faites glisser d'un coin à l'autre de la zone où une équipe se place.
draw-radius = Étendue (″)
draw-confines-tactics = Les Tactiques des espaces confinés sont permises ici

# A new game with phases
new-players = Joueurs

# $side is C or D
new-team-further = Équipe du joueur { $side }
new-who = Qui joue { $side }
new-who-me = Moi, ou quelqu'un à cet écran
new-who-computer = L'ordinateur
new-who-friend = Un ami, par un lien
new-team-models = { $count ->
    [one] { $count } figurine
   *[other] { $count } figurines
}

# The game with phases
game-battle-round = Round de bataille { $number }
game-battle-round-of = Round de bataille { $number } sur { $of }
game-phases = Phases du round de bataille
game-phase-short-initiative = Initiative
game-phase-short-movement = Mouvement
game-phase-short-psychic = Psychique
game-phase-short-shooting = Tir
game-phase-short-fight = Combat
game-phase-short-morale = Moral
game-section-ready-fire = Prêts, feu
game-section-fire-at-will = Feu à volonté
game-section-hammer-of-wrath = Marteau de fureur
game-section-fight-for-your-lives = Combattez pour vos vies
game-order = Joueurs dans l'ordre de ce round
game-broken = démoralisée
game-score = { $points } pts
game-score-long = Points marqués
game-out-of-action = hors de combat
game-attacks-shoot = { $attacker } tire sur { $defender } : { $weapon }
game-attacks-fight = { $attacker } combat { $defender } : { $weapon }
game-another-model = Une autre figurine
game-deeds = Ce qu'elle fait
game-deed-normal = Mouvement normal
game-deed-advance = Avancer
game-deed-charge = Charger
game-deed-fall-back = Battre en retraite
game-deed-door = Actionner une porte
game-deed-ready = Se préparer
game-deed-stay = Rester immobile
game-hint-pick-mover = Cliquez une des figurines entourées, ou choisissez ici.
game-hint-pick-shooter = Les figurines entourées peuvent tirer. Cliquez-en une, ou choisissez ici.
game-hint-stationary-door = Une porte qui brille peut être actionnée si la figurine reste immobile : cliquez-la.
game-hint-charge = Cliquez les ennemis à charger, ou choisissez ici. On ne peut approcher personne d'autre.
game-charge-confirm = Charger { $models }
game-finish-moving = Terminer les mouvements
game-finish-moving-rest = { $count ->
    [one] Terminer les mouvements ; { $count } figurine reste immobile
   *[other] Terminer les mouvements ; { $count } figurines restent immobiles
}
game-go = Aller
game-hint-door = Cliquez une porte qui brille, ou choisissez ici.
game-door-open = Ouvrir la porte { $number }, { $name }
game-door-close = Fermer la porte { $number }, { $name }
game-hint-reaction = { $charger } déclare une charge. La figurine peut réagir une fois.
game-hint-snap = { $charger } est arrêtée là où elle se trouve. Seul un 6 naturel touche.
game-overwatch-with = Tir en état d'alerte : { $weapons }
game-hint-intercept = { $charger } arrive le long de la ligne. Déplacez le curseur là où tirer.
game-intercept-at = Après { $length }″ sur { $of }″
game-intercept-confirm = L'arrêter ici et tirer
game-intercept-no = La laisser venir
game-arms = Armes
game-no-target = On ne peut pas l'attaquer avec cela.
game-pass-fire = Personne ne tire maintenant
game-pass-blows = Aucun coup
game-pass-contest = Laissez-les actionner la porte.
game-pass-fight-with = Personne ne combat maintenant.
game-pass-cast = Aucun pouvoir.
game-pass-deny = Laissez agir le pouvoir.
game-pass-reaction = Attendre sur place.
game-pass-snap = Ne pas tirer.

# Cards with profiles
card-m = M
card-ws = CC
card-bs = CT
card-s = F
card-t = E
card-w = PV
card-a = A
card-ld = Cd
card-sv = Svg
card-aura = Aura
card-range = Portée
card-ap = PA
card-d = D

# $range is in inches, $kind such as Rapid Fire 1, $reach is ranged or melee
game-weapon-profile = { $reach ->
    [melee] { $kind }
   *[ranged] { $range }″ { $kind }
}, F { $strength }, PA { $ap }, D { $damage }
`,"../../../../locales/fr/page-game.ftl":`# Les pages où l'on joue : une nouvelle partie, la partie elle-même, les parties à revoir.

# Une nouvelle partie
new-title = Nouvelle partie
new-lead = Choisissez avec qui vous jouez ; tout le reste est déjà réglé.
new-quick = Partie rapide
new-way = Comment voulez-vous jouer ?
new-way-computer = Contre l'ordinateur
new-way-computer-text = Vous jouez une équipe, le programme l'autre.
new-way-hotseat = Sur un seul écran
new-way-hotseat-text = Deux joueurs se relaient sur cet appareil.
new-way-friend = Avec un ami, par lien
new-way-friend-text = Vous recevez un lien à envoyer ; la partie commence quand il est ouvert.
new-way-watch = Regarder deux ordinateurs
new-way-watch-text = Installez-vous et voyez comment on fait.
new-rules = Règles
new-team-computer-a = Votre équipe
new-team-computer-b = L'équipe de l'ordinateur
new-team-hotseat-a = Équipe du joueur A
new-team-hotseat-b = Équipe du joueur B
new-team-friend-a = Votre équipe
new-team-friend-b = L'équipe de votre ami
new-team-watch-a = Équipe du joueur A
new-team-watch-b = Équipe du joueur B
new-team-size =
    { $count ->
        [one] { $count } agent
       *[other] { $count } agents
    }
new-team-cards = Voir les cartes
new-team-ploys = Subterfuges
# $side est A ou B
new-level = Niveau de l'ordinateur ({ $side })
new-second = Changer de côté : je joue B
new-killzone = Killzone
new-mission = Mission
new-mission-none = Aucune : combat ouvert, chaque camp prend un bord
new-mission-turns =
    { $count ->
        [one] Elle dure { $count } Tournant.
       *[other] Elle dure { $count } Tournants.
    }
new-more = Plus de réglages : dés, pendule, options de règles
new-dice = Dés
new-dice-program = Le programme lance
new-dice-own = Vrais dés
new-dice-program-text = Le serveur scelle sa part avant la partie et l'ouvre ensuite, afin que chacun puisse vérifier que personne n'a choisi les dés.
new-dice-own-text = Les joueurs lancent leurs dés à la table et tapent ce qu'ils voient. Les dés de l'ordinateur sont lancés par le programme.
new-words = Vos mots pour les dés
new-words-text = Ils sont mêlés aux dés, afin que le serveur seul ne puisse pas les choisir. N'importe quels mots conviennent.
new-words-fresh = D'autres
new-clock = Jouer à la pendule
new-clock-minutes = Minutes chacun
new-clock-increment = Secondes de plus par réponse
new-public = Tout le monde peut trouver cette partie et la regarder
new-switches = Options de règles, là où les sources diffèrent
new-switch-default = { $value } (par défaut)
new-start-computer = Commencer la partie
new-start-hotseat = Commencer la partie
new-start-friend = Créer la partie et obtenir le lien
new-start-watch = Commencer et regarder

# Une invitation
join-title = { $name } vous invite à une partie
join-title-plain = Une invitation
join-team = Vous joueriez { $team }.
join-sit = Prendre la place
join-watch = Regarder seulement
invite-title = Invitez votre ami
invite-text = Envoyez ce lien. Le premier qui l'ouvre prend l'autre place, et la partie commence.
invite-link = Lien pour votre ami
invite-copy = Copier
invite-elsewhere = Le lien de l'autre place a été montré là où la partie a été créée.
invite-waiting = En attente de l'autre joueur…

# Cartes
card-apl = LPA
card-move = Mouvement
card-defence = DF
card-save = Sauvegarde
card-invulnerable = Invuln.
card-wounds = PV
card-weapons = Armes
card-weapon = Arme
card-attacks = Att
card-hit = Touche
card-damage = Dég.
card-ranged = tir
card-melee = mêlée

# La partie : autour du plateau
game-page = Partie
game-title = { $a } contre { $b }
game-missing = Cette partie ne peut pas être montrée
game-setting-up = Mise en place
game-turning-point = Tournant { $number }
game-turning-point-of = Tournant { $number } sur { $of }
game-phase-setup = Mise en place
game-phase-initiative = Initiative
game-phase-strategy = Phase de Stratégie
game-phase-firefight = Phase d'Affrontement
game-phase-movement = Phase de Mouvement
game-phase-psychic = Phase Psychique
game-phase-shooting = Phase de Tir
game-phase-fight = Phase de Combat
game-phase-morale = Phase de Moral
game-phase-over = La bataille est finie
game-seat-open = personne encore
game-you = vous
game-has-initiative = A l'initiative
game-cp = { $points } PC
game-cp-long = Points de Commandement
game-ap = { $points } PA
game-turn-yours = À vous de jouer
game-turn-side = À { $side } de jouer : { $name }
game-turn-theirs = À { $name } de jouer.
game-turn-computer = { $name } réfléchit…
game-dice-fall = Les dés tombent…
game-is-over = La partie est finie.
game-waits-for-friend = En attente de l'autre joueur.
game-looking-back = Le plateau après la ligne { $at } du journal.
game-back-to-now = Revenir au présent
game-watching = Vous regardez
game-connection-connecting = Connexion…
game-connection-lost = Connexion perdue ; nouvel essai…
game-connection-closed = Déconnecté
game-undo = Reprendre
game-undo-free = Reprendre votre dernière réponse : aucun dé n'a été lancé depuis
game-undo-ask = Reprendre votre dernière réponse ; un autre joueur doit être d'accord
game-menu = Plus
game-menu-settings = Réglages et équité
game-menu-keys = Clavier
game-menu-replay = Revoir la partie depuis le début
game-menu-record = Télécharger le relevé
game-menu-draw = Proposer la nulle
game-menu-resign = Abandonner
game-resign-title = Abandonner ?
game-resign-text = L'autre camp gagne, et la partie est finie.
game-resign-no = Continuer
game-resign-yes = Abandonner
# $side est A ou B
game-clock = Temps restant pour { $side }
game-tabs = Ce qui est montré
game-tab-act = Jouer
game-tab-teams = Équipes
game-tab-log = Journal
game-panel = Ce qu'il faut faire
game-skip = Tout montrer d'un coup

# Agents
game-ready = préparé
game-expended = activé
game-reserve = pas encore placé
game-incapacitated = neutralisé
game-wounds = { $left } PV sur { $full }
game-mark-injured = blessé
game-mark-stunned = moins de PA
game-mark-reacted = a agi hors de son tour

# Le journal
game-log = Ce qui s'est passé
game-log-empty = Il ne s'est encore rien passé.
game-log-see = Voir le plateau tel qu'il était

# Dés
game-die-critical = succès critique
game-die-normal = succès normal
game-die-failed = échec
game-die-kept = retenu sans être lancé
game-sequence-shoot = Tir
game-sequence-fight = Combat
game-attack-dice = Dés d'attaque
game-defence-dice = Dés de défense
game-defends = se défend
# $needs est le plus petit nombre qui est un succès
game-needs = il faut { $needs }+
game-no-dice-yet = Pas encore de dés.
game-no-successes = Plus aucun succès.
game-own-dice-hint = Lancez de vrais dés et dites ce qu'ils montrent : appuyez sur les faces, ou tapez les nombres.
game-own-dice-typed = Dés jusqu'ici
game-own-dice-remove = Enlever le { $face }
game-own-dice-faces = Faces
game-own-dice-send =
    { $count ->
        [one] C'est ce que montre le dé
       *[other] C'est ce que montrent les { $count } dés
    }
game-your-dice = Vos dés

# Décisions
game-advised = Vétéran
game-hint-zone = Cliquez sur une zone du plateau, ou choisissez ici.
game-initiative-mine = J'ai l'initiative
game-initiative-mine-text = Vous agissez en premier dans ce Tournant.
game-initiative-theirs = { $name } a l'initiative
game-initiative-theirs-text = Vous agissez en second, et vous en savez plus.
game-pass-ploy = Gardez vos Points de Commandement.
game-pass-counteract = Ne rien faire maintenant.
game-pass-next-target = Ne pas attaquer celui-ci.
game-pass-more-targets = L'attaque est finie.
game-hint-activate = Cliquez sur un des agents cerclés, ou choisissez ici.
game-hint-order = L'ordre vaut jusqu'à sa prochaine activation.
game-which-order = Ordre
game-order-engage-text = Libre de tirer et de charger ; plus facile à prendre pour cible.
game-order-conceal-text = À couvert, on ne peut pas lui tirer dessus ; il ne tire pas et ne charge pas.
game-another-operative = Un autre agent
game-other-action = Autre chose
game-choose-again = Choisir de nouveau
game-hint-move = La surface ombrée est à portée. Cliquez où aller, ou faites glisser.
game-move-length = { $length }″ sur { $limit }″
game-move-measuring = Mesure en cours…
game-move-nowhere = Il n'y a nulle part où aller.
game-move-confirm = { $action } : y aller
game-hint-deploy = Choisissez un agent, puis cliquez sur un endroit de la surface ombrée.
game-deploy-whom = Qui placer
game-deploy-here = Le placer ici
game-deploy-auto = Faites-le pour moi
game-hint-barricade = Cliquez là où sera son milieu, et tournez-la avec le curseur ou avec q et e.
# $angle est en degrés
game-barricade-turn = Direction : { $angle }°
game-barricade-here = La placer ici
game-hint-shoot = Les cibles valides sont cerclées, avec l'effet attendu du tir. Cliquez sur une pour la choisir ; sur une autre, pour voir pourquoi elle ne l'est pas.
game-hint-fight = Choisissez qui combattre.
game-hint-overwatch = Un agent déjà activé peut tirer hors de son tour.
game-shoot-looking = Tracé des lignes…
game-targets = Ennemis
game-target-far = { $length }″
game-target-cover = à couvert
game-target-obscured = masqué
game-target-hidden = pas visible
# $expected est un nombre de PV, $kills un pourcentage
game-odds-short = ⌀ { $expected } · ☠ { $kills }
game-odds-long = { $expected } PV perdus en moyenne, { $kills } de neutraliser.
game-odds-own = Vous perdez { $expected } PV en moyenne, et { $dies } d'être neutralisé.
game-shoot-confirm = Tirer sur { $model }
game-fight-confirm = Combattre { $model }
game-weapon-line = { $attacks } dés, { $hit }+, dégâts { $normal }/{ $critical }
game-hint-resolve = Frappez pour blesser, ou dépensez un succès pour annuler un succès ennemi.
game-damage = { $points } PV
game-reroll-by = Ce qui le permet
game-hint-reroll-balanced = Cliquez sur un dé pour le relancer.
game-hint-reroll-ceaseless = Cliquez sur un dé : tous ceux qui montrent le même nombre sont relancés.
game-hint-reroll-relentless = Cliquez sur les dés à relancer.
game-hint-reroll-command = Cliquez sur un dé pour le relancer ; cela coûte des Points de Commandement.
game-reroll =
    { $count ->
        [0] Relancer ({ $source })
        [one] Relancer { $count } dé ({ $source })
       *[other] Relancer { $count } dés ({ $source })
    }
game-reroll-no = Garder les dés tels quels
game-hint-saves = Posez vos sauvegardes sur les touches : cliquez sur une sauvegarde puis sur une touche, ou faites glisser. Deux sauvegardes normales arrêtent une touche critique.
game-hits-against-you = Touches contre vous
game-your-saves = Vos sauvegardes
game-saves-spent = Toutes les sauvegardes sont posées.
# $by est none, critical, normal, pair ou half
game-hit =
    { $by ->
        [none] touche { $kind }, pas arrêtée
        [half] touche { $kind }, il faut encore une sauvegarde
       *[other] touche { $kind }, arrêtée
    }
game-save = sauvegarde { $kind }
game-saves-done = Je sauvegarde ainsi
game-saves-clear = Tout enlever
game-saves-more = Il reste une sauvegarde qui doit arrêter quelque chose.
game-auto-once = Faites-le pour moi

# Choix automatiques
game-auto-title = Fait pour moi sans demander
game-auto-text = Le choix habituel est fait aussitôt. Reprenez-le, ou changez-le ici, dès que vous voulez choisir vous-même.
game-auto-always = Toujours { $what } pour moi
game-auto-reroll = relancer
game-auto-saves = dépenser les sauvegardes
game-auto-cover-save = décider des sauvegardes de Couvert
game-auto-use = décider des règles d'arme facultatives
game-auto-keep = retenir des dés
game-auto-weapon = choisir l'arme de riposte
game-auto-resolve = frapper et parer
game-auto-next-target = choisir la cible suivante
game-auto-react = répondre aux attaques par des subterfuges
game-pace = Ce que font les autres est montré
game-pace-calm = posément
game-pace-brisk = vivement
game-pace-instant = d'un coup

# Conseil
game-advice = Que ferait un vétéran ?
game-advice-thinking = Réflexion…
game-advice-says = Un vétéran ferait :
game-advice-ways = Le meilleur d'abord. Choisissez-en un pour le préparer.
game-advice-then = Ensuite : { $steps }
game-advice-do = Faire cela

# Propositions
game-offer-draw = { $name } propose la nulle.
game-offer-undo = { $name } demande à reprendre sa dernière réponse.
game-offer-mine-draw = Vous proposez la nulle.
game-offer-mine-undo = Vous demandez à reprendre votre dernière réponse.
game-offer-accept = Accepter
game-offer-decline = Refuser
game-offer-withdraw = Retirer

# La fin
result-drawn = Match nul
result-you-won = Vous avez gagné !
result-you-lost = { $name } a gagné.
result-won-by = { $name } a gagné avec { $team }.
# $side est A ou B
result-short-won = { $side } a gagné
result-how-played = Décidé sur le plateau.
result-how-resigned = L'autre camp a abandonné.
result-how-agreed = Les deux camps se sont mis d'accord.
result-how-time = Le temps est écoulé.
result-rematch = Revanche
result-replay = La revoir

# Équité
fair-title = Des dés vérifiables
fair-text = Avant la partie, le serveur a scellé un nombre secret et publié son sceau. Avec les mots des joueurs, il décide de chaque dé. Dès que la partie est finie, chacun peut vérifier.
fair-own-dice = Dans cette partie, les joueurs ont lancé leurs propres dés ; seuls ceux du programme sont vérifiables.
fair-commitment = Sceau (SHA-256)
# $side est A ou B
fair-words = Mots du joueur { $side }
fair-seed = Nombre secret
fair-seed-sealed = Scellé jusqu'à la fin de la partie.
fair-verify = Téléchargez le relevé, et vérifiez-le avec :

# Parties à revoir
replays-title = Parties
replays-lead = Des parties en cours, et d'autres à revoir.
replays-load = Ouvrir un relevé
replays-load-text = Vous avez le relevé d'une partie ? Ouvrez le fichier, ou déposez-le ici.
replays-mine = Vos parties
replays-mine-none = Vous n'avez pas encore joué.
replays-public = Parties que tout le monde peut regarder
replays-public-none = Personne ne joue en public pour l'instant.
replays-running = en cours
replay-title = Revoir une partie
replay-share = Copier le lien vers cet instant
replay-live = Retour à la partie
replay-start = La table avant que le premier dé ne tombe.
replay-timeline = Chronologie
replay-at = { $at } sur { $of }
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-on = Un pas en avant
replay-last = À la fin
replay-speed = Vitesse
replay-step = Un pas en arrière ou en avant
replay-ends = Au début ou à la fin
replay-turns = Un Tournant en arrière ou en avant

# Clavier
keys-title = Clavier
keys-space = Espace
keys-choose = Prendre un choix par son numéro
keys-confirm = Confirmer ce qui est choisi sur le plateau
keys-back = Revenir d'un pas, ou au présent
keys-board = Aller au plateau
keys-crosshair = Sur le plateau : déplacer le réticule, ou passer de figurine en figurine ; Entrée choisit
keys-zoom = Sur le plateau : agrandir, réduire, tout montrer
keys-turn = Tourner une barricade
`,"../../../../locales/fr/page-killzones.ftl":`# Dessiner des tables.

draw-title = Killzones
draw-lead = Dessinez une table, vérifiez-la, jouez-y.
draw-new = Nouvelle killzone
draw-upload = Ouvrir un fichier
draw-mine = Les miennes
draw-mine-none = Rien d’enregistré. Dessinez-en une, ou partez d’une copie ci-dessous.
draw-built-in = Avec le programme
draw-open = Ouvrir
draw-use = Partir d’une copie
draw-copy-of = { $name }, à ma façon
draw-play = Jouer ici
draw-back = Toutes les killzones
draw-untitled = Sans titre
draw-changed = non enregistré
draw-download = Télécharger
draw-save = Enregistrer
draw-save-copy = Enregistrer une copie
draw-saved = Enregistré.
draw-fine = Tout est en ordre.
draw-name = Nom
draw-text = Quelques mots
draw-width = Largeur (″)
draw-depth = Profondeur (″)
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
draw-bottom = Dessous (″)
draw-top = Dessus (″)
draw-vantage = On peut se tenir dessus
draw-door-open = Ouverte au début
draw-x = Depuis l’ouest (″)
draw-y = Depuis le sud (″)
draw-corner-x = Coin { $corner }, depuis l’ouest
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
draw-hint-select = Cliquez un objet pour le modifier, faites-le glisser pour le déplacer, tirez ses coins pour le déformer.
draw-hint-rectangle = Tirez d’un coin à l’autre.
draw-hint-polygon = Cliquez coin après coin ; recliquez le premier, ou Entrée, pour fermer.
draw-hint-wall = Cliquez d'un coin à l'autre, ou faites glisser ; Entrée ou un clic au même endroit termine la suite.
draw-hint-door = Cliquez un montant de la porte, puis l'autre, ou faites glisser. Sur un mur, elle perce elle-même l'embrasure.
draw-hint-objective = Cliquez où se trouve l’objectif.
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
`,"../../../../locales/fr/page-odds.ftl":`# Le calculateur de probabilités.

chances-title = Calculateur de probabilités
chances-lead = Les chances exactes d'un tir ou d'un combat, chaque camp choisissant au mieux.
chances-share = Copier le lien
chances-copy-by-hand = Copiez l'adresse dans la barre d'adresse : elle contient tout.
chances-form = L'attaque
chances-results = Les probabilités

# Situations comparées
chances-setup = Situation { $letter }
chances-compare = Comparer
chances-remove = Retirer
chances-name = Nom de la situation

# Le formulaire
chances-edition = Règles
chances-sequence = Type d'attaque
chances-sequence-shoot = Tirer
chances-sequence-fight = Combattre
chances-attacker = Attaquant
chances-defender = Défenseur
chances-pick-weapon = Remplir d'après une arme…
chances-pick-operative = Remplir d'après un agent…
chances-card = { $weapon } ({ $operative })
chances-attacks = Dés d'attaque
chances-hit = Touche
chances-damage-normal = Dégâts normaux
chances-damage-critical = Dégâts critiques
chances-rules = Règles d'arme
chances-rules-none = aucune
chances-rules-add = Ajouter ou retirer une règle d'arme
chances-rules-read = Leur effet :
chances-wounds = PV
chances-save = Sauvegarde
chances-defence = Dés de défense
chances-rerolls = Relances de Cdt
chances-cover = Sauvegarde de couvert
chances-obscured = Masqué
chances-invulnerable = Sauvegarde Invulnérable
chances-more = But, habitudes et nom
chances-plays-for = Les deux camps visent
chances-for-damage = les dégâts
chances-for-kill = la neutralisation
chances-plays = Leur façon de choisir
chances-plays-optimal = Au mieux
chances-plays-always-strike = Toujours frapper
chances-plays-always-parry = Toujours parer tant que possible
chances-plays-never-fish = Ne jamais relancer un succès

# La réponse
chances-expected = PV perdus en moyenne
chances-kills = Chance de neutraliser
chances-expected-own = PV perdus par l'attaquant en moyenne
chances-dies = Risque d'être neutralisé
chances-glance-wounds = { $wounds } PV
chances-glance-kills = { $chance } de neutraliser
chances-defender-loses = PV perdus par le défenseur
chances-attacker-loses = PV perdus par l'attaquant
chances-mode = Chances de perdre
chances-exact = exactement
chances-least = au moins
chances-chart-hint = Pointez une colonne pour lire sa probabilité exacte.
chances-chart-at =
    { $wounds ->
        [one] { $wounds } PV : { $chances }
       *[other] { $wounds } PV : { $chances }
    }
chances-table = Tous les chiffres
`,"../../../../locales/fr/page-rules.ftl":`# Le livre des règles, et le volet qui ouvre une règle à côté de tout le reste.

rules-title = Règles
rules-one = Règle { $id }
rules-lead = Ce que suit l'arbitre : chaque règle avec son numéro, les décisions et des exemples.
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
`,"../../../../locales/fr/page-sight.ftl":`# Le laboratoire de visée.

lab-title = Laboratoire de vue
lab-lead = Posez décors et figurines, et voyez aussitôt qui voit qui, ce qui couvre, et quelle règle le dit.
lab-share = Copier le lien
lab-export = Enregistrer un fichier
lab-import = Ouvrir un fichier
lab-bad-link = Ce lien est illisible ; voici une table pour commencer.
lab-bad-file = Ce fichier ne pose pas de question de visée ou de portée.
lab-too-long = Cette table est trop grande pour un lien. Enregistrez un fichier.
lab-copy-by-hand = Copiez l’adresse de la barre d’adresse : elle contient tout.
lab-mode = Question
lab-mode-sight = Qui voit qui
lab-mode-reach = Où aller
lab-rules = Règles
lab-from = Tireur
lab-to = Cible
lab-swap = Échanger les deux
lab-mover = Figurine
lab-action = Mouvement
lab-limit = Au plus (″)
lab-weapon-rules = Règles de l’arme
lab-weapon-rules-hint-kt24 = Comme sur la carte, séparées par des virgules : Range 8", Seek Light
lab-weapon-rules-hint-kt21 = Comme sur la carte, séparées par des virgules : Rng 6", Indirect
lab-switch-obscured = Les décors lourds lointains voilent
lab-switch-vantage = La hauteur donne un avantage
lab-switch-operatives-block-sight = Les agents bloquent la vue
lab-switch-vantage-exception = La hauteur révèle les cibles dissimulées à couvert
lab-switch-vantage-inclusive = Exactement 2″ de hauteur suffisent
lab-switch-vantage-light-only = Seulement contre le couvert de décors légers
lab-switch-bases-give-cover = Les autres agents donnent un couvert
lab-distance = Distance
lab-no-way = aucun chemin
lab-fact-visible = Visible
lab-fact-cover = À couvert
lab-fact-obscured = Voilée
lab-fact-engaged = Au contact
lab-fact-cover-save = Dé de couvert
lab-yes = oui
lab-no = non
lab-why = Pourquoi
lab-show-line = Faire ressortir sa ligne
lab-panes = Ce qui est sur la table
lab-pane-models = Figurines
lab-pane-terrain = Décors
lab-add-model = Ajouter à { $side }
lab-pick-model = Cliquez une figurine pour changer son socle, sa hauteur et son ordre, ou faites-la glisser.
lab-order = Ordre
lab-base = Socle
lab-height = Hauteur (″)
lab-floor = Se tient sur
lab-ground = le sol
lab-make-from = En faire le tireur
lab-make-to = En faire la cible
lab-make-mover = La faire bouger
lab-board = Plateau
lab-board-own = Le mien
lab-board-empty = Un plateau vide
lab-hint-sight = Faites glisser les figurines : le verdict suit. Molette ou pincement pour zoomer.
lab-hint-reach = Pointez un endroit pour voir le plus court chemin légal ; cliquez pour le garder.
lab-point-somewhere = Pointez le plateau pour voir si { $model } peut y aller.
lab-switches = { $count ->
    [0] Là où les livres laissent le choix
   *[other] Là où les livres laissent le choix, { $count } changé(s)
}
`,"../../../../locales/fr/page.ftl":`# La page dans le navigateur : ce qui figure sur toutes ses pages, et l'accueil.

app-title = Coverline : Kill Team dans le navigateur
page-title = { $page } · Coverline
skip-to-content = Aller au contenu
close = Fermer
loading = Chargement…
try-again = Réessayer
copied = Copié.
# $label est le nom d'un nombre que l'on peut changer
fewer = { $label } : un de moins
more = { $label } : un de plus

# Jeux de règles
rules-kt24 = Kill Team 2024
rules-kt21 = Kill Team 2021
rules-kt18 = Kill Team 2018
rules-kt4w40k = KT4W40K

# Problèmes
error-network = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
error-unreadable = La réponse du serveur est illisible.
error-unexpected = Quelque chose n'a pas marché. Réessayez.
error-status = Le serveur refuse, avec le statut { $status }.

# Navigation
nav-label = Pages
nav-menu = Menu
nav-play = Jouer
nav-replays = Parties
nav-odds = Probabilités
nav-sight = Vue
nav-killzones = Killzones
nav-rules = Règles
language-menu = Langue : { $language }
theme-menu = Couleurs : { $theme }
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
footer-trust = Chaque règle citée, chaque dé vérifiable, chaque probabilité exacte.
footer-unofficial = Un projet de passionnés, non officiel. Kill Team est un jeu de Games Workshop.

# Compte
account-menu = Compte de { $name }
account-menu-nobody = Compte
account-nobody = Se connecter
account-guest = Vous jouez en invité
account-member = Vous êtes connecté
account-be-guest = Jouer en invité
account-signin = Se connecter
account-signup = Créer un compte
account-keep = Garder mes parties : créer un compte
account-signout = Se déconnecter
account-signed-out = Vous êtes déconnecté.
account-welcome = Bienvenue, { $name }.
account-name = Nom
account-password = Mot de passe
account-password-hint = Au moins { $least } caractères.
account-title-guest = Comment vous appeler ?
account-title-signin = Se connecter
account-title-signup = Créer un compte
account-about-guest = Un nom suffit pour jouer. Vos parties restent dans ce navigateur.
account-about-signin = Vos parties sont là où vous les avez laissées.
account-about-signup = Avec un mot de passe, vous retrouvez vos parties dans n'importe quel navigateur.
account-do-guest = Jouer
account-do-signin = Se connecter
account-do-signup = Créer le compte
account-to-guest = Un simple nom me suffit
account-to-signin = J'ai un compte
account-to-signup = Je veux un compte

# Accueil
home-title = Accueil
home-kicker = Kill Team 2018, 2021 et 2024 · KT4W40K
home-heading = La table, l'adversaire et l'arbitre.
home-lead = Jouez à Kill Team dans le navigateur. Coverline mesure chaque mouvement, tranche chaque Ligne de Vue et vous donne les probabilités exactes avant que vous ne vous engagiez, avec la règle qui le dit.
home-start = Commencer une partie
home-picture = Une killzone vue d'en haut : jusqu'où va un agent, ses lignes de vue à côté des couverts, et ses chances contre sa cible.
home-picture-odds = { $chance } de tuer
home-ways = Comment voulez-vous jouer ?
home-way-computer = Contre l'ordinateur
home-way-computer-text = Choisissez deux équipes et une killzone, et jouez aussitôt. Demandez à tout moment ce que ferait un vétéran.
home-way-hotseat = Sur le même écran
home-way-hotseat-text = Deux joueurs, un seul appareil. Avec de vrais dés si vous voulez : lancez-les et tapez le résultat.
home-way-friend = Avec un ami, par un lien
home-way-friend-text = Envoyez un lien et jouez en direct. Les dés sont scellés avant la partie, et chacun peut les vérifier après.
home-continue = Reprendre une partie
home-versus = contre
home-seat-open = place encore libre
home-tools = Des outils, sans partie
home-tool-odds = Calculateur de probabilités
home-tool-odds-text = Les chances exactes d'un tir ou d'un combat, côte à côte.
home-tool-sight = Laboratoire de vue
home-tool-sight-text = Qui voit qui, ce qui met à Couvert, et pourquoi.
home-tool-killzones = Éditeur de killzones
home-tool-killzones-text = Dessinez une table, vérifiez-la, jouez-y.
home-tool-rules = Livre des règles
home-tool-rules-text = Chaque règle, avec son numéro et ses exemples.

# Une page qui n'existe pas
missing-title = Hors de vue
missing-text = Il n'y a pas de page à cette adresse : quelque chose bloque toutes les lignes qui y mènent.
missing-home = Retour à l'accueil
`,"../../../../locales/fr/reason.ftl":`# Raisons : ce qui décide si une cible est vue et peut être prise pour cible.

reason-measured = La distance se mesure en ligne droite, de socle à socle.
reason-measured-round = La distance se mesure autour d'un angle : ses segments droits s'additionnent.
reason-no-way = Aucun chemin ne relie les deux : ils ne sont jamais à quelque distance que ce soit.
reason-visible = La cible est Visible.
reason-hidden =
    { $terrain ->
        [none] La cible n'est pas Visible.
       *[other] La cible n'est pas Visible ; ce qui la cache : { $terrain }.
    }
reason-in-cover =
    { $terrain ->
        [none] La cible est à Couvert.
       *[other] La cible est à Couvert ; ce qui la protège : { $terrain }.
    }
reason-too-close-for-cover = Le tireur est trop près pour que la cible soit à Couvert.
reason-obscured =
    { $terrain ->
        [none] La cible est Masquée.
       *[other] La cible est Masquée ; ce qui la masque : { $terrain }.
    }
reason-obscured-by-model =
    { $model ->
        [none] La cible est Masquée par une autre figurine.
       *[other] La cible est Masquée ; qui la masque : { $model }.
    }
reason-sheltered = Ce qui masque la cible est à 1" d'elle ou moins : le jet de trauma subit -1.
reason-in-plain-sight = Rien ne masque la cible.
reason-engaged = Les deux sont à portée de contrôle l'un de l'autre.
reason-engaged-round-corner = Les deux sont à 1" l'un de l'autre au détour d'un angle : ils se battent, mais touchent moins bien.
reason-walled-off = L'écart en ligne droite est d'au plus 1", mais un mur s'y dresse : ils ne sont pas à 1" l'un de l'autre.
reason-cover-save = Le défenseur peut retenir un dé pour le couvert.
reason-no-cover-save = Aucun dé ne peut être retenu pour le couvert.
reason-refused = La cible ne peut pas être choisie.
reason-valid-target = La cible est valide.
`,"../../../../locales/fr/term.ftl":`# Mots de règle, tels qu'ils figurent dans les phrases.

# Ordres
term-engage = Engagement
term-conceal = Dissimulation

# Bords de la killzone
term-west = ouest
term-east = est
term-south = sud
term-north = nord

# Succès
term-normal = normal
term-critical = critique

# Actions
term-reposition = Se Repositionner
term-dash = Sprinter
term-fall-back = Battre en Retraite
term-charge = Charger
term-shoot = Tirer
term-fight = Combattre
term-door = Actionner une porte

# Ce pour quoi on lance les dés
term-draw = mise en place
term-initiative = initiative
term-attack = attaque
term-defence = défense
term-reroll = relance
term-hot = Surchauffe
term-hit = touches
term-wound = blessures
term-save = sauvegardes
term-attacks = nombre d'attaques
term-damage = dégâts
term-injury = jet de trauma
term-advance = avance
term-roll-off = jet décisif
term-crush = porte qui se ferme
term-doors = nombre de portes
term-psychic = test psychique
term-deny = abjuration
term-perils = Périls du Warp
term-break = test de démoralisation
term-nerve = test de sang-froid
term-morale = test de moral
term-decisive = ordre des mouvements décisifs
term-ignore = blessures ignorées
term-wreck = transport détruit

# Ce qui permet de relancer
term-balanced = Équilibré
term-ceaseless = Incessant
term-relentless = Implacable
term-command = Relance de Commandement

# Règles d'arme facultatives
term-punishing = Punitif
term-rending = Perforant
term-severe = Sévère
term-obscured = masqué
term-invulnerable-save = la Sauvegarde Invulnérable

# Tactiques
term-point-blank-overwatch = Tir en état d'alerte à bout portant
term-remote-access = Accès à distance

# Stratagèmes et autres effets d'un moment du tour
term-decisive-move = Mouvement décisif
term-decisive-shot = Tir décisif
term-command-re-roll = Relance de commandement
term-counter-offensive = Contre-attaque
term-insane-bravery = Bravoure insensée
term-arrive = Arrivée des réserves
term-heroic-intervention = Intervention héroïque
`})),kt18:`# Kill Team 2018 : ses propres mots, à la place de ceux des mêmes messages dans les autres fichiers.

# Ce pour quoi on lance les dés
term-charge = charge

# Questions
ask-deploy =
    { $left ->
        [one] Placez encore { $left } figurine.
       *[other] Placez encore { $left } figurines.
    }
ask-gambit = Utiliser une Tactique, ou passer ?
ask-react = { $model } est attaquée : utiliser une Tactique, ou passer ?

# Choix
choice-no-ploy = Aucune Tactique
choice-end = Terminer votre part de la phase

# Conseil
advice-attack = Environ { $wounds } PV perdus ; { $chance } % de chances de mettre la cible hors de combat.

# Réponses de la ligne de commande
sim-turns = Rounds de bataille par partie

# Événements
event-initiative-tied = Des joueurs ont obtenu le même résultat ; ils relancent.
event-deployed = { $model } est placée en { $at }.
event-overwatches = { $model } effectue un tir en état d'alerte.
event-moves-normally = { $model } fait un mouvement normal jusqu'en { $to } ({ $length }).
event-share = { $target } reçoit { $dice } des attaques.

# Raisons
reason-engaged = Les deux sont à 1" ou moins l'une de l'autre.

# Refus
refusal-unknown-model = Aucune figurine { $model } n'est en jeu ; nommez une figurine encore présente.
refusal-not-yours = Vous ne pouvez pas utiliser { $model } ; c'est au joueur { $side } de décider, avec l'une de ses figurines.
refusal-already-deployed = { $model } est déjà placée ; choisissez une figurine qui n'est pas encore sur le champ de bataille.
refusal-off-board = Le socle sortirait du champ de bataille ; il doit y rester entièrement.
refusal-enters-control-range = Le trajet passe à 1" ou moins de { $model } ; restez plus loin, ou chargez cet ennemi.
refusal-ends-in-control-range = Le déplacement finirait à 1" ou moins de { $model } ; terminez-le plus loin.
refusal-must-end-in-control-range = Une charge doit finir à 1" ou moins de l'une de ses cibles ; terminez-la ainsi.
refusal-leaves-control-range = Le trajet s'éloigne à plus de 1" de { $model } ; restez à 1" ou moins.
refusal-in-control-range = Impossible tant que { $model } est à 1" ou moins ; restez plutôt immobile, ou battez en retraite.
refusal-no-enemy-in-control-range = Il faut pour cela un ennemi à 1" ou moins, et il n'y en a aucun ; choisissez autre chose.
refusal-target-not-in-control-range = { $model } n'est pas à 1" ou moins ; combattez un ennemi qui l'est.
refusal-friend-engaged = { $model } est à 1" ou moins de votre figurine { $friend } ; choisissez une cible qui ne l'est pas.
refusal-bad-split = Les attaques ne se répartissent pas ainsi ; donnez au moins 1 attaque à chaque cible, { $dice } en tout (cibles : { $targets }).
refusal-no-split = Cette arme ne répartit pas ses attaques ; utilisez-la sans les répartir.
refusal-far-from-primary = { $model } est trop loin de la première cible nommée ; elle doit en être à { $reach } au plus.
refusal-unknown-ploy = La Tactique { $ploy } n'existe pas ici ; choisissez parmi : { $has }.
refusal-ploy-used = La Tactique { $ploy } a déjà servi pendant cette phase ; choisissez-en une autre ou passez.
refusal-ploy-target = { $ploy } ne s'utilise pas ainsi ; ne nommez une figurine que si la Tactique en demande une, et une figurine qu'elle permet.
`,kt21:`# Kill Team 2021 : ses propres mots, à la place de ceux des mêmes messages dans les autres fichiers.

# Actions et succès : une touche est normale
term-reposition = Mouvement Normal
term-normal = normale

# Questions
ask-deploy =
    { $left ->
        [one] Placez encore { $left } agent, avec un ordre.
       *[other] Placez encore { $left } agents, chacun avec un ordre.
    }
ask-gambit = Utiliser un Subterfuge Stratégique, ou passer ?
ask-react = { $model } est attaqué : utiliser un Subterfuge Tactique, ou passer ?
ask-weapon = Avec quelle arme vous défendez-vous ?
ask-resolve = Frapper ou parer, et avec quelle touche ?

# Choix
choice-weapon = Se défendre avec { $weapon }
choice-strike = Frapper avec une touche { $success }
choice-block = Parer une touche { $success } avec une touche { $with }
choice-block-nothing = Dépenser une touche { $with } sans rien parer
choice-saves-critical-on-critical =
    { $dice ->
        [one] { $dice } sauvegarde critique contre une touche critique
       *[other] { $dice } sauvegardes critiques contre des touches critiques
    }
choice-saves-critical-on-normal =
    { $dice ->
        [one] { $dice } sauvegarde critique contre une touche normale
       *[other] { $dice } sauvegardes critiques contre des touches normales
    }
choice-saves-pair-on-critical =
    { $dice ->
        [one] { $dice } paire de sauvegardes normales contre une touche critique
       *[other] { $dice } paires de sauvegardes normales contre des touches critiques
    }
choice-saves-normal-on-normal =
    { $dice ->
        [one] { $dice } sauvegarde normale contre une touche normale
       *[other] { $dice } sauvegardes normales contre des touches normales
    }

# Événements
event-expended = { $model } a été activé et n'est plus préparé.
event-retaliates = { $model } se défend avec { $weapon }.
event-strikes = { $model } frappe avec une touche { $success }.
event-blocks = { $model } pare une touche { $success }.
event-blocks-nothing = { $model } dépense une touche pour une parade qui ne défausse rien.
event-shocked = Étourdissant : { $model } défausse une touche { $success }.
event-hot =
    { $points ->
        [0] Surchauffe : { $model } s'en tire sans dommage.
        [one] Surchauffe : { $model } subit { $points } blessure mortelle.
       *[other] Surchauffe : { $model } subit { $points } blessures mortelles.
    }

# Raisons
reason-engaged = Les deux sont à Portée d'Engagement l'un de l'autre.

# Refus
refusal-off-board = Une partie sortirait de la killzone ; tout doit y rester.
refusal-enters-control-range = Le trajet entre à Portée d'Engagement de { $model } ; restez en dehors, ou Chargez.
refusal-ends-in-control-range = Le déplacement finirait à Portée d'Engagement de { $model } ; terminez-le en dehors.
refusal-must-end-in-control-range = Une Charge doit finir à Portée d'Engagement d'un ennemi ; terminez-la ainsi ou choisissez un autre déplacement.
refusal-leaves-control-range = Le trajet quitte la Portée d'Engagement de { $model } ; une fois à cette portée, la Charge doit y rester.
refusal-in-control-range = Impossible tant que { $model } est à Portée d'Engagement ; choisissez plutôt Combattre ou Battre en Retraite.
refusal-no-enemy-in-control-range = Il faut pour cela un ennemi à Portée d'Engagement, et il n'y en a aucun ; choisissez une autre action.
refusal-target-not-in-control-range = { $model } n'est pas à Portée d'Engagement ; combattez un ennemi qui l'est.
refusal-friend-engaged = { $model } est à Portée d'Engagement de votre agent { $friend } ; choisissez une cible qui ne l'est pas.
refusal-not-expended = { $model } ne peut pas effectuer l'action État d'Alerte ; choisissez un agent activé qui a un Ordre Engagement.
refusal-too-few-ap = Cela coûte { $cost } PA et il n'en reste que { $left } ; choisissez une action moins chère, ou Passer.
refusal-far-from-primary = { $model } est trop loin de la cible initiale ; il doit en être à { $reach } au plus.
refusal-no-such-success = Il ne vous reste aucune touche de ce type ; utilisez-en une de l'autre type.
refusal-cannot-block = Cette touche ne peut pas parer celle-là ; parez avec une touche critique, parez une touche normale, ou frappez.
refusal-must-block-something = Ce dé peut parer une touche ; nommez-la, ou frappez.
`,kt4w40k:`# Warhammer 40,000 avec l'alternance de Kill Team : ses propres mots, à la place de ceux des mêmes messages ailleurs.

# Ce pour quoi on lance les dés
term-charge = charge

# Questions
ask-drop-zone = Quelle zone de déploiement prenez-vous ?
ask-deploy =
    { $left ->
        [one] Placez encore { $left } unité.
       *[other] Placez encore { $left } unités.
    }
ask-gambit = Utiliser un stratagème, ou passer ?
ask-react = { $model } est attaquée : utiliser un stratagème, ou passer ?
ask-move = Quelle unité agit, et que fait-elle ? Mettez fin aux mouvements quand vous avez fini.
ask-reaction = { $charger } charge { $model } : tirer en état d'alerte, ou passer ?
ask-deny = Annuler { $power } avec un psyker, ou passer ?
ask-fire = Quelle unité tire, avec quoi et sur qui, ou passer ?
ask-fight-with = Quelle unité combat ?

# Choix
choice-zone = Zone de déploiement { $zone }
choice-no-ploy = Aucun stratagème
choice-end = Terminer vos mouvements
choice-ready = { $model } : préparer le tir

# Conseil
advice-attack = Environ { $wounds } PV perdus ; { $chance } % de chances de détruire la cible.

# Réponses de la ligne de commande
sim-turns = Tours par partie

# Événements
event-zone-taken = Le joueur { $side } prend la zone de déploiement { $zone }.
event-initiative-tied = Des joueurs ont obtenu le même résultat ; ils relancent.
event-deployed = { $model } est placée en { $at }.
event-overwatches = { $model } effectue un tir en état d'alerte.
event-moves-normally = { $model } fait un mouvement normal jusqu'en { $to } ({ $length }).
event-share = { $target } reçoit { $dice } des attaques.
event-battle-round = Le tour { $number } commence.
event-phase =
    { $phase ->
        [setup] Les armées se mettent en place.
        [initiative] Les joueurs lancent les dés d'initiative.
        [movement] La phase de Mouvement commence.
        [psychic] La phase Psychique commence.
        [shooting] La phase de Tir commence.
        [combat] La phase de Combat commence.
        [morale] La phase de Moral commence.
       *[over] Le dernier tour est terminé.
    }
event-makes-ready = { $model } prépare son tir.
event-out-of-action = { $model } est détruite.
event-shaken = { $model } rate son test de moral.
event-keeps-nerve = { $model } réussit son test de moral.

# Raisons
reason-engaged = Les deux sont à 1" ou moins l'une de l'autre.

# Refus
refusal-unknown-model = Aucune unité ni figurine de { $model } de ce nom n'est en jeu ; nommez-en une qui l'est.
refusal-not-yours = Vous ne pouvez pas utiliser { $model } ; c'est au joueur { $side } de décider, avec l'une de ses unités.
refusal-already-deployed = { $model } est déjà placée ; choisissez une unité qui ne l'est pas.
refusal-outside-drop-zone = { $model } doit être placée entièrement dans votre zone de déploiement.
refusal-off-board = Le socle sortirait de la table ; il doit y rester entièrement.
refusal-enters-control-range = Le trajet passe à 1" ou moins de { $model } ; restez plus loin, ou chargez cette unité.
refusal-ends-in-control-range = Le mouvement finirait à 1" ou moins de { $model } ; terminez-le plus loin.
refusal-must-end-in-control-range = La première figurine d'une charge doit finir à 1" ou moins de l'une de ses cibles ; déplacez d'abord une telle figurine.
refusal-leaves-control-range = Le trajet s'éloigne à plus de 1" de { $model } ; restez à 1" ou moins.
refusal-in-control-range = Impossible tant que { $model } est à 1" ou moins ; restez plutôt immobile, ou désengagez-vous.
refusal-no-enemy-in-control-range = Il faut pour cela un ennemi à 1" ou moins, et il n'y en a aucun ; choisissez autre chose.
refusal-target-not-in-control-range = { $model } n'est pas à 1" ou moins ; choisissez un ennemi qui l'est.
refusal-friend-engaged = { $model } est à 1" ou moins de votre unité { $friend } ; choisissez une cible qui ne l'est pas.
refusal-bad-split = Les attaques ne se répartissent pas ainsi ; donnez-en au moins une à chaque cible, { $dice } en tout (cibles : { $targets }).
refusal-one-target = Une figurine qui a chargé tire sur une seule des unités qu'elle a chargées ; nommez-lui une seule cible.
refusal-no-split = Cette arme ne répartit pas ses attaques ; utilisez-la sans les répartir.
refusal-far-from-primary = { $model } est trop loin de la première cible nommée ; elle doit en être à { $reach } au plus.
refusal-unknown-ploy = Le stratagème { $ploy } n'existe pas ici ; choisissez parmi : { $has }.
refusal-ploy-used = Le stratagème { $ploy } a déjà servi pendant cette phase ; choisissez-en un autre ou passez.
refusal-ploy-target = { $ploy } ne s'utilise pas ainsi ; ne nommez une unité que si le stratagème en demande une, et une unité qu'il permet.
refusal-has-acted = { $model } a déjà agi pendant cette phase ; choisissez une unité qui ne l'a pas fait.
refusal-cannot-shoot = { $model } ne peut pas tirer après ce qu'elle a fait ; choisissez une autre unité, ou passez.
refusal-has-shot = { $model } a déjà tiré pendant cette phase ; choisissez une autre unité, ou passez.
refusal-has-fought = { $model } a déjà combattu pendant cette phase ; choisissez une autre unité.
refusal-cannot-fight = { $model } ne combat pas dans cette étape ; choisissez une unité qui le fait.
refusal-not-charged = Il n'y a pas eu de charge entre elle et { $model } ; attaquez une unité qu'elle a chargée, ou qui l'a chargée.
refusal-power-used = Le pouvoir { $power } a déjà été tenté pendant ce tour ; tentez-en un autre, ou passez.
refusal-cannot-deny = { $model } ne peut pas annuler ce pouvoir ; choisissez un psyker à 24" ou moins qui le peut encore, ou passez.
refusal-shaken = { $model } est secouée et ne fait rien ; choisissez une unité qui ne l'est pas.
refusal-grenade-thrown = Une seule figurine d'une unité lance une grenade ; les autres utilisent d'autres armes.
refusal-not-ready = { $model } ne peut pas préparer son tir ; choisissez un autre mouvement.
`};export{e as default};