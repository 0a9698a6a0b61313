# Warhammer 40,000 avec l'alternance de Kill Team : ses propres mots, à la place de ceux des mêmes messages ailleurs.

# Ce pour quoi on lance les dés
term-charge = charge

# Questions
ask-drop-zone = Quelle zone de déploiement prenez-vous ?
ask-deploy =
    { $left ->
        [one] Placez encore { $left } unité.
       *[other] Placez encore { $left } unités.
    }
ask-gambit = Utiliser un stratagème, ou passer ?
ask-react = { $model } est attaquée : utiliser un stratagème, ou passer ?
ask-move = Quelle unité agit, et que fait-elle ? Mettez fin aux mouvements quand vous avez fini.
ask-reaction = { $charger } charge { $model } : tirer en état d'alerte, ou passer ?
ask-deny = Annuler { $power } avec un psyker, ou passer ?
ask-fire = Quelle unité tire, avec quoi et sur qui, ou passer ?
ask-fight-with = Quelle unité combat ?

# Choix
choice-zone = Zone de déploiement { $zone }
choice-no-ploy = Aucun stratagème
choice-end = Terminer vos mouvements
choice-ready = { $model } : préparer le tir

# Conseil
advice-attack =
    Environ { $wounds ->
        [one] { $wounds } PV perdu
       *[other] { $wounds } PV perdus
    } ; { $chance } % de chances de détruire la cible.

# Réponses de la ligne de commande
sim-turns = Tours par partie
sight-cover-save = { $to } ajoute 1 à ses sauvegardes d'armure pour le couvert.

# Événements
event-zone-taken = Le joueur { $side } prend la zone de déploiement { $zone }.
board-zone = Zone de déploiement du joueur { $side }
event-initiative-tied = Des joueurs ont obtenu le même résultat ; ils relancent.
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
reason-cover-save = La cible est à couvert : elle ajoute 1 à ses sauvegardes d'armure.
reason-no-cover-save = La cible n'est pas à couvert : ses sauvegardes d'armure restent telles quelles.
lab-fact-engaged = À 1" ou moins

# Refus
refusal-unknown-model = Aucune unité ni figurine de { $model } de ce nom n'est en jeu ; nommez-en une qui l'est.
refusal-not-yours = Vous ne pouvez pas utiliser { $model } ; c'est au joueur { $side } de décider, avec l'une de ses unités.
refusal-already-deployed = { $model } est déjà placée ; choisissez une unité qui ne l'est pas.
refusal-outside-drop-zone = { $model } doit être placée entièrement dans votre zone de déploiement.
refusal-no-such-zone =
    { $zones ->
        [one] La seule zone de déploiement est la zone 1.
       *[other] Cette zone de déploiement n'existe pas ; choisissez-en une de 1 à { $zones }.
    }
refusal-off-board = Le socle sortirait de la table ; il doit y rester entièrement.
refusal-enters-control-range = Le trajet passe à 1" ou moins de { $model } ; restez plus loin, ou chargez cette unité.
refusal-ends-in-control-range = Le mouvement finirait à 1" ou moins de { $model } ; terminez-le plus loin.
refusal-must-end-in-control-range = La première figurine d'une charge doit finir à 1" ou moins de l'une de ses cibles ; déplacez d'abord une telle figurine.
refusal-leaves-control-range = Le trajet s'éloigne à plus de 1" de { $model } ; restez à 1" ou moins.
refusal-in-control-range = Impossible tant que { $model } est à 1" ou moins ; restez plutôt immobile, ou désengagez-vous.
refusal-no-enemy-in-control-range = Il faut pour cela un ennemi à 1" ou moins, et il n'y en a aucun ; choisissez autre chose.
refusal-target-not-in-control-range = { $model } n'est pas à 1" ou moins ; choisissez un ennemi qui l'est.
refusal-friend-engaged = { $model } est à 1" ou moins de votre unité { $friend } ; choisissez une cible qui ne l'est pas.
refusal-bad-split = Les attaques ne se répartissent pas ainsi ; donnez-en au moins une à chaque cible, { $dice } en tout (cibles : { $targets }).
refusal-one-target = Une figurine qui a chargé tire sur une seule des unités qu'elle a chargées ; nommez-lui une seule cible.
refusal-no-split = Cette arme ne répartit pas ses attaques ; utilisez-la sans les répartir.
refusal-far-from-primary = { $model } est trop loin de la première cible nommée ; elle doit en être à { $reach } au plus.
refusal-unknown-ploy = Le stratagème { $ploy } n'existe pas ici ; choisissez parmi : { $has }.
refusal-ploy-used = Le stratagème { $ploy } a déjà servi pendant cette phase ; choisissez-en un autre ou passez.
refusal-ploy-target = { $ploy } ne s'utilise pas ainsi ; ne nommez une unité que si le stratagème en demande une, et une unité qu'il permet.
refusal-has-acted = { $model } a déjà agi pendant cette phase ; choisissez une unité qui ne l'a pas fait.
refusal-cannot-shoot = { $model } ne peut pas tirer après ce qu'elle a fait ; choisissez une autre unité, ou passez.
refusal-has-shot = { $model } a déjà tiré pendant cette phase ; choisissez une autre unité, ou passez.
refusal-has-fought = { $model } a déjà combattu pendant cette phase ; choisissez une autre unité.
refusal-cannot-fight = { $model } ne combat pas dans cette étape ; choisissez une unité qui le fait.
refusal-not-charged = Il n'y a pas eu de charge entre elle et { $model } ; attaquez une unité qu'elle a chargée, ou qui l'a chargée.
refusal-power-used = Le pouvoir { $power } a déjà été tenté pendant ce tour ; tentez-en un autre, ou passez.
refusal-cannot-deny = { $model } ne peut pas annuler ce pouvoir ; choisissez un psyker à 24" ou moins qui le peut encore, ou passez.
refusal-shaken = { $model } est secouée et ne fait rien ; choisissez une unité qui ne l'est pas.
refusal-grenade-thrown = Une seule figurine d'une unité lance une grenade ; les autres utilisent d'autres armes.
refusal-not-ready = { $model } ne peut pas préparer son tir ; choisissez un autre mouvement.

# Autres mots
choice-fall-back = { $model } : se désengager
choice-fall-back-to = { $model } : se désengager jusqu'au point { $to }
event-falls-back = { $model } se désengage jusqu'au point { $to } ({ $length }).
event-denies = { $model } tente d'annuler { $power }.
term-deny = annulation du pouvoir
refusal-was-engaged = { $model } était à 1" ou moins d'un ennemi au début de la phase ; elle peut seulement rester immobile ou se désengager.
refusal-was-charged = Un ennemi a chargé { $model } pendant cette phase, elle ne peut donc pas se désengager ; elle doit rester immobile.
reach-fall-back = se désengager
board-mark-fell-back = s'est désengagée
advise-attack =
    Résultat attendu : { $wounds ->
        [one] { $wounds } PV perdu
       *[other] { $wounds } PV perdus
    } par { $target }, détruite dans { $chance } % des cas.
advise-kill-chance = L'attaque détruit sa cible dans { $number } % des cas.
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
