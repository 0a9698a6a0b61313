# Rule sets with phases, and boards with walls and doors.
board-control-point = Point de contrôle : { $name }
board-drop-zone = Zone de déploiement : { $name }
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
draw-hint-control_point = Cliquez sur l'endroit d'où l'on actionne les portes à distance.
draw-hint-drop_zone = Faites glisser d'un coin à l'autre de la zone où une équipe se place.
draw-radius = Étendue (")
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
game-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
game-score-long = Points marqués
game-out-of-action = hors de combat
game-attacks-shoot = { $attacker } tire sur { $defender } : { $weapon }
game-attacks-fight = { $attacker } combat { $defender } : { $weapon }
game-another-model = Une autre figurine
game-deeds = Ce qu'elle fait
game-deed-normal = Mouvement normal
game-deed-advance = Avancer
game-deed-charge = Charger
game-deed-fall-back = Battre en retraite
game-deed-door = Actionner une porte
game-deed-ready = Se préparer
game-deed-stay = Rester immobile
game-hint-pick-mover = Cliquez sur une des figurines entourées, ou choisissez ici.
game-hint-pick-shooter = Les figurines entourées peuvent tirer. Cliquez sur l'une d'elles, ou choisissez ici.
game-hint-stationary-door = Une porte qui brille peut être actionnée si la figurine reste immobile : cliquez dessus.
game-hint-charge = Cliquez sur les ennemis à charger, ou choisissez ici. La figurine ne peut s'approcher de personne d'autre.
game-charge-confirm = Charger { $models }
game-finish-moving = Terminer les mouvements
game-finish-moving-rest = { $count ->
    [one] Terminer les mouvements ; { $count } figurine reste immobile
   *[other] Terminer les mouvements ; { $count } figurines restent immobiles
}
game-go = Aller
game-hint-door = Cliquez sur une porte qui brille, ou choisissez ici.
game-door-open = Ouvrir la porte { $number }, { $name }
game-door-close = Fermer la porte { $number }, { $name }
game-hint-reaction = { $charger } déclare une charge. La figurine peut réagir une fois.
game-hint-snap = { $charger } est arrêtée là où elle se trouve. Seul un 6 naturel touche.
game-overwatch-with = Tir en état d'alerte : { $weapons }
game-hint-intercept = { $charger } arrive le long de la ligne. Déplacez le curseur là où tirer.
game-intercept-at = Après { $length }" sur { $of }"
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
   *[ranged] { $range }" { $kind }
}, F { $strength }, PA { $ap }, D { $damage }
