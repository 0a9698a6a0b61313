var e={shared:Object.values(Object.assign({"../../../../locales/fr/ask.ftl":`# Questions\xA0: ce qu'un joueur doit décider.

ask-drop-zone = Quelle zone d'insertion prenez-vous\xA0?
ask-barricade = Où placez-vous une barricade\xA0? Il en reste { $left }, pour les deux joueurs.
ask-deploy =
    { $left ->
        [one] Placez encore { $left } agent.
       *[other] Placez encore { $left } agents.
    }
ask-initiative = Qui a l'initiative\xA0?
ask-gambit = Utiliser un subterfuge, ou passer\xA0?
ask-activate = Quel agent activez-vous, avec quel ordre\xA0?
ask-counteract = Agir en réaction avec un agent, ou passer\xA0?
ask-overwatch = Effectuer l'action État d'Alerte avec un agent, ou passer\xA0?
ask-act = Que fait { $model }\xA0? PA restants\xA0: { $ap }.
ask-next-target = Quelle est la cible suivante\xA0?
ask-more-targets = Attaquer une autre cible, ou passer\xA0?
ask-react = { $model } est attaqué\xA0: utiliser un subterfuge, ou passer\xA0?
ask-keep =
    { $most ->
        [one] Combien de dés retenez-vous sans les lancer\xA0? { $most } dé au plus.
       *[other] Combien de dés retenez-vous sans les lancer\xA0? { $most } dés au plus.
    }
ask-reroll = Relancer des dés, ou passer\xA0?
ask-use = Utiliser { $rule }\xA0?
ask-cover-save = Retenir une sauvegarde de Couvert\xA0?
ask-saves = Comment dépensez-vous vos sauvegardes\xA0?
ask-weapon = Avec quelle arme ripostez-vous\xA0?
ask-resolve = Frapper ou parer, et avec quelle réussite\xA0?
ask-move = Quelle figurine agit, et que fait-elle\xA0? Mettez fin aux mouvements quand vous avez fini.
ask-go =
    { $errand ->
        [advance] Jusqu'où { $model } avance-t-elle\xA0? { $most } au plus.
        [charge] Jusqu'où { $model } charge-t-elle\xA0? { $most } au plus.
        [failed-charge] La charge a échoué\xA0: où va { $model }, ou passer\xA0? { $most } au plus.
        [pile-in] Mouvement d'engagement\xA0: où va { $model }, ou passer\xA0? { $most } au plus.
        [normal] Où va { $model }\xA0? { $most } au plus.
        [fall-back] Où { $model } se désengage-t-elle\xA0? { $most } au plus.
        [disembark] Où { $model } débarque-t-elle\xA0? À { $most } au plus de son transport.
        [arrive] Où { $model } arrive-t-elle des réserves\xA0? { $most } de mouvement.
        [intervene] Intervention héroïque\xA0: où va { $model }\xA0? { $most } au plus.
       *[consolidate] Consolidation\xA0: où va { $model }, ou passer\xA0? { $most } au plus.
    }
ask-doors = Actionner une porte avec { $model }, ou passer\xA0?
ask-remote-doors = Quelle porte { $model } actionne-t-elle depuis le point de contrôle, ou passer\xA0? Portes restantes\xA0: { $left }.
ask-contest = S'opposer avec une figurine à la manœuvre de la porte { $door }, ou passer\xA0?
ask-door-state = La porte { $door } change-t-elle d'état, ou passer\xA0?
ask-reaction = { $charger } charge { $model }\xA0: réagir, ou passer\xA0?
ask-intercept = Où { $model } arrête-t-elle { $charger } sur son trajet de { $length }, ou passer\xA0?
ask-snap = Avec quoi { $model } tire-t-elle sur { $charger }, ou passer\xA0?
ask-cast = Tenter un pouvoir psychique, ou passer\xA0?
ask-deny = Abjurer { $power } avec une figurine, ou passer\xA0?
ask-fire = Quelle figurine tire, avec quoi et sur qui, ou passer\xA0?
ask-fight-with = Quelle figurine combat, ou passer\xA0?
ask-blows = Avec quoi { $model } combat-elle, et qui\xA0?
ask-save-with = Quelle sauvegarde { $model } utilise-t-elle\xA0?
ask-window =
    { $window ->
        [start-of-turn] Début du tour\xA0: utiliser un effet, ou passer\xA0?
        [start-of-movement] Début de la phase de Mouvement\xA0: utiliser un effet, ou passer\xA0?
        [end-of-movement] Fin de la phase de Mouvement\xA0: utiliser un effet, ou passer\xA0?
        [start-of-psychic] Début de la phase Psychique\xA0: utiliser un effet, ou passer\xA0?
        [end-of-psychic] Fin de la phase Psychique\xA0: utiliser un effet, ou passer\xA0?
        [start-of-shooting] Début de la phase de Tir\xA0: utiliser un effet, ou passer\xA0?
        [end-of-shooting] Fin de la phase de Tir\xA0: utiliser un effet, ou passer\xA0?
        [start-of-combat] Début de la phase de Combat\xA0: utiliser un effet, ou passer\xA0?
        [end-of-combat] Fin de la phase de Combat\xA0: utiliser un effet, ou passer\xA0?
        [start-of-morale] Début de la phase de Moral\xA0: utiliser un effet, ou passer\xA0?
        [end-of-morale] Fin de la phase de Moral\xA0: utiliser un effet, ou passer\xA0?
       *[end-of-turn] Fin du tour\xA0: utiliser un effet, ou passer\xA0?
    }
ask-opportunity = { $charger } se désengage\xA0: { $model } frappe-t-elle, ou passer\xA0?
ask-embark = Dans quel transport { $model } embarque-t-elle, ou passer\xA0?
ask-allocate =
    { $left ->
        [one] Quelle figurine de { $model } subit la blessure\xA0?
       *[other] Quelle figurine de { $model } subit la prochaine des { $left } blessures\xA0?
    }
ask-muster = Quelle unité fait son test de moral\xA0?
ask-bravery = Utiliser Bravoure insensée pour que { $model } réussisse son test de moral, ou passer\xA0?
`,"../../../../locales/fr/command.ftl":`# Réponses de la ligne de commande.

# $from et $to sont des figurines
sight-valid = { $to } est une cible valide pour { $from }.
sight-not-valid = { $to } n'est pas une cible valide pour { $from }.
sight-distance = La distance est de { $distance }.
sight-no-way = Aucun chemin autour des murs ne mène de { $from } à { $to }.
sight-cover-save = { $to } peut retenir une sauvegarde de Couvert.

# $action est un mouvement, $length et $limit sont des longueurs
reach-legal = { $model } peut y aller\xA0: { $action }, { $length } sur { $limit } au plus.
reach-illegal = { $model } ne peut pas y aller\xA0: { $action }, { $limit } au plus.
reach-region = Où { $model } peut finir\xA0: { $action }, { $limit } au plus.
reach-nowhere = Il n'y a aucun endroit où { $model } puisse finir\xA0: { $action }, { $limit } au plus.
reach-too-large = La zone a trop de coins pour être calculée\xA0; demandez un mouvement plus court, ou un seul endroit.
reach-too-long = La zone est trop longue à calculer\xA0; demandez un mouvement plus court, ou un seul endroit.
reach-normal = mouvement normal
reach-advance = avance
reach-fall-back = battre en retraite
reach-charge = charge

sim-draws = Matchs nuls
sim-score = Score du camp 1, intervalle à 95\xA0%
sim-games = Parties
sim-turns = Tournants par partie
sim-decisions = Décisions
sim-speed = Parties par seconde
sim-digest = Empreinte

odds-defender-loses = Points de Vie perdus par le défenseur, exactement et autant ou plus\xA0:
odds-attacker-loses = Points de Vie perdus par l'attaquant\xA0:
odds-attacks = Attaques à la suite
odds-expected = Pertes moyennes
odds-kills = Chance de neutraliser
odds-injures = Chance de laisser blessé
odds-expected-own = Pertes moyennes de l'attaquant
odds-dies = Chance d'être neutralisé
odds-goal = But
odds-goal-damage = dégâts
odds-goal-kill = neutraliser
odds-value = Valeur du but
odds-policy = Jeu
odds-policy-optimal = parfait des deux côtés
odds-policy-always-strike = toujours frapper
odds-policy-always-parry = toujours parer si possible
odds-policy-never-fish = jamais relancer de réussite
odds-first-move = Premier choix de l'attaquant
odds-first-best = meilleur dans
odds-first-cost = coûte
odds-strike-critical = frapper avec une réussite critique
odds-strike-normal = frapper avec une réussite normale
odds-block-critical = parer une réussite critique
odds-block-normal = parer une réussite normale
odds-block-nothing = ne rien parer
odds-matrix = { $rules }, { $team } contre { $targets }\xA0: { $figure }, jeu { $policy }
odds-matrix-range = une série de cibles
odds-matrix-target = { $save }+ { $wounds }\xA0PV
odds-matrix-model = E{ $toughness } { $figures }
odds-matrix-damage = pertes moyennes
odds-matrix-kill = chance de neutraliser
odds-unharmed = Chance de ne perdre aucun point de vie
odds-flesh-wound = Chance d'une blessure légère de plus
odds-out-of-action = Chance d'être mis hors de combat
odds-slain = Figurines tuées, exactement et autant ou plus\xA0:
odds-expected-slain = Figurines tuées en moyenne
odds-destroys = Chance de détruire l'unité
odds-matrix-out-of-action = chance de mettre hors de combat
odds-matrix-destroy = chance de détruire
odds-matrix-plain = { $rules }, { $team } contre { $targets }\xA0: { $figure }

advise-side = C'est au joueur { $side } de décider. Le meilleur d'abord\xA0:
advise-attack =
    Résultat attendu\xA0: { $wounds ->
        [one] { $wounds } PV perdu
       *[other] { $wounds } PV perdus
    } par { $target }, neutralisé dans { $chance }\xA0% des cas.
advise-kill-chance = L'attaque neutralise sa cible dans { $number }\xA0% des cas.
advise-denies-activation = La cible n'a pas encore agi\xA0: elle ne le fera peut-être jamais ({ $number }\xA0%).
advise-leaves-danger = Quitte le danger\xA0: { $number }\xA0% de moins à perdre.
advise-stays-in-danger = Reste en danger\xA0: { $number }\xA0% de sa valeur est en jeu.
advise-hides = Se cache\xA0: { $number }\xA0% de moins à perdre.
advise-comes-closer = Se rapproche de l'ennemi de { $number }".
advise-stays = Reste sur place.
advise-makes-ready = Se prépare et tire avant les autres.
advise-goes-on = Va là où il le faut.
advise-falls-back = Se dégage du combat.
advise-charges = Charge.
advise-works-door = Manœuvre la porte qui lui barre le chemin.
advise-gets-out = Débarque.
advise-takes-wounds =
    Inflige { $number ->
        [one] { $number } blessure
       *[other] { $number } blessures
    } en moyenne.

# Une règle, telle que l'affiche \`coverline rules\`
book-ruling = décision
book-example = exemple
book-see = Voir { $ids }
book-examples = Exemples
book-tests = Tests
book-terms = Termes ({ $language })

# Lignes d'un relevé qui ne sont pas justes
record-line = ligne { $line }\xA0: { $what }
record-hash = l'empreinte est ici { $hash }
record-other-decision = c'est à { $wanted } de décider, pas à { $found }
record-other-dice = ces dés sont ceux de { $wanted }, pas de { $found }
record-answer-expected = une réponse de { $side } est attendue ici
record-roll-expected =
    un jet de { $side } avec { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } est attendu ici
record-over = la partie est déjà finie ici

# Ce que \`coverline verify\` a vérifié
verify-held =
    vérifié\xA0: { $answers ->
        [one] { $answers } réponse
       *[other] { $answers } réponses
    }, { $rolls ->
        [one] { $rolls } jet
       *[other] { $rolls } jets
    }\xA0; { $dice ->
        [one] { $dice } dé tiré
       *[other] { $dice } dés tirés
    } de la graine de { $commitment }
verify-back =
    repris\xA0: { $answers ->
        [one] { $answers } réponse
       *[other] { $answers } réponses
    }, { $rolls ->
        [one] { $rolls } jet
       *[other] { $rolls } jets
    } avec { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
verify-own =
    { $dice ->
        [one] non vérifié\xA0: { $dice } dé lancé par un joueur
       *[other] non vérifiés\xA0: { $dice } dés lancés par les joueurs
    }
verify-words = mots de { $side }\xA0:

# Ce que dit \`coverline play\`
play-open = Ouvrez { $url } (valable une fois)
play-at = Coverline se trouve à l'adresse { $url }
play-end = Ctrl-C pour terminer\xA0; les parties reprennent là où elles se sont arrêtées.

# Ce que sont les parties d'une image
picture-terrain =
    { $named ->
        [yes] { $name }\xA0: { $kind ->
            [heavy] décor lourd
           *[light] décor léger
        }
       *[no] { $kind ->
            [heavy] Décor lourd
           *[light] Décor léger
        }
    }, de { $bottom } à { $top }{ $vantage ->
        [yes] , promontoire
       *[no] { "" }
    }
picture-door =
    { $name } ({ $open ->
        [yes] ouverte
       *[no] fermée
    })
picture-model =
    { $model }{ $order ->
        [none] { "" }
       *[other] { " " }({ $order })
    }, { $height } de haut, à la hauteur { $floor }
`,"../../../../locales/fr/page-board.ftl":`# Le plateau, partout où il est montré. Les longueurs sont en pouces.

board-label = Plateau { $name }, { $width } sur { $depth } pouces
board-keys = Les flèches vont d'une figurine à l'autre, ou déplacent le plateau\xA0; plus et moins changent l'échelle, zéro le montre en entier. Pendant le choix d'un endroit, les flèches déplacent un viseur et Entrée le désigne.
board-tools = La vue
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-fit = Montrer tout le plateau
board-grid = Quadrillage en pouces
board-rulers = Pouces le long des bords
board-zone = Zone d'insertion du joueur { $side }
board-objective = Objectif\xA0: { $name }
board-door = { $open ->
    [yes] Porte { $number }, { $name }, ouverte
   *[no] Porte { $number }, { $name }, fermée
}
board-terrain = { $vantage ->
    [yes] { $name }\xA0: { $kind }, de { $bottom }" à { $top }", promontoire
   *[no] { $name }\xA0: { $kind }, de { $bottom }" à { $top }"
}
board-terrain-unnamed = Décor
board-kind-heavy = Lourd
board-kind-light = Léger
board-kind-open = type non précisé
board-mark-injured = blessé
board-mark-stunned = moins de points d'action
board-mark-reacted = a agi hors de son tour
board-model = { $label } { $name }{ $counted ->
    [yes] , { $wounds } { $wounds ->
        [one] point de vie
       *[other] points de vie
    } sur { $full }
   *[no] { "" }
}{ $order ->
    [none] { "" }
   *[other] , { $order }
}{ $ready ->
    [yes] , préparé
    [none] { "" }
   *[no] , a agi
}{ $marks ->
    [none] { "" }
   *[other] , { $marks }
}, en { $x }\xA0; { $y }
`,"../../../../locales/fr/page-explain.ftl":`# Ce que veulent dire les chiffres d'une carte, pour qui le demande.

rules-more = Lire la règle
explain-apl = Limite de points d'action\xA0: les points d'action qu'il peut dépenser dans une activation.
explain-move = De combien il se déplace par un mouvement ordinaire, en pouces.
explain-defence = Dés de défense\xA0: combien il en lance quand on lui tire dessus.
explain-save = Ce qu'un dé de défense doit montrer au moins pour réussir.
explain-invulnerable = Sauvegarde invulnérable\xA0: ce qu'un dé doit montrer quelle que soit l'arme\xA0; rien ne l'empire.
explain-wounds = Les dégâts qu'il peut subir. À moins de la moitié il est blessé\xA0; à zéro il est hors de combat.
explain-m = Mouvement\xA0: de combien elle se déplace, en pouces.
explain-ws = Capacité de combat\xA0: ce qu'un dé doit montrer pour toucher au combat.
explain-bs = Capacité de tir\xA0: ce qu'un dé doit montrer pour toucher au tir.
explain-s = Force\xA0: comparée à l'Endurance de la cible, elle dit ce qu'un dé doit montrer pour blesser.
explain-t = Endurance\xA0: plus elle est haute, plus il est dur de blesser.
explain-w = Points de vie\xA0: les dégâts qu'elle peut subir.
explain-a = Attaques\xA0: combien de dés elle lance au combat.
explain-ld = Commandement\xA0: ce à quoi se comparent ses dés de sang-froid ou de moral.
explain-sv = Sauvegarde\xA0: ce qu'un dé doit montrer pour arrêter une blessure, avant la PA de l'arme.
explain-ignores = Ce qu'un dé doit montrer, pour chaque blessure, pour l'ignorer.
explain-aura = Jusqu'où elle aide les autres, en pouces.
explain-attacks = Combien de dés d'attaque l'arme lance.
explain-hit = Ce qu'un dé d'attaque doit montrer au moins pour réussir.
explain-damage = Ce qu'enlève une réussite\xA0: le premier nombre une normale, le second une critique.
explain-range = La portée de l'arme, en pouces.
explain-ap = Pénétration d'armure\xA0: ce qu'on retire à la sauvegarde de la cible.
explain-d = Dégâts\xA0: ce que coûte une sauvegarde ratée.
guide-page = Guide de la première partie
explain-choice = Expliquer { $name }
`,"../../../../locales/fr/page-fight.ftl":`# Le combat tel que la table le montre : ce qui vient d'être fait, les dés et leurs raisons, à quelle vitesse.

fight-controls = Ce qui est montré, et à quelle vitesse
fight-again = Revoir la dernière activation
fight-again-stop = Revenir à maintenant
fight-pause = Suspendre l'affichage
fight-go-on = Continuer
fight-pace-slow = lent
fight-pace-calm = calme
fight-pace-brisk = vif
fight-pace-instant = aussitôt
game-pace-slow = lentement

# Pourquoi un dé est ce qu'il est
die-by-lethal = critique grâce à Létal
die-by-accurate = conservé grâce à Précis
die-by-cover = conservé pour le couvert
die-by-balanced = relancé grâce à { $rule }
die-by-ceaseless = relancé grâce à { $rule }
die-by-relentless = relancé grâce à { $rule }
die-by-command = relancé grâce à { $rule }

# Ce qu'un dé est devenu
die-hit-critical = critique
die-hit-normal = touche
die-hit-failed = raté
die-save-critical = critique
die-save-normal = sauvegarde
die-save-failed = échec
die-stopped-title = Les réussites, et celles que les sauvegardes ont annulées
# $kind is critical or normal; $by is none, critical, normal or pair
die-stopped =
    { $by ->
        [none] { $kind ->
            [critical] réussite critique, non arrêtée
           *[normal] réussite normale, non arrêtée
        }
        [critical] { $kind ->
            [critical] réussite critique, annulée par une sauvegarde critique
           *[normal] réussite normale, annulée par une sauvegarde critique
        }
        [pair] réussite critique, annulée par deux sauvegardes normales
       *[normal] réussite normale, annulée par une sauvegarde normale
    }
`,"../../../../locales/fr/page-files.ftl":`# Ses propres équipes et missions, sur la page des nouvelles parties.

new-file-open = Ouvrir un fichier
new-file-problems = On ne peut pas jouer avec { $name }\xA0:
new-file-warnings = { $name } est conservé. Peut-être pas voulu\xA0:
new-file-line = Ligne { $line }, { $field }\xA0: { $text }
new-file-no-team = Ce fichier contient une mission, pas une équipe.
new-file-no-mission = Ce fichier contient une équipe, pas une mission.
new-file-other-rules = Ce fichier est écrit pour d'autres règles\xA0: { $rules }.
new-file-too-large = Ce fichier est trop grand\xA0: { $most } Ko au plus.
new-file-delete = Supprimer { $name }
`,"../../../../locales/fr/page-game.ftl":`# Les pages où l'on joue\xA0: une nouvelle partie, la partie elle-même, les parties à revoir.

# Une nouvelle partie
new-title = Nouvelle partie
new-lead = Choisissez avec qui vous jouez\xA0; tout le reste est déjà réglé.
new-quick = Partie rapide
new-way = Comment voulez-vous jouer\xA0?
new-way-computer = Contre l'ordinateur
new-way-computer-text = Vous jouez une équipe, le programme l'autre.
new-way-hotseat = Sur un seul écran
new-way-hotseat-text = Deux joueurs se relaient sur cet appareil.
new-way-friend = Avec un ami, par lien
new-way-friend-text = Vous recevez un lien à envoyer\xA0; la partie commence quand il est ouvert.
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
new-second = Changer de côté\xA0: je joue B
new-killzone = Killzone
new-mission = Mission
new-mission-none = Aucune\xA0: combat ouvert, chaque camp prend un bord
new-mission-turns =
    { $count ->
        [one] Elle dure { $count } Tournant.
       *[other] Elle dure { $count } Tournants.
    }
new-more = Plus de réglages\xA0: dés, pendule, options de règles
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
new-switch-value-on = oui
new-switch-value-off = non
new-switch-value-move-rounding-exact = exactement
new-switch-value-move-rounding-ceil-per-segment = chaque partie droite arrondie
new-switch-value-move-floor-none = sans limite
new-switch-value-apl-change-cap-none = sans limite
new-switch-value-visibility-origin-closest = le point le plus proche
new-switch-value-visibility-origin-any = n'importe quel point
new-switch-value-door-enemy-check-door = ceux près de la porte
new-switch-value-door-enemy-check-operator = ceux près de la figurine
new-switch-value-fight-round-corner-allowed-minus-1 = permis, -1 pour toucher
new-switch-value-fight-round-corner-forbidden = interdit
new-switch-value-failed-charge-move-kt = elle se rapproche
new-switch-value-failed-charge-move-none = pas du tout
new-switch-value-demoralised-scope-tests = les tests de moral
new-switch-value-demoralised-scope-hits = les jets de touche
new-switch-value-obscuring-height = selon la hauteur
new-switch-value-obscuring-traits = selon les traits
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
invite-copy = Copier
invite-elsewhere = Le lien de l'autre place a été montré là où la partie a été créée.
invite-waiting = En attente de l'autre joueur…

# Cartes
card-apl = LPA
card-move = Mouvement
card-defence = DF
card-save = Sauvegarde
card-ignores = Ignore
card-invulnerable = Invuln.
card-wounds = PV
card-weapons = Armes
card-weapon = Arme
card-attacks = Att
card-hit = Touche
card-damage = Dég.
card-ranged = tir
card-melee = mêlée

# La partie\xA0: autour du plateau
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
game-turn-side = À { $side } de jouer\xA0: { $name }
game-turn-theirs = À { $name } de jouer.
game-turn-computer = { $name } réfléchit…
game-dice-fall = Les dés tombent…
game-is-over = La partie est finie.
game-waits-for-friend = En attente de l'autre joueur.
game-looking-back = Le plateau après la ligne { $at } du journal.
game-back-to-now = Revenir au présent
game-watching = Vous regardez
game-connection-connecting = Connexion…
game-connection-lost = Connexion perdue\xA0; nouvel essai…
game-connection-closed = Déconnecté
game-undo = Reprendre
game-undo-free = Reprendre votre dernière réponse\xA0: aucun dé n'a été lancé depuis
game-undo-alone = Reprendre votre dernière réponse, avec les dés et ce que l'ordinateur a fait depuis
game-undo-ask = Reprendre votre dernière réponse\xA0; un autre joueur doit être d'accord
game-menu = Plus
game-menu-settings = Réglages et équité
game-menu-keys = Clavier
game-menu-replay = Revoir la partie depuis le début
game-menu-record = Télécharger le relevé
game-menu-draw = Proposer un match nul
game-menu-resign = Abandonner
game-resign-title = Abandonner\xA0?
game-resign-text = L'autre camp gagne, et la partie est finie.
game-left = a quitté
game-resign-text-many = Vos figurines quittent la bataille, et les autres continuent.
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
game-die-critical = critique
game-die-normal = normal
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
game-no-successes = Plus aucun dé.
game-own-dice-hint = Lancez de vrais dés et dites ce qu'ils montrent\xA0: appuyez sur les faces, ou tapez les nombres.
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
game-hint-activate = Cliquez sur un des agents entourés, ou choisissez ici.
game-hint-order = L'ordre vaut jusqu'à sa prochaine activation.
game-which-order = Ordre
game-order-engage-text = Libre de tirer et de charger\xA0; plus facile à prendre pour cible.
game-order-conceal-text = À Couvert, on ne peut pas lui tirer dessus\xA0; il ne tire pas et ne charge pas.
game-another-operative = Un autre agent
game-other-action = Autre chose
game-choose-again = Choisir de nouveau
game-hint-move = La surface ombrée est à portée. Cliquez où aller, ou faites glisser.
game-move-length = { $length }" sur { $limit }"
game-move-measuring = Mesure en cours…
game-move-nowhere = Il n'y a nulle part où aller.
game-move-confirm = { $action }\xA0: y aller
game-hint-deploy = Choisissez un agent, puis cliquez sur un endroit de la surface ombrée.
game-deploy-whom = Qui placer
game-deploy-here = Le placer ici
game-deploy-auto = Faites-le pour moi
game-hint-barricade = Cliquez là où sera son milieu, et tournez-la avec le curseur ou avec q et e.
# $angle est en degrés
game-barricade-turn = Direction\xA0: { $angle }°
game-barricade-here = La placer ici
game-hint-shoot = Les cibles valides sont entourées, avec l'effet attendu du tir. Cliquez sur l'une d'elles pour la choisir\xA0; sur une autre, pour voir pourquoi elle ne l'est pas.
game-hint-fight = Choisissez qui combattre.
game-hint-overwatch = Un agent déjà activé peut tirer hors de son tour.
game-shoot-looking = Tracé des lignes…
game-targets = Ennemis
game-target-far = { $length }"
game-target-cover = à Couvert
game-target-obscured = Masqué
game-target-hidden = non Visible
# $expected est un nombre de PV, $kills un pourcentage
game-odds-short = ⌀ { $expected } · ☠ { $kills }
game-odds-long =
    { $expected ->
        [one] { $expected } PV perdu
       *[other] { $expected } PV perdus
    } en moyenne, { $kills } de neutraliser.
game-odds-own = Vous perdez { $expected } PV en moyenne, et { $dies } d'être neutralisé.
game-shoot-confirm = Tirer sur { $model }
game-fight-confirm = Combattre { $model }
game-weapon-line =
    { $attacks ->
        [one] { $attacks } dé
       *[other] { $attacks } dés
    }, { $hit }+, dégâts { $normal }/{ $critical }
game-hint-resolve = Frappez pour blesser, ou dépensez une réussite pour annuler une réussite ennemie.
game-damage = { $points } PV
game-reroll-by = Ce qui le permet
game-hint-reroll-balanced = Cliquez sur un dé pour le relancer.
game-hint-reroll-ceaseless = Cliquez sur un dé\xA0: tous ceux qui montrent le même nombre sont relancés.
game-hint-reroll-relentless = Cliquez sur les dés à relancer.
game-hint-reroll-command = Cliquez sur un dé pour le relancer\xA0; cela coûte des Points de Commandement.
game-reroll =
    { $count ->
        [0] Relancer ({ $source })
        [one] Relancer { $count } dé ({ $source })
       *[other] Relancer { $count } dés ({ $source })
    }
game-reroll-no = Garder les dés tels quels
game-hint-saves = Posez vos sauvegardes sur les réussites\xA0: cliquez sur une sauvegarde puis sur une réussite, ou faites glisser. Deux sauvegardes normales annulent une réussite critique.
game-hits-against-you = Réussites contre vous
game-your-saves = Vos sauvegardes
game-saves-spent = Toutes les sauvegardes sont posées.
# $by est none, critical, normal, pair ou half
game-hit =
    { $by ->
        [none] réussite { $kind }, pas arrêtée
        [half] réussite { $kind }, il faut encore une sauvegarde
       *[other] réussite { $kind }, arrêtée
    }
game-save =
    { $kind ->
        [critical] sauvegarde critique
       *[normal] sauvegarde normale
    }
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
game-advice = Que ferait un vétéran\xA0?
game-advice-thinking = Réflexion…
game-advice-says = Un vétéran ferait\xA0:
game-advice-ways = Le meilleur d'abord. Choisissez-en un pour le préparer.
game-advice-then = Ensuite\xA0: { $steps }
game-advice-do = Faire cela

# Propositions
game-offer-draw = { $name } propose un match nul.
game-offer-undo = { $name } demande à reprendre sa dernière réponse.
game-offer-mine-draw = Vous proposez un match nul.
game-offer-mine-undo = Vous demandez à reprendre votre dernière réponse.
game-offer-accept = Accepter
game-offer-decline = Refuser
game-offer-withdraw = Retirer
game-offer-asked = Accord attendu de\xA0: { $names }.

# La fin
result-drawn = Match nul
result-you-won = Vous avez gagné\xA0!
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
fair-own-dice = Dans cette partie, les joueurs ont lancé leurs propres dés\xA0; seuls ceux du programme sont vérifiables.
fair-commitment = Sceau (SHA-256)
# $side est A ou B
fair-words = Mots du joueur { $side }
fair-seed = Nombre secret
fair-seed-sealed = Scellé jusqu'à la fin de la partie.
fair-verify = Téléchargez le relevé, et vérifiez-le avec\xA0:

# Parties à revoir
replays-title = Parties
replays-lead = Des parties en cours, et d'autres à revoir.
replays-load = Ouvrir un relevé
replays-load-text = Vous avez le relevé d'une partie\xA0? Ouvrez le fichier, ou déposez-le ici.
replays-mine = Vos parties
replays-mine-none = Vous n'avez pas encore joué.
replays-public = Parties que tout le monde peut regarder
replays-public-none = Personne ne joue en public pour l'instant.
replays-running = en cours
replays-more = En voir plus
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
keys-crosshair = Sur le plateau\xA0: déplacer le réticule, ou passer de figurine en figurine\xA0; Entrée choisit
keys-zoom = Sur le plateau\xA0: agrandir, réduire, tout montrer
keys-turn = Tourner une barricade
`,"../../../../locales/fr/page-goal.ftl":`# Comment une partie se gagne, et où elle en est.

goal-title = Comment on gagne cette partie\xA0:
goal-kt24 = Après le dernier tournant, celui qui a le plus d'agents restants gagne\xA0; à égalité, la partie est nulle. Dans les règles allégées, les marqueurs de la table ne rapportent rien.
goal-kt21 = Après le dernier tournant, celui qui a éliminé le plus d'agents adverses gagne\xA0; à égalité, celui qui a éliminé le plus de points de vie avec eux\xA0; sinon la partie est nulle. Dans les règles allégées, les marqueurs de la table ne rapportent rien.
goal-kt18 = À la fin de chaque round, un point de contrôle rapporte 1 point à qui a le plus de figurines non secouées à 2" ou moins. Le plus de points gagne\xA0; à égalité, le plus de figurines sur la table\xA0; sinon la partie est nulle. Celui qui seul a encore des figurines gagne aussitôt.
goal-hold =
    { $points ->
        [one] Chaque marqueur que vous tenez à la fin d'un tour rapporte { $points } point de victoire.
       *[other] Chaque marqueur que vous tenez à la fin d'un tour rapporte { $points } points de victoire.
    }
goal-breakthrough =
    { $points ->
        [one] Chacune de vos unités dans la zone adverse à la fin rapporte { $points } point de victoire.
       *[other] Chacune de vos unités dans la zone adverse à la fin rapporte { $points } points de victoire.
    }
goal-kt4w40k = Le plus de points de victoire gagne\xA0; à égalité, l'armée à qui il reste le plus de points d'unités\xA0; sinon la partie est nulle.

tally-kt24 = agents restants
tally-kt21 = ennemis éliminés
tally-kt18 = points marqués
tally-kt4w40k = points de victoire
tally-second-kt21 =
    { $count ->
        [one] { $count } point de vie
       *[other] { $count } points de vie
    }
tally-second-kt18 =
    { $count ->
        [one] { $count } figurine sur la table
       *[other] { $count } figurines sur la table
    }
tally-second-kt4w40k =
    { $count ->
        [one] { $count } point d'unités restant
       *[other] { $count } points d'unités restants
    }

result-by-kt24 = Décidé par les agents restants.
result-by-kt21 = Décidé par les agents adverses éliminés.
result-by-kt18 = Décidé par les points marqués.
result-by-kt4w40k = Décidé par les points de victoire.
result-by-second-kt21 = Autant d'ennemis éliminés de part et d'autre\xA0: leurs points de vie ont décidé.
result-by-second-kt18 = Points à égalité\xA0: les figurines sur la table ont décidé.
result-by-second-kt4w40k = Points de victoire à égalité\xA0: ce qui reste des armées a décidé.
result-by-wipeout = Un camp n'a plus personne.
result-by-nothing = Tout ce qui pouvait décider est à égalité.
`,"../../../../locales/fr/page-killzones.ftl":`# Dessiner des tables.

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
draw-begin = Dessinez du terrain avec les outils au-dessus du plateau et donnez un nom à la zone\xA0: elle pourra alors être enregistrée et jouée.
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
draw-hint-polygon = Cliquez sur un coin après l'autre\xA0; de nouveau sur le premier, ou appuyez sur Entrée, pour fermer.
draw-hint-wall = Cliquez d'un coin à l'autre, ou faites glisser\xA0; Entrée ou un clic au même endroit termine la suite.
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
draw-colon = { "\xA0:" }
`,"../../../../locales/fr/page-odds.ftl":`# Le calculateur de probabilités.

chances-title = Calculateur de probabilités
chances-lead = Les chances exactes d'une attaque, avec toute la distribution, dans les quatre jeux de règles.
chances-share = Copier le lien
chances-copy-by-hand = Copiez l'adresse dans la barre d'adresse\xA0: elle contient tout.
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
chances-sequence-overwatch = Tir en état d'alerte
chances-sequence-opportunity = Frappe d'opportunité
chances-sequence-mortal = Blessures mortelles
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
chances-rules-read = Leur effet\xA0:
chances-wounds = PV
chances-save = Sauvegarde
chances-defence = Dés de défense
chances-rerolls = Relances de Commandement
chances-cover = Sauvegarde de Couvert
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
chances-plays-never-fish = Ne jamais relancer une réussite

# Le formulaire des jeux à phases
chances-weapon = Arme { $number }
chances-weapon-add = Une arme de plus
chances-weapon-remove = Retirer l'arme { $number }
chances-line = L'arme en une ligne
chances-line-hint = Modifiez la ligne ou les champs ci-dessous\xA0; les dés s'écrivent D3, 2D6, D6+1.
chances-line-wrong = Ligne illisible\xA0; elle ressemble à\xA0: { $line }
chances-pick-model = Remplir d'après une figurine…
chances-pick-unit = Remplir d'après une unité…
chances-models = Figurines
chances-attacks-number = Attaques
chances-attacks-each = Attaques par figurine
chances-bs = Capacité de tir
chances-ws = Capacité de combat
chances-hit-modifier = Modificateurs de touche
chances-strength = Force
chances-ap = PA
chances-damage = Dégâts
chances-mortal-wounds = Blessures mortelles
chances-mortal-hint = Celles d'un pouvoir, d'une porte, etc., une fois l'effet réussi.
chances-snap-hint = Seul un 6 non modifié touche, quels que soient la capacité et les modificateurs.
chances-wounds-left = PV restants
chances-wounds-each = PV par figurine
chances-toughness = Endurance
chances-save-none = aucune
chances-flesh-wounds = Blessures légères
chances-injury-modifier = Modificateurs de trauma
chances-unit-cover = Toute l'unité est à couvert
chances-ignores = Les blessures sont ignorées sur
chances-left = Une figurine est blessée\xA0; PV restants
chances-special =
    { $number ->
        [0] Règles spéciales
       *[other] Règles spéciales ({ $number })
    }
chances-wr-auto-hit = Touche automatiquement
chances-wr-melta = Fusion\xA0: le meilleur de deux jets de dégâts
chances-wr-no-invulnerable = Pas de sauvegarde invulnérable
chances-wr-again = Relances
chances-wr-hits-again = Relancer les touches
chances-wr-wounds-again = Relancer les blessures
chances-wr-wounds-on = Blesse sur
chances-wr-hits-on = Un 6 pour toucher vaut
chances-wr-mortal-on = Un 6 pour blesser ajoute
chances-again-never = aucune
chances-again-ones = les dés de 1
chances-again-fails = les dés ratés
chances-wounds-by-strength = selon la Force
chances-hits =
    { $hits ->
        [one] { $hits } touche
       *[other] { $hits } touches
    }
chances-mortal =
    { $wounds ->
        [0] aucune
        [one] { $wounds } blessure mortelle
       *[other] { $wounds } blessures mortelles
    }

# La réponse
chances-expected = PV perdus en moyenne
chances-kills = Chance de neutraliser
chances-expected-own = PV perdus par l'attaquant en moyenne
chances-dies = Risque d'être neutralisé
chances-glance-wounds = { $wounds } PV
chances-glance-kills = { $chance } de neutraliser
chances-slain = Figurines tuées
chances-unharmed = Chance de ne perdre aucun PV
chances-outcome = L'état de la figurine à la fin
chances-stands =
    { $wounds ->
        [0] Debout, sans blessure légère
        [one] Debout, { $wounds } blessure légère
       *[other] Debout, { $wounds } blessures légères
    }
chances-out-of-action = Hors de combat
chances-expected-slain = Figurines tuées en moyenne
chances-defender-loses = PV perdus par le défenseur
chances-attacker-loses = PV perdus par l'attaquant
chances-mode = Chances de perdre
chances-exact = exactement
chances-least = au moins
chances-chart-hint = Pointez une colonne pour lire sa probabilité exacte.
chances-chart-at =
    { $wounds ->
        [one] { $wounds } PV\xA0: { $chances }
       *[other] { $wounds } PV\xA0: { $chances }
    }
chances-chart-at-models =
    { $models ->
        [one] { $models } figurine\xA0: { $chances }
       *[other] { $models } figurines\xA0: { $chances }
    }
chances-table = Tous les chiffres
`,"../../../../locales/fr/page-phases.ftl":`# Rule sets with phases, and boards with walls and doors.
board-control-point = Point de contrôle\xA0: { $name }
board-drop-zone = Zone de déploiement\xA0: { $name }
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
game-attacks-shoot = { $attacker } tire sur { $defender }\xA0: { $weapon }
game-attacks-fight = { $attacker } combat { $defender }\xA0: { $weapon }
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
game-hint-stationary-door = Une porte qui brille peut être actionnée si la figurine reste immobile\xA0: cliquez dessus.
game-hint-charge = Cliquez sur les ennemis à charger, ou choisissez ici. La figurine ne peut s'approcher de personne d'autre.
game-charge-confirm = Charger { $models }
game-finish-moving = Terminer les mouvements
game-finish-moving-rest = { $count ->
    [one] Terminer les mouvements\xA0; { $count } figurine reste immobile
   *[other] Terminer les mouvements\xA0; { $count } figurines restent immobiles
}
game-go = Aller
game-hint-door = Cliquez sur une porte qui brille, ou choisissez ici.
game-door-open = Ouvrir la porte { $number }, { $name }
game-door-close = Fermer la porte { $number }, { $name }
game-hint-reaction = { $charger } déclare une charge. La figurine peut réagir une fois.
game-hint-snap = { $charger } est arrêtée là où elle se trouve. Seul un 6 naturel touche.
game-overwatch-with = Tir en état d'alerte\xA0: { $weapons }
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
`,"../../../../locales/fr/page-rules.ftl":`# Le livre des règles, et le volet qui ouvre une règle à côté de tout le reste.

rules-title = Règles
rules-one = Règle { $id }
rules-lead = Ce que suit l'arbitre\xA0: chaque règle avec son numéro, les décisions et des exemples.
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
`,"../../../../locales/fr/page-seats.ftl":`# Places, invitations et joueurs : ce qui s'ajoute aux premières pages.

invite-seat = Lien pour le joueur { $side }\xA0: { $team }
invite-taken = Pris par { $name }.
join-used = Cette invitation a déjà servi\xA0: toutes les places sont prises. Vous pouvez regarder.
# $minutes is a number of minutes for the whole game, $seconds what each answer adds
join-clock =
    { $minutes ->
        [one] { $minutes } minute chacun, et { $seconds } s par réponse
       *[other] { $minutes } minutes chacun, et { $seconds } s par réponse
    }
join-no-clock = Sans pendule
board-wall-at = Mur de { $from } à { $to }
game-log-fold = Replier
game-log-unfold = Afficher

account-leave-title = Se déconnecter et perdre vos parties\xA0?
account-leave-text = Vous jouez en invité\xA0: seul ce navigateur vous connaît. Si vous vous déconnectez, personne ne retrouvera vos parties. Créez d'abord un compte pour les garder.
account-leave-no = Rester
account-leave-yes = Se déconnecter quand même
account-password-change = Changer le mot de passe
account-password-changed = Votre mot de passe est changé. Les autres navigateurs doivent se reconnecter.
account-password-old = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-title-password = Changer le mot de passe
account-about-password = Qui est connecté ailleurs devra se reconnecter.
account-do-password = Le changer
`,"../../../../locales/fr/page-sight.ftl":`# Le laboratoire de visée.

lab-title = Laboratoire de vue
lab-lead = Posez décors et figurines, et voyez aussitôt qui voit qui, ce qui couvre, et quelle règle le dit.
lab-share = Copier le lien
lab-export = Enregistrer un fichier
lab-import = Ouvrir un fichier
lab-bad-link = Ce lien est illisible\xA0; voici une table pour commencer.
lab-bad-file = Ce fichier ne pose pas de question de visée ou de portée.
lab-too-long = Cette table est trop grande pour un lien. Enregistrez un fichier.
lab-copy-by-hand = Copiez l'adresse de la barre d'adresse\xA0: elle contient tout.
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
lab-weapon-rules-hint-kt24 = Comme sur la carte, séparées par des virgules\xA0: Portée 8", Recherche Légère
lab-weapon-rules-hint-kt21 = Comme sur la carte, séparées par des virgules\xA0: Por 6", Indirect
lab-weapon-rules-hint-kt18 = Un type et une portée, séparés par une virgule\xA0: Tir Rapide 1, Portée 12"
lab-weapon-rules-hint-kt4w40k = Un type et une portée, séparés par une virgule\xA0: Assaut 2, Portée 24"
lab-switch-obscured = Les décors lourds lointains masquent
lab-switch-vantage = La hauteur donne un avantage
lab-switch-operatives-block-sight = Les agents bloquent la vue
lab-switch-vantage-exception = La hauteur révèle les cibles dissimulées à Couvert
lab-switch-vantage-inclusive = Exactement 2" de hauteur suffisent
lab-switch-vantage-light-only = Seulement contre le Couvert de décors légers
lab-switch-bases-give-cover = Les autres agents donnent un Couvert
lab-switch-visibility-origin = Vue depuis toute partie du socle, pas seulement la plus proche
lab-switch-sight-line-mm = Une ligne de vue a 1 mm de large
lab-switch-base-must-fit = Les socles doivent passer par les portes
lab-switch-confines = Les murs et les portes comptent
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
lab-hint-sight = Faites glisser les figurines\xA0: le verdict suit. Molette ou pincement pour zoomer.
lab-hint-reach = Pointez un endroit pour voir le plus court chemin légal\xA0; cliquez pour le garder.
lab-point-somewhere = Pointez un endroit du plateau pour voir si { $model } peut y aller.
lab-switches = { $count ->
    [0] Là où les livres laissent le choix
   [one] Là où les livres laissent le choix, { $count } changement
   *[other] Là où les livres laissent le choix, { $count } changements
}
`,"../../../../locales/fr/page-together.ftl":`# Ensemble et au-delà de la page\xA0: à qui le tour, partager, enregistrer.

turn-title = Quand c'est mon tour
turn-sound = Sonner, si je regarde ailleurs
turn-notice = Afficher une notification, si je regarde ailleurs
turn-yours = C'est à vous
invite-qr = Le lien en code QR
invite-qr-text = Ou faites-le scanner par le téléphone de votre ami.
invite-share = Partager le lien
export-title = Enregistrer ou partager
export-picture = Image du plateau
export-text = La partie en texte
export-embed = Copier un cadre pour votre propre page
export-failed = Ce navigateur n'a pas pu faire l'image.
export-running = La partie n'est pas finie.
embed-open = Ouvrir dans Coverline
`,"../../../../locales/fr/page-units.ftl":`# Rule sets in which models act together in units, on a large table.

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
game-hint-deploy-unit = Choisissez une unité, puis cliquez où placer sa première figurine\xA0; les autres l'entourent.
game-hint-pick-unit = Cliquez sur une des unités entourées, ou choisissez ici.
game-finish-moving-units = { $count ->
    [one] Finir les mouvements\xA0; { $count } unité reste
   *[other] Finir les mouvements\xA0; { $count } unités restent
}
game-hint-march = Cliquez où l'unité doit aller, ou choisissez ici.
game-hint-go-normal = Cliquez où va la première figurine, ou faites glisser l'unité\xA0; les autres suivent.
game-hint-go-advance = Cliquez où va la première figurine, ou faites glisser l'unité\xA0; les autres suivent.
game-hint-go-fall-back = Cliquez où va la première figurine, loin de tout ennemi.
game-hint-go-charge = Confirmez le chemin montré, ou cliquez où va la première figurine.
game-hint-go-failed-charge = La charge échoue. L'unité peut s'approcher.
game-hint-go-pile-in = Chaque figurine peut s'approcher de l'ennemi qui lui est le plus proche.
game-hint-go-consolidate = Chaque figurine peut s'approcher de l'ennemi qui lui est le plus proche.
game-hint-go-disembark = Cliquez où descend la première figurine\xA0; les autres l'entourent.
game-hint-go-arrive = Cliquez où arrive la première figurine\xA0; les autres l'entourent.
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
game-hint-volley = Cliquez sur une cible\xA0: tout ce qui peut tire dessus. Choisissez ensuite une arme pour lui donner sa propre cible.
game-hint-blows = Cliquez sur l'ennemi à frapper\xA0: tout ce qui peut y va. Choisissez ensuite une arme pour lui donner sa propre cible.
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
`,"../../../../locales/fr/page.ftl":`# La page dans le navigateur\xA0: ce qui figure sur toutes ses pages, et l'accueil.

app-title = Coverline\xA0: Kill Team dans le navigateur
page-title = { $page } · Coverline
skip-to-content = Aller au contenu
close = Fermer
loading = Chargement…
try-again = Réessayer
copied = Copié.
# $label est le nom d'un nombre que l'on peut changer
fewer = { $label }\xA0: un de moins
more = { $label }\xA0: un de plus

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
language-menu = Langue\xA0: { $language }
theme-menu = Couleurs\xA0: { $theme }
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
footer-trust = Chaque règle citée, chaque dé vérifiable, chaque probabilité exacte.
footer-unofficial = Un projet de passionnés, non officiel. Kill Team est un jeu de Games Workshop.

# Compte
account-menu = Compte de { $name }
account-menu-nobody = Compte\xA0: { account-nobody }
account-nobody = Se connecter
account-guest = Vous jouez en invité
# $name is the name of a player who has no account
seat-guest = { $name } (invité)
account-member = Vous êtes connecté
account-be-guest = Jouer en invité
account-signin = Se connecter
account-signup = Créer un compte
account-keep = Garder mes parties\xA0: créer un compte
account-signout = Se déconnecter
account-signed-out = Vous êtes déconnecté.
account-welcome = Bienvenue, { $name }.
account-name = Nom
account-password = Mot de passe
account-password-hint = Au moins { $least } caractères.
account-title-guest = Comment vous appeler\xA0?
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
home-picture = Une killzone vue d'en haut\xA0: jusqu'où va un agent, ses lignes de vue à côté des couverts, et ses chances contre sa cible.
home-picture-odds = { $chance } de neutraliser
home-ways = Comment voulez-vous jouer\xA0?
home-way-computer = Contre l'ordinateur
home-way-computer-text = Choisissez deux équipes et une killzone, et jouez aussitôt. Demandez à tout moment ce que ferait un vétéran.
home-way-hotseat = Sur le même écran
home-way-hotseat-text = Deux joueurs, un seul appareil. Avec de vrais dés si vous voulez\xA0: lancez-les et tapez le résultat.
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
missing-text = Il n'y a pas de page à cette adresse\xA0: quelque chose bloque toutes les lignes qui y mènent.
missing-home = Retour à l'accueil
`,"../../../../locales/fr/reason.ftl":`# Raisons\xA0: ce qui décide si une cible est vue et peut être prise pour cible.

reason-measured = La distance se mesure en ligne droite, de socle à socle.
reason-measured-round = La distance se mesure autour d'un angle\xA0: ses segments droits s'additionnent.
reason-no-way = Aucun chemin ne relie les deux\xA0: aucune distance ne se mesure entre eux.
reason-visible = La cible est Visible.
reason-hidden =
    { $terrain ->
        [none] La cible n'est pas Visible.
       *[other] La cible n'est pas Visible\xA0; ce qui la cache\xA0: { $terrain }.
    }
reason-in-cover =
    { $terrain ->
        [none] La cible est à Couvert.
       *[other] La cible est à Couvert\xA0; ce qui la protège\xA0: { $terrain }.
    }
reason-too-close-for-cover = Le tireur est trop près pour que la cible soit à Couvert.
reason-obscured =
    { $terrain ->
        [none] La cible est Masquée.
       *[other] La cible est Masquée\xA0; ce qui la masque\xA0: { $terrain }.
    }
reason-obscured-by-model =
    { $model ->
        [none] La cible est Masquée par une autre figurine.
       *[other] La cible est Masquée\xA0; qui la masque\xA0: { $model }.
    }
reason-sheltered = Ce qui masque la cible est à 1" d'elle ou moins\xA0: le jet de trauma subit -1.
reason-in-plain-sight = Rien ne masque la cible.
reason-engaged = Les deux sont à portée de contrôle l'un de l'autre.
reason-engaged-round-corner = Les deux figurines sont à 1" l'une de l'autre au détour d'un angle\xA0: elles se battent, mais touchent moins bien.
reason-walled-off = L'écart en ligne droite est d'au plus 1", mais un mur s'y dresse\xA0: les deux figurines ne sont pas à 1" l'une de l'autre.
reason-cover-save = Le défenseur peut retenir un dé pour le Couvert.
reason-no-cover-save = Aucun dé ne peut être retenu pour le Couvert.
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

# Réussites
term-normal = normale
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
term-roll-off = jet de départage
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
term-obscured = Masqué
term-invulnerable-save = la Sauvegarde Invulnérable

# Tactiques
term-point-blank-overwatch = Tir en état d'alerte à bout portant
term-remote-access = Accès à distance

# Stratagèmes et autres effets d'un moment du tour
term-decisive-move = Mouvement décisif
term-decisive-shot = Tir décisif
term-command-re-roll = Relance de Commandement
term-counter-offensive = Contre-attaque
term-insane-bravery = Bravoure insensée
term-arrive = Arrivée des réserves
term-heroic-intervention = Intervention héroïque
term-psybolt = Décharge psychique
term-smite = Châtiment
term-scorch = Embrasement
term-ward = Protection
term-guide = Guidage

# Éléments de la killzone qui ont un numéro et pas de nom
part-wall = mur { $number }
part-barricade = barricade { $number }
part-terrain = décor { $number }
`})),kt18:`# Kill Team 2018\xA0: ses propres mots, à la place de ceux des mêmes messages dans les autres fichiers.

# Ce pour quoi on lance les dés
term-charge = charge

# Questions
ask-drop-zone = Quelle zone de déploiement prenez-vous\xA0?
ask-deploy =
    { $left ->
        [one] Placez encore { $left } figurine.
       *[other] Placez encore { $left } figurines.
    }
ask-gambit = Utiliser une Tactique, ou passer\xA0?
ask-react = { $model } est attaquée\xA0: utiliser une Tactique, ou passer\xA0?

# Choix
choice-zone = Zone de déploiement { $zone }
choice-no-ploy = Aucune Tactique
choice-end = Terminer votre part de la phase

# Conseil
advice-attack =
    Environ { $wounds ->
        [one] { $wounds } PV perdu
       *[other] { $wounds } PV perdus
    }\xA0; { $chance }\xA0% de chances de mettre la cible hors de combat.

# Réponses de la ligne de commande
sim-turns = Rounds de bataille par partie

# Événements
event-zone-taken = Le joueur { $side } prend la zone de déploiement { $zone }.
board-zone = Zone de déploiement du joueur { $side }
event-initiative-tied = Des joueurs ont obtenu le même résultat\xA0; ils relancent.
event-deployed = { $model } est placée au point { $at }.
event-overwatches = { $model } effectue un tir en état d'alerte.
event-moves-normally = { $model } fait un mouvement normal jusqu'au point { $to } ({ $length }).
event-share = { $target } reçoit { $dice } des attaques.

# Raisons
reason-engaged = Les deux sont à 1" ou moins l'une de l'autre.
lab-fact-engaged = À 1" ou moins

# Refus
refusal-unknown-model = Aucune figurine { $model } n'est en jeu\xA0; nommez une figurine encore présente.
refusal-not-yours = Vous ne pouvez pas utiliser { $model }\xA0; c'est au joueur { $side } de décider, avec l'une de ses figurines.
refusal-already-deployed = { $model } est déjà placée\xA0; choisissez une figurine qui n'est pas encore sur le champ de bataille.
refusal-outside-drop-zone = { $model } doit être placée entièrement dans votre zone de déploiement.
refusal-no-such-zone =
    { $zones ->
        [one] La seule zone de déploiement est la zone 1.
       *[other] Cette zone de déploiement n'existe pas\xA0; choisissez-en une de 1 à { $zones }.
    }
refusal-off-board = Le socle sortirait du champ de bataille\xA0; il doit y rester entièrement.
refusal-enters-control-range = Le trajet passe à 1" ou moins de { $model }\xA0; restez plus loin, ou chargez cet ennemi.
refusal-ends-in-control-range = Le déplacement finirait à 1" ou moins de { $model }\xA0; terminez-le plus loin.
refusal-must-end-in-control-range = Une charge doit finir à 1" ou moins de l'une de ses cibles\xA0; terminez-la ainsi.
refusal-leaves-control-range = Le trajet s'éloigne à plus de 1" de { $model }\xA0; restez à 1" ou moins.
refusal-in-control-range = Impossible tant que { $model } est à 1" ou moins\xA0; restez plutôt immobile, ou battez en retraite.
refusal-no-enemy-in-control-range = Il faut pour cela un ennemi à 1" ou moins, et il n'y en a aucun\xA0; choisissez autre chose.
refusal-target-not-in-control-range = { $model } n'est pas à 1" ou moins\xA0; combattez un ennemi qui l'est.
refusal-friend-engaged = { $model } est à 1" ou moins de votre figurine { $friend }\xA0; choisissez une cible qui ne l'est pas.
refusal-bad-split = Les attaques ne se répartissent pas ainsi\xA0; donnez au moins 1 attaque à chaque cible, { $dice } en tout (cibles\xA0: { $targets }).
refusal-no-split = Cette arme ne répartit pas ses attaques\xA0; utilisez-la sans les répartir.
refusal-far-from-primary = { $model } est trop loin de la première cible nommée\xA0; elle doit en être à { $reach } au plus.
refusal-unknown-ploy = La Tactique { $ploy } n'existe pas ici\xA0; choisissez parmi\xA0: { $has }.
refusal-ploy-used = La Tactique { $ploy } a déjà servi pendant cette phase\xA0; choisissez-en une autre ou passez.
refusal-ploy-target = { $ploy } ne s'utilise pas ainsi\xA0; ne nommez une figurine que si la Tactique en demande une, et une figurine qu'elle permet.

# Conseil en mots
advise-attack =
    Résultat attendu\xA0: { $wounds ->
        [one] { $wounds } PV perdu
       *[other] { $wounds } PV perdus
    } par { $target }, hors de combat dans { $chance }\xA0% des cas.
advise-kill-chance = L'attaque met sa cible hors de combat dans { $number }\xA0% des cas.

# Les chances d'une attaque
game-odds-long =
    { $expected ->
        [one] { $expected } PV perdu
       *[other] { $expected } PV perdus
    } en moyenne, { $kills } de mettre hors de combat.

# Le calculateur de probabilités
chances-kills = Chance de mettre hors de combat
chances-glance-kills = { $chance } de mettre hors de combat
`,kt21:`# Kill Team 2021\xA0: ses propres mots, à la place de ceux des mêmes messages dans les autres fichiers.

# Actions et touches
term-reposition = Mouvement Normal

# Questions
ask-deploy =
    { $left ->
        [one] Placez encore { $left } agent, avec un ordre.
       *[other] Placez encore { $left } agents, chacun avec un ordre.
    }
ask-gambit = Utiliser un Subterfuge Stratégique, ou passer\xA0?
ask-react = { $model } est attaqué\xA0: utiliser un Subterfuge Tactique, ou passer\xA0?
ask-weapon = Avec quelle arme vous défendez-vous\xA0?
ask-resolve = Frapper ou parer, et avec quelle touche\xA0?

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
event-hits =
    Le joueur { $side } obtient { $critical ->
        [one] { $critical } touche critique
       *[other] { $critical } touches critiques
    } et { $normal ->
        [one] { $normal } touche normale
       *[other] { $normal } touches normales
    }.
event-saves =
    Le joueur { $side } obtient { $critical ->
        [one] { $critical } sauvegarde critique
       *[other] { $critical } sauvegardes critiques
    } et { $normal ->
        [one] { $normal } sauvegarde normale
       *[other] { $normal } sauvegardes normales
    }.
event-unblocked =
    Restent { $critical ->
        [one] { $critical } touche critique
       *[other] { $critical } touches critiques
    } et { $normal ->
        [one] { $normal } touche normale
       *[other] { $normal } touches normales
    }.
event-retaliates = { $model } se défend avec { $weapon }.
event-strikes = { $model } frappe avec une touche { $success }.
event-blocks = { $model } pare une touche { $success }.
event-blocks-nothing = { $model } dépense une touche pour une parade qui ne défausse rien.
event-shocked = Étourdissant\xA0: { $model } défausse une touche { $success }.
event-hot =
    { $points ->
        [0] Surchauffe\xA0: { $model } s'en tire sans dommage.
        [one] Surchauffe\xA0: { $model } subit { $points } blessure mortelle.
       *[other] Surchauffe\xA0: { $model } subit { $points } blessures mortelles.
    }

# Raisons
reason-engaged = Les deux sont à Portée d'Engagement l'un de l'autre.
lab-fact-engaged = À Portée d'Engagement

# Refus
refusal-off-board = Une partie sortirait de la killzone\xA0; tout doit y rester.
refusal-enters-control-range = Le trajet entre à Portée d'Engagement de { $model }\xA0; restez en dehors, ou Chargez.
refusal-ends-in-control-range = Le déplacement finirait à Portée d'Engagement de { $model }\xA0; terminez-le en dehors.
refusal-must-end-in-control-range = Une Charge doit finir à Portée d'Engagement d'un ennemi\xA0; terminez-la ainsi ou choisissez un autre déplacement.
refusal-leaves-control-range = Le trajet quitte la Portée d'Engagement de { $model }\xA0; une fois à cette portée, la Charge doit y rester.
refusal-in-control-range = Impossible tant que { $model } est à Portée d'Engagement\xA0; choisissez plutôt Combattre ou Battre en Retraite.
refusal-no-enemy-in-control-range = Il faut pour cela un ennemi à Portée d'Engagement, et il n'y en a aucun\xA0; choisissez une autre action.
refusal-target-not-in-control-range = { $model } n'est pas à Portée d'Engagement\xA0; combattez un ennemi qui l'est.
refusal-friend-engaged = { $model } est à Portée d'Engagement de votre agent { $friend }\xA0; choisissez une cible qui ne l'est pas.
refusal-not-expended = { $model } ne peut pas effectuer l'action État d'Alerte\xA0; choisissez un agent activé qui a un Ordre Engagement.
refusal-too-few-ap = Cela coûte { $cost } PA et il n'en reste que { $left }\xA0; choisissez une action moins chère, ou Passer.
refusal-far-from-primary = { $model } est trop loin de la cible initiale\xA0; il doit en être à { $reach } au plus.
refusal-no-such-success = Il ne vous reste aucune touche de ce type\xA0; utilisez-en une de l'autre type.
refusal-cannot-block = Cette touche ne peut pas parer celle-là\xA0; parez avec une touche critique, parez une touche normale, ou frappez.
refusal-must-block-something = Ce dé peut parer une touche\xA0; nommez-la, ou frappez.
refusal-saves-impossible = Vous n'avez pas autant de sauvegardes, ou il n'y a pas autant de touches\xA0; n'en dépensez pas plus qu'il n'y en a.
refusal-saves-unused = Il reste une sauvegarde qui pourrait annuler une touche\xA0; dépensez-la aussi.

# Probabilités
odds-strike-critical = frapper avec une touche critique
odds-strike-normal = frapper avec une touche normale
odds-block-critical = parer une touche critique
odds-block-normal = parer une touche normale
odds-block-nothing = ne rien parer
odds-policy-always-parry = toujours parer si possible
odds-policy-never-fish = jamais relancer de touche
chances-plays-always-parry = Toujours parer tant que possible
chances-plays-never-fish = Ne jamais relancer une touche

# Dés sur la page
game-hint-resolve = Frappez pour blesser, ou dépensez une touche pour défausser une touche ennemie.
game-hint-saves = Posez vos sauvegardes sur les touches\xA0: cliquez sur une sauvegarde puis sur une touche, ou faites glisser. Deux sauvegardes normales annulent une touche critique.
game-hits-against-you = Touches contre vous
game-hit =
    { $by ->
        [none] touche { $kind }, pas arrêtée
        [half] touche { $kind }, il faut encore une sauvegarde
       *[other] touche { $kind }, arrêtée
    }
game-auto-weapon = choisir l'arme pour se défendre
game-auto-resolve = frapper et parer
`,kt4w40k:`# Warhammer 40,000 avec l'alternance de Kill Team\xA0: ses propres mots, à la place de ceux des mêmes messages ailleurs.

# Ce pour quoi on lance les dés
term-charge = charge

# Questions
ask-drop-zone = Quelle zone de déploiement prenez-vous\xA0?
ask-deploy =
    { $left ->
        [one] Placez encore { $left } unité.
       *[other] Placez encore { $left } unités.
    }
ask-gambit = Utiliser un stratagème, ou passer\xA0?
ask-react = { $model } est attaquée\xA0: utiliser un stratagème, ou passer\xA0?
ask-move = Quelle unité agit, et que fait-elle\xA0? Mettez fin aux mouvements quand vous avez fini.
ask-reaction = { $charger } charge { $model }\xA0: tirer en état d'alerte, ou passer\xA0?
ask-deny = Annuler { $power } avec un psyker, ou passer\xA0?
ask-fire = Quelle unité tire, avec quoi et sur qui, ou passer\xA0?
ask-fight-with = Quelle unité combat\xA0?

# Choix
choice-zone = Zone de déploiement { $zone }
choice-no-ploy = Aucun stratagème
choice-end = Terminer vos mouvements
choice-ready = { $model }\xA0: préparer le tir

# Conseil
advice-attack =
    Environ { $wounds ->
        [one] { $wounds } PV perdu
       *[other] { $wounds } PV perdus
    }\xA0; { $chance }\xA0% de chances de détruire la cible.

# Réponses de la ligne de commande
sim-turns = Tours par partie
sight-cover-save = { $to } ajoute 1 à ses sauvegardes d'armure pour le couvert.

# Événements
event-zone-taken = Le joueur { $side } prend la zone de déploiement { $zone }.
board-zone = Zone de déploiement du joueur { $side }
event-initiative-tied = Des joueurs ont obtenu le même résultat\xA0; ils relancent.
event-deployed = { $model } est placée au point { $at }.
event-overwatches = { $model } effectue un tir en état d'alerte.
event-moves-normally = { $model } fait un mouvement normal jusqu'au point { $to } ({ $length }).
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
reason-cover-save = La cible est à couvert\xA0: elle ajoute 1 à ses sauvegardes d'armure.
reason-no-cover-save = La cible n'est pas à couvert\xA0: ses sauvegardes d'armure restent telles quelles.
lab-fact-engaged = À 1" ou moins

# Refus
refusal-unknown-model = Aucune unité ni figurine de { $model } de ce nom n'est en jeu\xA0; nommez-en une qui l'est.
refusal-not-yours = Vous ne pouvez pas utiliser { $model }\xA0; c'est au joueur { $side } de décider, avec l'une de ses unités.
refusal-already-deployed = { $model } est déjà placée\xA0; choisissez une unité qui ne l'est pas.
refusal-outside-drop-zone = { $model } doit être placée entièrement dans votre zone de déploiement.
refusal-no-such-zone =
    { $zones ->
        [one] La seule zone de déploiement est la zone 1.
       *[other] Cette zone de déploiement n'existe pas\xA0; choisissez-en une de 1 à { $zones }.
    }
refusal-off-board = Le socle sortirait de la table\xA0; il doit y rester entièrement.
refusal-enters-control-range = Le trajet passe à 1" ou moins de { $model }\xA0; restez plus loin, ou chargez cette unité.
refusal-ends-in-control-range = Le mouvement finirait à 1" ou moins de { $model }\xA0; terminez-le plus loin.
refusal-must-end-in-control-range = La première figurine d'une charge doit finir à 1" ou moins de l'une de ses cibles\xA0; déplacez d'abord une telle figurine.
refusal-leaves-control-range = Le trajet s'éloigne à plus de 1" de { $model }\xA0; restez à 1" ou moins.
refusal-in-control-range = Impossible tant que { $model } est à 1" ou moins\xA0; restez plutôt immobile, ou désengagez-vous.
refusal-no-enemy-in-control-range = Il faut pour cela un ennemi à 1" ou moins, et il n'y en a aucun\xA0; choisissez autre chose.
refusal-target-not-in-control-range = { $model } n'est pas à 1" ou moins\xA0; choisissez un ennemi qui l'est.
refusal-friend-engaged = { $model } est à 1" ou moins de votre unité { $friend }\xA0; choisissez une cible qui ne l'est pas.
refusal-bad-split = Les attaques ne se répartissent pas ainsi\xA0; donnez-en au moins une à chaque cible, { $dice } en tout (cibles\xA0: { $targets }).
refusal-one-target = Une figurine qui a chargé tire sur une seule des unités qu'elle a chargées\xA0; nommez-lui une seule cible.
refusal-no-split = Cette arme ne répartit pas ses attaques\xA0; utilisez-la sans les répartir.
refusal-far-from-primary = { $model } est trop loin de la première cible nommée\xA0; elle doit en être à { $reach } au plus.
refusal-unknown-ploy = Le stratagème { $ploy } n'existe pas ici\xA0; choisissez parmi\xA0: { $has }.
refusal-ploy-used = Le stratagème { $ploy } a déjà servi pendant cette phase\xA0; choisissez-en un autre ou passez.
refusal-ploy-target = { $ploy } ne s'utilise pas ainsi\xA0; ne nommez une unité que si le stratagème en demande une, et une unité qu'il permet.
refusal-has-acted = { $model } a déjà agi pendant cette phase\xA0; choisissez une unité qui ne l'a pas fait.
refusal-cannot-shoot = { $model } ne peut pas tirer après ce qu'elle a fait\xA0; choisissez une autre unité, ou passez.
refusal-has-shot = { $model } a déjà tiré pendant cette phase\xA0; choisissez une autre unité, ou passez.
refusal-has-fought = { $model } a déjà combattu pendant cette phase\xA0; choisissez une autre unité.
refusal-cannot-fight = { $model } ne combat pas dans cette étape\xA0; choisissez une unité qui le fait.
refusal-not-charged = Il n'y a pas eu de charge entre elle et { $model }\xA0; attaquez une unité qu'elle a chargée, ou qui l'a chargée.
refusal-power-used = Le pouvoir { $power } a déjà été tenté pendant ce tour\xA0; tentez-en un autre, ou passez.
refusal-cannot-deny = { $model } ne peut pas annuler ce pouvoir\xA0; choisissez un psyker à 24" ou moins qui le peut encore, ou passez.
refusal-shaken = { $model } est secouée et ne fait rien\xA0; choisissez une unité qui ne l'est pas.
refusal-grenade-thrown = Une seule figurine d'une unité lance une grenade\xA0; les autres utilisent d'autres armes.
refusal-not-ready = { $model } ne peut pas préparer son tir\xA0; choisissez un autre mouvement.

# Autres mots
choice-fall-back = { $model }\xA0: se désengager
choice-fall-back-to = { $model }\xA0: se désengager jusqu'au point { $to }
event-falls-back = { $model } se désengage jusqu'au point { $to } ({ $length }).
event-denies = { $model } tente d'annuler { $power }.
term-deny = annulation du pouvoir
refusal-was-engaged = { $model } était à 1" ou moins d'un ennemi au début de la phase\xA0; elle peut seulement rester immobile ou se désengager.
refusal-was-charged = Un ennemi a chargé { $model } pendant cette phase, elle ne peut donc pas se désengager\xA0; elle doit rester immobile.
reach-fall-back = se désengager
board-mark-fell-back = s'est désengagée
advise-attack =
    Résultat attendu\xA0: { $wounds ->
        [one] { $wounds } PV perdu
       *[other] { $wounds } PV perdus
    } par { $target }, détruite dans { $chance }\xA0% des cas.
advise-kill-chance = L'attaque détruit sa cible dans { $number }\xA0% des cas.
new-team-computer-a = Votre armée
new-team-computer-b = L'armée de l'ordinateur
new-team-hotseat-a = Armée du joueur A
new-team-hotseat-b = Armée du joueur B
new-team-friend-a = Votre armée
new-team-friend-b = L'armée de votre ami
new-team-watch-a = Armée du joueur A
new-team-watch-b = Armée du joueur B
new-team-further = Armée du joueur { $side }
game-tab-teams = Armées

# Les chances d'une attaque
game-odds-long =
    { $expected ->
        [one] { $expected } PV perdu
       *[other] { $expected } PV perdus
    } en moyenne, { $kills } de détruire l'unité.

# Le calculateur de probabilités
chances-kills = Chance de détruire l'unité
chances-glance-kills = { $chance } de détruire l'unité
`};export{e as default};