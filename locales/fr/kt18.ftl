# Kill Team 2018 : ses propres mots, à la place de ceux des mêmes messages dans les autres fichiers.

# Ce pour quoi on lance les dés
term-charge = charge

# Questions
ask-drop-zone = Quelle zone de déploiement prenez-vous ?
ask-deploy =
    { $left ->
        [one] Placez encore { $left } figurine.
       *[other] Placez encore { $left } figurines.
    }
ask-gambit = Utiliser une Tactique, ou passer ?
ask-react = { $model } est attaquée : utiliser une Tactique, ou passer ?

# Choix
choice-zone = Zone de déploiement { $zone }
choice-no-ploy = Aucune Tactique
choice-end = Terminer votre part de la phase

# Conseil
advice-attack =
    Environ { $wounds ->
        [one] { $wounds } PV perdu
       *[other] { $wounds } PV perdus
    } ; { $chance } % de chances de mettre la cible hors de combat.

# Réponses de la ligne de commande
sim-turns = Rounds de bataille par partie

# Événements
event-zone-taken = Le joueur { $side } prend la zone de déploiement { $zone }.
board-zone = Zone de déploiement du joueur { $side }
event-initiative-tied = Des joueurs ont obtenu le même résultat ; ils relancent.
event-deployed = { $model } est placée au point { $at }.
event-overwatches = { $model } effectue un tir en état d'alerte.
event-moves-normally = { $model } fait un mouvement normal jusqu'au point { $to } ({ $length }).
event-share = { $target } reçoit { $dice } des attaques.

# Raisons
reason-engaged = Les deux sont à 1" ou moins l'une de l'autre.
lab-fact-engaged = À 1" ou moins

# Refus
refusal-unknown-model = Aucune figurine { $model } n'est en jeu ; nommez une figurine encore présente.
refusal-not-yours = Vous ne pouvez pas utiliser { $model } ; c'est au joueur { $side } de décider, avec l'une de ses figurines.
refusal-already-deployed = { $model } est déjà placée ; choisissez une figurine qui n'est pas encore sur le champ de bataille.
refusal-outside-drop-zone = { $model } doit être placée entièrement dans votre zone de déploiement.
refusal-no-such-zone =
    { $zones ->
        [one] La seule zone de déploiement est la zone 1.
       *[other] Cette zone de déploiement n'existe pas ; choisissez-en une de 1 à { $zones }.
    }
refusal-off-board = Le socle sortirait du champ de bataille ; il doit y rester entièrement.
refusal-enters-control-range = Le trajet passe à 1" ou moins de { $model } ; restez plus loin, ou chargez cet ennemi.
refusal-ends-in-control-range = Le déplacement finirait à 1" ou moins de { $model } ; terminez-le plus loin.
refusal-must-end-in-control-range = Une charge doit finir à 1" ou moins de l'une de ses cibles ; terminez-la ainsi.
refusal-leaves-control-range = Le trajet s'éloigne à plus de 1" de { $model } ; restez à 1" ou moins.
refusal-in-control-range = Impossible tant que { $model } est à 1" ou moins ; restez plutôt immobile, ou battez en retraite.
refusal-no-enemy-in-control-range = Il faut pour cela un ennemi à 1" ou moins, et il n'y en a aucun ; choisissez autre chose.
refusal-target-not-in-control-range = { $model } n'est pas à 1" ou moins ; combattez un ennemi qui l'est.
refusal-friend-engaged = { $model } est à 1" ou moins de votre figurine { $friend } ; choisissez une cible qui ne l'est pas.
refusal-bad-split = Les attaques ne se répartissent pas ainsi ; donnez au moins 1 attaque à chaque cible, { $dice } en tout (cibles : { $targets }).
refusal-no-split = Cette arme ne répartit pas ses attaques ; utilisez-la sans les répartir.
refusal-far-from-primary = { $model } est trop loin de la première cible nommée ; elle doit en être à { $reach } au plus.
refusal-unknown-ploy = La Tactique { $ploy } n'existe pas ici ; choisissez parmi : { $has }.
refusal-ploy-used = La Tactique { $ploy } a déjà servi pendant cette phase ; choisissez-en une autre ou passez.
refusal-ploy-target = { $ploy } ne s'utilise pas ainsi ; ne nommez une figurine que si la Tactique en demande une, et une figurine qu'elle permet.

# Conseil en mots
advise-attack =
    Résultat attendu : { $wounds ->
        [one] { $wounds } PV perdu
       *[other] { $wounds } PV perdus
    } par { $target }, hors de combat dans { $chance } % des cas.
advise-kill-chance = L'attaque met sa cible hors de combat dans { $number } % des cas.

# Les chances d'une attaque
game-odds-long =
    { $expected ->
        [one] { $expected } PV perdu
       *[other] { $expected } PV perdus
    } en moyenne, { $kills } de mettre hors de combat.

# Le calculateur de probabilités
chances-kills = Chance de mettre hors de combat
chances-glance-kills = { $chance } de mettre hors de combat
