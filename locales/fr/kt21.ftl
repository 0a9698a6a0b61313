# Kill Team 2021 : ses propres mots, à la place de ceux des mêmes messages dans les autres fichiers.

# Actions et touches
term-reposition = Mouvement Normal

# Questions
ask-deploy =
    { $left ->
        [one] Placez encore { $left } agent, avec un ordre.
       *[other] Placez encore { $left } agents, chacun avec un ordre.
    }
ask-gambit = Utiliser un Subterfuge Stratégique, ou passer ?
ask-react = { $model } est attaqué : utiliser un Subterfuge Tactique, ou passer ?
ask-weapon = Avec quelle arme vous défendez-vous ?
ask-resolve = Frapper ou parer, et avec quelle touche ?

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
event-shocked = Étourdissant : { $model } défausse une touche { $success }.
event-hot =
    { $points ->
        [0] Surchauffe : { $model } s'en tire sans dommage.
        [one] Surchauffe : { $model } subit { $points } blessure mortelle.
       *[other] Surchauffe : { $model } subit { $points } blessures mortelles.
    }

# Raisons
reason-engaged = Les deux sont à Portée d'Engagement l'un de l'autre.
lab-fact-engaged = À Portée d'Engagement

# Refus
refusal-off-board = Une partie sortirait de la killzone ; tout doit y rester.
refusal-enters-control-range = Le trajet entre à Portée d'Engagement de { $model } ; restez en dehors, ou Chargez.
refusal-ends-in-control-range = Le déplacement finirait à Portée d'Engagement de { $model } ; terminez-le en dehors.
refusal-must-end-in-control-range = Une Charge doit finir à Portée d'Engagement d'un ennemi ; terminez-la ainsi ou choisissez un autre déplacement.
refusal-leaves-control-range = Le trajet quitte la Portée d'Engagement de { $model } ; une fois à cette portée, la Charge doit y rester.
refusal-in-control-range = Impossible tant que { $model } est à Portée d'Engagement ; choisissez plutôt Combattre ou Battre en Retraite.
refusal-no-enemy-in-control-range = Il faut pour cela un ennemi à Portée d'Engagement, et il n'y en a aucun ; choisissez une autre action.
refusal-target-not-in-control-range = { $model } n'est pas à Portée d'Engagement ; combattez un ennemi qui l'est.
refusal-friend-engaged = { $model } est à Portée d'Engagement de votre agent { $friend } ; choisissez une cible qui ne l'est pas.
refusal-not-expended = { $model } ne peut pas effectuer l'action État d'Alerte ; choisissez un agent activé qui a un Ordre Engagement.
refusal-too-few-ap = Cela coûte { $cost } PA et il n'en reste que { $left } ; choisissez une action moins chère, ou Passer.
refusal-far-from-primary = { $model } est trop loin de la cible initiale ; il doit en être à { $reach } au plus.
refusal-no-such-success = Il ne vous reste aucune touche de ce type ; utilisez-en une de l'autre type.
refusal-cannot-block = Cette touche ne peut pas parer celle-là ; parez avec une touche critique, parez une touche normale, ou frappez.
refusal-must-block-something = Ce dé peut parer une touche ; nommez-la, ou frappez.
refusal-saves-impossible = Vous n'avez pas autant de sauvegardes, ou il n'y a pas autant de touches ; n'en dépensez pas plus qu'il n'y en a.
refusal-saves-unused = Il reste une sauvegarde qui pourrait annuler une touche ; dépensez-la aussi.

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
game-hint-saves = Posez vos sauvegardes sur les touches : cliquez sur une sauvegarde puis sur une touche, ou faites glisser. Deux sauvegardes normales annulent une touche critique.
game-hits-against-you = Touches contre vous
game-hit =
    { $by ->
        [none] touche { $kind }, pas arrêtée
        [half] touche { $kind }, il faut encore une sauvegarde
       *[other] touche { $kind }, arrêtée
    }
game-auto-weapon = choisir l'arme pour se défendre
game-auto-resolve = frapper et parer
