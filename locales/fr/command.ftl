# Réponses de la ligne de commande.

# $from et $to sont des figurines
sight-valid = { $to } est une cible valide pour { $from }.
sight-not-valid = { $to } n'est pas une cible valide pour { $from }.
sight-distance = La distance est de { $distance }.
sight-no-way = Aucun chemin autour des murs ne mène de { $from } à { $to }.
sight-cover-save = { $to } peut retenir une sauvegarde de Couvert.

# $action est un mouvement, $length et $limit sont des longueurs
reach-legal = { $model } peut y aller : { $action }, { $length } sur { $limit } au plus.
reach-illegal = { $model } ne peut pas y aller : { $action }, { $limit } au plus.
reach-region = Où { $model } peut finir : { $action }, { $limit } au plus.
reach-nowhere = Il n'y a aucun endroit où { $model } puisse finir : { $action }, { $limit } au plus.
reach-too-large = La zone a trop de coins pour être calculée ; demandez un mouvement plus court, ou un seul endroit.
reach-too-long = La zone est trop longue à calculer ; demandez un mouvement plus court, ou un seul endroit.
reach-normal = mouvement normal
reach-advance = avance
reach-fall-back = battre en retraite
reach-charge = charge

sim-draws = Matchs nuls
sim-score = Score du camp 1, intervalle à 95 %
sim-games = Parties
sim-turns = Tournants par partie
sim-decisions = Décisions
sim-speed = Parties par seconde
sim-digest = Empreinte

odds-defender-loses = Points de Vie perdus par le défenseur, exactement et autant ou plus :
odds-attacker-loses = Points de Vie perdus par l'attaquant :
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
odds-matrix = { $rules }, { $team } contre { $targets } : { $figure }, jeu { $policy }
odds-matrix-range = une série de cibles
odds-matrix-target = { $save }+ { $wounds } PV
odds-matrix-model = E{ $toughness } { $figures }
odds-matrix-damage = pertes moyennes
odds-matrix-kill = chance de neutraliser
odds-unharmed = Chance de ne perdre aucun point de vie
odds-flesh-wound = Chance d'une blessure légère de plus
odds-out-of-action = Chance d'être mis hors de combat
odds-slain = Figurines tuées, exactement et autant ou plus :
odds-expected-slain = Figurines tuées en moyenne
odds-destroys = Chance de détruire l'unité
odds-matrix-out-of-action = chance de mettre hors de combat
odds-matrix-destroy = chance de détruire
odds-matrix-plain = { $rules }, { $team } contre { $targets } : { $figure }

advise-side = C'est au joueur { $side } de décider. Le meilleur d'abord :
advise-attack =
    Résultat attendu : { $wounds ->
        [one] { $wounds } PV perdu
       *[other] { $wounds } PV perdus
    } par { $target }, neutralisé dans { $chance } % des cas.
advise-kill-chance = L'attaque neutralise sa cible dans { $number } % des cas.
advise-denies-activation = La cible n'a pas encore agi : elle ne le fera peut-être jamais ({ $number } %).
advise-leaves-danger = Quitte le danger : { $number } % de moins à perdre.
advise-stays-in-danger = Reste en danger : { $number } % de sa valeur est en jeu.
advise-hides = Se cache : { $number } % de moins à perdre.
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

# Une règle, telle que l'affiche `coverline rules`
book-ruling = décision
book-example = exemple
book-see = Voir { $ids }
book-examples = Exemples
book-tests = Tests
book-terms = Termes ({ $language })

# Lignes d'un relevé qui ne sont pas justes
record-line = ligne { $line } : { $what }
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

# Ce que `coverline verify` a vérifié
verify-held =
    vérifié : { $answers ->
        [one] { $answers } réponse
       *[other] { $answers } réponses
    }, { $rolls ->
        [one] { $rolls } jet
       *[other] { $rolls } jets
    } ; { $dice ->
        [one] { $dice } dé tiré
       *[other] { $dice } dés tirés
    } de la graine de { $commitment }
verify-back =
    repris : { $answers ->
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
        [one] non vérifié : { $dice } dé lancé par un joueur
       *[other] non vérifiés : { $dice } dés lancés par les joueurs
    }
verify-words = mots de { $side } :

# Ce que dit `coverline play`
play-open = Ouvrez { $url } (valable une fois)
play-at = Coverline se trouve à l'adresse { $url }
play-end = Ctrl-C pour terminer ; les parties reprennent là où elles se sont arrêtées.

# Ce que sont les parties d'une image
picture-terrain =
    { $named ->
        [yes] { $name } : { $kind ->
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
