# Réponses de la ligne de commande.

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
