var e=`# Le guide de la première partie\xA0: titre, texte, question, réponse juste, indice, choix séparés par des points-virgules.

guide-title = Guide de la première partie
guide-lead = Une idée à la fois, sur un plateau à elle. Environ dix minutes.
guide-short = Les quelques idées qui diffèrent. Environ deux minutes.
guide-step = Étape { $at } sur { $of }
guide-next = Suivant
guide-back = Précédent
guide-skip = Passer
guide-done = C'est tout. Jouez une première partie.
guide-rules = Règles
guide-again = Recommencer
guide-book = Lire les règles

guide-kt24-board-title = Le plateau
guide-kt24-board-text = Deux kill teams se rencontrent sur un plateau de 30" sur 22". Les disques pleins sont des agents à Ordre Engagement, les creux à Ordre Dissimulation. Les blocs sont des décors\xA0; le nombre dit leur hauteur. Les vôtres sont A, les ennemis B.
guide-kt24-board-task = Cliquez sur l'un de vos agents.
guide-kt24-board-right = C'est bien l'un des vôtres.
guide-kt24-board-hint = Cherchez un disque avec un A.

guide-kt24-order-title = Les Ordres
guide-kt24-order-text = Quand un agent est activé, on choisit d'abord son Ordre. Engagement\xA0: il peut tout faire. Dissimulation\xA0: il ne tire pas et ne charge pas, mais nul ne peut lui tirer dessus tant qu'il est à Couvert.
guide-kt24-order-task = Lequel de ces ennemis a un Ordre Dissimulation\xA0? Cliquez dessus.
guide-kt24-order-right = Oui\xA0: le disque creux se cache.
guide-kt24-order-hint = Dissimulation, c'est le disque creux.

guide-kt24-points-title = Les points d'action
guide-kt24-points-text = Un agent activé dépense des points d'action, d'ordinaire deux. Se déplacer, tirer et combattre coûtent un point chacun\xA0; battre en retraite en coûte deux. Il ne peut pas faire deux fois la même action.
guide-kt24-points-task = Votre agent a deux points et s'est déplacé une fois. Que peut-il encore faire\xA0?
guide-kt24-points-right = Oui\xA0: il reste un point, et il ne peut pas refaire le même déplacement.
guide-kt24-points-hint = Comptez ce qui reste\xA0; et pas deux fois la même action.
guide-kt24-points-choices = Tirer | Se Repositionner encore | Battre en Retraite

guide-kt24-move-title = Se déplacer
guide-kt24-move-text = Se Repositionner déplace un agent de son Mouvement au plus, ici 6". La partie ombrée est ce qu'il peut atteindre\xA0: autour des murs, et jamais à 1" d'un ennemi qu'il voit.
guide-kt24-move-task = Cliquez sur un endroit où A1 peut aller.
guide-kt24-move-right = Il peut s'y tenir\xA0; la ligne est son chemin.
guide-kt24-move-hint = C'est trop loin ou gêné. Cliquez dans la partie ombrée.

guide-kt24-charge-title = Charger
guide-kt24-charge-text = Pour combattre, il faut s'approcher. Une Charge va 2" plus loin que Se Repositionner et doit finir à 1" d'un ennemi\xA0: à portée de contrôle.
guide-kt24-charge-task = Chargez\xA0: cliquez sur un endroit à côté de B1.
guide-kt24-charge-right = Maintenant, ils peuvent combattre.
guide-kt24-charge-hint = La charge doit finir à 1" de B1, sans le chevaucher.

guide-kt24-see-title = Voir
guide-kt24-see-text = Un agent voit ce qu'une ligne droite partant de sa tête peut atteindre. Un mur plus haut que les têtes cache\xA0; un mur bas, non.
guide-kt24-see-task = Qui A1 peut-il voir\xA0? Cliquez sur cet ennemi.
guide-kt24-see-right = Oui\xA0: le muret ne cache personne.
guide-kt24-see-hint = Le mur de 3" cache qui est derrière.

guide-kt24-cover-title = Le Couvert
guide-kt24-cover-text = Un décor entre les deux et à 1" de la cible donne le Couvert, même un muret. Avec un Ordre Dissimulation, on ne peut pas tirer sur un agent à Couvert\xA0; avec Engagement on le peut, mais il a une sauvegarde gratuite.
guide-kt24-cover-task = Les trois sont visibles, et tous ont un Ordre Dissimulation. Sur qui A1 peut-il tirer\xA0? Cliquez.
guide-kt24-cover-right = Oui\xA0: aucun mur n'est près de lui de ce côté.
guide-kt24-cover-hint = Cherchez l'ennemi sans mur à 1" du côté de A1.

guide-kt24-hit-title = Jeter pour toucher
guide-kt24-hit-text = On tire avec autant de dés que les Attaques de l'arme. Un dé qui montre au moins la valeur pour toucher réussit\xA0; un 6 est critique, un 1 échoue toujours.
guide-kt24-hit-task = On touche sur 3+, et les dés montrent 6, 4, 3 et 1. Qu'est-ce que cela donne\xA0?
guide-kt24-hit-right = Oui\xA0: 6 est critique, 4 et 3 sont normaux, 1 échoue.
guide-kt24-hit-hint = Le 6 est critique\xA0; lesquels des autres atteignent 3\xA0?
guide-kt24-hit-choices = Une réussite critique et deux normales | Trois réussites normales | Deux réussites

guide-kt24-save-title = Se protéger
guide-kt24-save-text = Le défenseur lance trois dés contre sa Sauvegarde. Une réussite normale en arrête une normale\xA0; deux normales ensemble, ou une critique, arrêtent une critique. Le reste fait des dégâts. À Couvert, on peut garder un dé comme réussite sans le lancer.
guide-kt24-save-task = Une touche critique et deux normales\xA0; deux sauvegardes normales. L'arme fait 3, ou 4 avec une critique. Que vaut-il mieux arrêter\xA0?
guide-kt24-save-right = Oui\xA0: arrêter les deux normales laisse 4\xA0; arrêter la critique laisserait 6.
guide-kt24-save-hint = Additionnez ce qui resterait.
guide-kt24-save-choices = Les deux normales | La critique | C'est égal

guide-kt24-fight-title = Combattre
guide-kt24-fight-text = Dans un combat, les deux lancent en même temps. Puis, l'attaquant d'abord, ils dépensent leurs réussites tour à tour\xA0: pour frapper, ce qui fait des dégâts, ou pour parer, ce qui en annule une de l'autre.
guide-kt24-fight-task = Il reste 4\xA0PV et une réussite à l'ennemi\xA0; vous avez une critique qui fait 5. Que faites-vous\xA0?
guide-kt24-fight-right = Oui\xA0: le coup met fin au combat avant que l'ennemi réponde.
guide-kt24-fight-hint = Qui tombe ne frappe plus.
guide-kt24-fight-choices = Frapper | Parer | Attendre

guide-kt24-turn-title = Le Tournant
guide-kt24-turn-text = Une partie dure quatre Tournants. À chacun, on gagne d'abord des points de Commandement et on peut acheter des subterfuges\xA0; puis chacun à son tour active un agent. Quand tous les vôtres ont agi et pas tous les ennemis, un agent à Ordre Engagement peut agir en réaction\xA0: une action de plus, avec 2" de déplacement au plus.
guide-kt24-turn-task = Tous vos agents ont agi, et l'ennemi en a encore deux. Que pouvez-vous faire\xA0?
guide-kt24-turn-right = Oui\xA0: c'est agir en réaction.
guide-kt24-turn-hint = Seuls les agents à Ordre Engagement le peuvent.
guide-kt24-turn-choices = Agir en réaction avec un agent à Ordre Engagement | En activer un de nouveau | Rien

guide-kt24-win-title = Gagner
guide-kt24-win-text = Sans mission, qui a le plus d'agents après quatre Tournants a gagné. C'est tout ce qu'il faut savoir\xA0: la page dit à tout moment ce qu'on peut faire et pourquoi pas, et chaque terme souligné de points s'explique.
guide-kt24-win-task = Il vous reste 3 agents et 2 à l'ennemi. Qui a gagné\xA0?
guide-kt24-win-right = Vous. À vous de jouer.
guide-kt24-win-hint = Le plus grand nombre d'agents l'emporte.
guide-kt24-win-choices = Moi | L'ennemi | Il y a égalité

guide-kt21-order-title = Ordres et Couvert
guide-kt21-order-text = Un agent reçoit son Ordre à son placement, Engagement ou Dissimulation, et peut en changer à partir du deuxième Tournant. Engagement permet tout\xA0; avec Dissimulation on ne tire ni ne charge, et on n'est pas pris pour cible à Couvert.
guide-kt21-order-task = Sur qui A1 peut-il tirer\xA0? Cliquez.
guide-kt21-order-right = Oui\xA0: rien n'est près de lui.
guide-kt21-order-hint = Les deux ont un Ordre Dissimulation. Cherchez celui sans mur à 1".

guide-kt21-hidden-title = Masqué
guide-kt21-hidden-text = Un décor plus haut que la cible et à plus de 2" d'elle la masque\xA0: on ne peut alors pas la choisir du tout, même avec un Ordre Engagement.
guide-kt21-hidden-task = B1 a un Ordre Engagement et se tient à 4" derrière un grand mur qui le cache en partie. A1 peut-il tirer sur lui\xA0?
guide-kt21-hidden-right = Oui\xA0: il est masqué.
guide-kt21-hidden-hint = Un grand décor interposé, loin de la cible, la masque.
guide-kt21-hidden-choices = Non | Oui | Seulement sur un 6

guide-kt21-points-title = Points d'action
guide-kt21-points-text = Tous les points d'action d'une activation doivent être dépensés\xA0; Passer brûle le reste. Quand tous les vôtres ont agi, un agent à Ordre Engagement peut se mettre en État d'Alerte\xA0: tirer, en touchant moins bien de 1.
guide-kt21-points-task = Tous les vôtres ont agi. Que peut faire un agent à Ordre Engagement\xA0?
guide-kt21-points-right = Oui\xA0: État d'Alerte.
guide-kt21-points-hint = C'est un tir, à un prix.
guide-kt21-points-choices = État d'Alerte | Charger | Sprinter

guide-kt18-phases-title = Les phases
guide-kt18-phases-text = Un round a des phases\xA0: initiative, mouvement, psychique, tir, combat, moral. Dans chaque phase, les joueurs agissent tour à tour, une figurine à la fois.
guide-kt18-phases-task = Quand une figurine peut-elle tirer\xA0?
guide-kt18-phases-right = Oui\xA0: tous se déplacent avant que quelqu'un tire.
guide-kt18-phases-hint = Chaque sorte d'action a sa phase.
guide-kt18-phases-choices = Pendant la phase de tir | Juste après son mouvement | N'importe quand

guide-kt18-walls-title = Murs et portes
guide-kt18-walls-text = Entre les murs, tout se mesure autour des angles\xA0: déplacements, portées, et même le 1" du combat. Une porte fermée est un mur\xA0; une figurine à côté peut l'ouvrir ou la fermer.
guide-kt18-walls-task = Deux figurines sont à 1" avec un mur entre elles. Se battent-elles\xA0?
guide-kt18-walls-right = Oui\xA0: le chemin autour du mur est plus long.
guide-kt18-walls-hint = Mesurez autour du mur, pas à travers.
guide-kt18-walls-choices = Non | Oui | Seulement si le mur est bas

guide-kt18-attack-title = Toucher, blesser, sauver
guide-kt18-attack-text = Une attaque jette pour toucher selon la capacité, pour blesser selon la Force contre l'Endurance, puis la cible fait sa sauvegarde. Une figurine qui perd son dernier point de vie fait un jet de trauma.
guide-kt18-attack-task = Force 4 contre Endurance 4\xA0: que faut-il pour blesser\xA0?
guide-kt18-attack-right = Oui\xA0: à égalité, on blesse sur 4+.
guide-kt18-attack-hint = À égalité, c'est une chance sur deux.
guide-kt18-attack-choices = 4+ | 3+ | 5+

guide-kt4w40k-units-title = Les unités
guide-kt4w40k-units-text = Vous commandez des unités de plusieurs figurines. Une unité se déplace, tire et combat ensemble, et après chaque mouvement chaque figurine doit être à 2" d'une autre de son unité.
guide-kt4w40k-units-task = Une figurine peut-elle finir à 5" de toutes les autres de son unité\xA0?
guide-kt4w40k-units-right = Oui\xA0: une unité reste groupée.
guide-kt4w40k-units-hint = Les figurines restent à 2" les unes des autres.
guide-kt4w40k-units-choices = Non | Oui | Seulement les personnages

guide-kt4w40k-turns-title = Un tour pour les deux
guide-kt4w40k-turns-text = Il n'y a pas de tour d'un seul joueur\xA0: dans chaque phase, les joueurs alternent, une unité à la fois, dans l'ordre d'initiative.
guide-kt4w40k-turns-task = Vous avez déplacé une unité. Qui se déplace ensuite\xA0?
guide-kt4w40k-turns-right = Oui\xA0: les mains alternent.
guide-kt4w40k-turns-hint = Les deux joueurs se partagent chaque phase.
guide-kt4w40k-turns-choices = Mon adversaire, avec une unité | Moi, avec toutes mes unités | Personne

guide-kt4w40k-morale-title = Le moral
guide-kt4w40k-morale-text = À la fin d'un tour, une unité qui a perdu des figurines teste son moral\xA0: un dé plus ses pertes contre son Commandement. Ce qui dépasse coûte des points de vie.
guide-kt4w40k-morale-task = Une unité de Commandement 7 a perdu 4 figurines et fait 5. Que se passe-t-il\xA0?
guide-kt4w40k-morale-right = Oui\xA0: 5 et 4 font 9, deux de plus que 7.
guide-kt4w40k-morale-hint = Additionnez le dé et les pertes, et comparez à 7.
guide-kt4w40k-morale-choices = Elle subit 2 | Rien | Elle est détruite
`;export{e as default};