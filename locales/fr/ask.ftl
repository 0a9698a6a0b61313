# Questions : ce qu'un joueur doit décider.

ask-drop-zone = Quelle zone d'insertion prenez-vous ?
ask-barricade = Où placez-vous une barricade ? Il en reste { $left }, pour les deux joueurs.
ask-deploy =
    { $left ->
        [one] Placez encore { $left } agent.
       *[other] Placez encore { $left } agents.
    }
ask-initiative = Qui a l'initiative ?
ask-gambit = Utiliser un subterfuge, ou passer ?
ask-activate = Quel agent activez-vous, avec quel ordre ?
ask-counteract = Agir en réaction avec un agent, ou passer ?
ask-overwatch = Effectuer l'action État d'Alerte avec un agent, ou passer ?
ask-act = Que fait { $model } ? PA restants : { $ap }.
ask-next-target = Quelle est la cible suivante ?
ask-more-targets = Attaquer une autre cible, ou passer ?
ask-react = { $model } est attaqué : utiliser un subterfuge, ou passer ?
ask-keep =
    { $most ->
        [one] Combien de dés retenez-vous sans les lancer ? { $most } dé au plus.
       *[other] Combien de dés retenez-vous sans les lancer ? { $most } dés au plus.
    }
ask-reroll = Relancer des dés, ou passer ?
ask-use = Utiliser { $rule } ?
ask-cover-save = Retenir une sauvegarde de Couvert ?
ask-saves = Comment dépensez-vous vos sauvegardes ?
ask-weapon = Avec quelle arme ripostez-vous ?
ask-resolve = Frapper ou parer, et avec quelle réussite ?
ask-move = Quelle figurine agit, et que fait-elle ? Mettez fin aux mouvements quand vous avez fini.
ask-go =
    { $errand ->
        [advance] Jusqu'où { $model } avance-t-elle ? { $most } au plus.
        [charge] Jusqu'où { $model } charge-t-elle ? { $most } au plus.
        [failed-charge] La charge a échoué : où va { $model }, ou passer ? { $most } au plus.
        [pile-in] Mouvement d'engagement : où va { $model }, ou passer ? { $most } au plus.
        [normal] Où va { $model } ? { $most } au plus.
        [fall-back] Où { $model } se désengage-t-elle ? { $most } au plus.
        [disembark] Où { $model } débarque-t-elle ? À { $most } au plus de son transport.
        [arrive] Où { $model } arrive-t-elle des réserves ? { $most } de mouvement.
        [intervene] Intervention héroïque : où va { $model } ? { $most } au plus.
       *[consolidate] Consolidation : où va { $model }, ou passer ? { $most } au plus.
    }
ask-doors = Actionner une porte avec { $model }, ou passer ?
ask-remote-doors = Quelle porte { $model } actionne-t-elle depuis le point de contrôle, ou passer ? Portes restantes : { $left }.
ask-contest = S'opposer avec une figurine à la manœuvre de la porte { $door }, ou passer ?
ask-door-state = La porte { $door } change-t-elle d'état, ou passer ?
ask-reaction = { $charger } charge { $model } : réagir, ou passer ?
ask-intercept = Où { $model } arrête-t-elle { $charger } sur son trajet de { $length }, ou passer ?
ask-snap = Avec quoi { $model } tire-t-elle sur { $charger }, ou passer ?
ask-cast = Tenter un pouvoir psychique, ou passer ?
ask-deny = Abjurer { $power } avec une figurine, ou passer ?
ask-fire = Quelle figurine tire, avec quoi et sur qui, ou passer ?
ask-fight-with = Quelle figurine combat, ou passer ?
ask-blows = Avec quoi { $model } combat-elle, et qui ?
ask-save-with = Quelle sauvegarde { $model } utilise-t-elle ?
ask-window =
    { $window ->
        [start-of-turn] Début du tour : utiliser un effet, ou passer ?
        [start-of-movement] Début de la phase de Mouvement : utiliser un effet, ou passer ?
        [end-of-movement] Fin de la phase de Mouvement : utiliser un effet, ou passer ?
        [start-of-psychic] Début de la phase Psychique : utiliser un effet, ou passer ?
        [end-of-psychic] Fin de la phase Psychique : utiliser un effet, ou passer ?
        [start-of-shooting] Début de la phase de Tir : utiliser un effet, ou passer ?
        [end-of-shooting] Fin de la phase de Tir : utiliser un effet, ou passer ?
        [start-of-combat] Début de la phase de Combat : utiliser un effet, ou passer ?
        [end-of-combat] Fin de la phase de Combat : utiliser un effet, ou passer ?
        [start-of-morale] Début de la phase de Moral : utiliser un effet, ou passer ?
        [end-of-morale] Fin de la phase de Moral : utiliser un effet, ou passer ?
       *[end-of-turn] Fin du tour : utiliser un effet, ou passer ?
    }
ask-opportunity = { $charger } se désengage : { $model } frappe-t-elle, ou passer ?
ask-embark = Dans quel transport { $model } embarque-t-elle, ou passer ?
ask-allocate =
    { $left ->
        [one] Quelle figurine de { $model } subit la blessure ?
       *[other] Quelle figurine de { $model } subit la prochaine des { $left } blessures ?
    }
ask-muster = Quelle unité fait son test de moral ?
ask-bravery = Utiliser Bravoure insensée pour que { $model } réussisse son test de moral, ou passer ?
