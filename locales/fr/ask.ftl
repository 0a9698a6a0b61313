# Questions : ce qu'un joueur doit décider.

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
