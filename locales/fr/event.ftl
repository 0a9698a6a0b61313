# Événements : ce qui s'est passé, pour le journal d'une partie.

event-drawn = Le joueur { $side } a l'initiative pour la mise en place.
event-defender-drawn = Le joueur { $side } est le Défenseur.
event-edge-taken = Le joueur { $side } prend le bord { $edge }.
event-zone-taken = Le joueur { $side } prend la zone d'insertion { $zone }.
event-barricade-placed = Le joueur { $side } place une barricade au point { $at }.
event-deployed-with = { $model } est placé au point { $at } avec un Ordre { $order }.
event-deployed = { $model } est placé au point { $at }.
event-turning-point = Le Tournant { $number } commence.
event-rolled = Le joueur { $side } lance les dés ({ $reason }) : { $faces }.
event-initiative-tied = Les deux joueurs ont obtenu le même résultat ; ils relancent.
event-initiative = Le joueur { $side } a l'initiative.
event-command-points = Le joueur { $side } a { $points } PC.
event-readied = Les agents du joueur { $side } sont préparés.
event-passed = Le joueur { $side } passe.
event-ploy = Le joueur { $side } utilise { $ploy }.
event-ploy-on = Le joueur { $side } utilise { $ploy } sur { $model }.
event-activated = { $model } est activé avec un Ordre { $order }.
event-counteracts = { $model } agit en réaction.
event-overwatches = { $model } effectue l'action État d'Alerte.
event-waits = { $model } passe et dépense { $points } PA.
event-expended = { $model } a fini son activation.
event-moved = { $model } se déplace jusqu'au point { $to } ({ $action }, { $length }).
event-shoots = { $model } tire sur { $target } avec { $weapon }.
event-share = { $target } est attaqué avec { $dice } des dés.
event-shot-at =
    { $cover ->
        [yes] { $obscured ->
            [yes] Tir sur { $target }, à Couvert et Masqué.
           *[no] Tir sur { $target }, à Couvert.
        }
       *[no] { $obscured ->
            [yes] Tir sur { $target }, Masqué.
           *[no] Tir sur { $target }, à découvert.
        }
    }
event-fights = { $model } combat { $target } avec { $weapon }.
event-retaliates = { $model } riposte avec { $weapon }.
event-unarmed = { $model } n'a pas d'arme de mêlée et ne lance aucun dé.
event-rerolls = Le joueur { $side } relance { $faces } ({ $source }).
event-hits =
    Le joueur { $side } obtient { $critical ->
        [one] { $critical } réussite critique
       *[other] { $critical } réussites critiques
    } et { $normal ->
        [one] { $normal } réussite normale
       *[other] { $normal } réussites normales
    }.
event-invulnerable-save = { $model } utilise sa Sauvegarde Invulnérable.
event-cover-save = { $model } retient une sauvegarde de Couvert.
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
        [one] { $critical } réussite critique
       *[other] { $critical } réussites critiques
    } et { $normal ->
        [one] { $normal } réussite normale
       *[other] { $normal } réussites normales
    }.
event-damage = { $model } perd { $points } PV ; il lui en reste { $left }.
event-mortal-wounds =
    { $model } subit { $points ->
        [one] { $points } blessure mortelle
       *[other] { $points } blessures mortelles
    } ; PV restants : { $left }.
event-healed = { $model } récupère des PV et en a maintenant { $wounds }.
event-strikes = { $model } frappe avec une réussite { $success }.
event-blocks = { $model } pare une réussite { $success }.
event-blocks-nothing = { $model } dépense un dé pour une parade qui n'annule rien.
event-shocked = Choc : { $model } défausse une réussite { $success }.
event-stunned = { $model } est étourdi : 1 LPA de moins jusqu'à la fin de sa prochaine activation.
event-hot =
    { $points ->
        [0] Surchauffe : { $model } s'en tire sans dommage.
       *[other] Surchauffe : { $model } perd { $points } PV.
    }
event-used-up = { $model } a épuisé { $weapon }.
event-incapacitated = { $model } est neutralisé.
event-battle-round = Le round de bataille { $number } commence.
event-phase =
    { $phase ->
        [setup] Les kill teams se mettent en place.
        [initiative] La phase d'Initiative commence.
        [movement] La phase de Mouvement commence.
        [psychic] La phase Psychique commence.
        [shooting] La phase de Tir commence.
        [fight] La phase de Combat commence.
        [morale] La phase de Moral commence.
       *[over] Le dernier round de bataille est terminé.
    }
event-initiative-order = Les joueurs agissent dans cet ordre : { $order }.
event-stays = { $model } reste immobile.
event-makes-ready = { $model } se prépare.
event-moves-normally = { $model } se déplace jusqu'au point { $to } ({ $length }).
event-falls-back = { $model } bat en retraite jusqu'au point { $to } ({ $length }).
event-runs = { $model } avance, de { $most } au plus.
event-goes =
    { $errand ->
        [advance] { $model } avance jusqu'au point { $to } ({ $length }).
        [charge] { $model } charge jusqu'au point { $to } ({ $length }).
        [failed-charge] { $model } s'approche autant que possible, jusqu'au point { $to } ({ $length }).
        [pile-in] Mouvement d'engagement : { $model } va au point { $to } ({ $length }).
        [normal] { $model } se déplace jusqu'au point { $to } ({ $length }).
        [fall-back] { $model } se désengage jusqu'au point { $to } ({ $length }).
        [disembark] { $model } débarque au point { $to } ({ $length }).
        [arrive] { $model } arrive des réserves au point { $to } ({ $length }).
        [intervene] Intervention héroïque : { $model } va au point { $to } ({ $length }).
       *[consolidate] Consolidation : { $model } va au point { $to } ({ $length }).
    }
event-declares-charge = { $model } déclare une charge contre { $targets }.
event-retreats = { $model } se replie jusqu'au point { $to } ({ $length }).
event-charge-rolled = { $model } peut charger jusqu'à { $most }.
event-charge-fails = La charge de { $model } échoue.
event-intercepts = { $model } arrête la charge de { $charger } au point { $at } et tire.
event-attacks-with =
    { $model } attaque { $target } avec { $weapon } : { $attacks ->
        [one] { $attacks } attaque
       *[other] { $attacks } attaques
    }.
event-struck =
    { $hits ->
        [0] Aucune attaque ne touche { $target }.
        [one] { $hits } attaque touche { $target }.
       *[other] { $hits } attaques touchent { $target }.
    }
event-wounded =
    { $wounds ->
        [0] Aucune touche ne blesse { $target }.
        [one] { $wounds } touche blesse { $target }.
       *[other] { $wounds } touches blessent { $target }.
    }
event-unsaved =
    { $wounds ->
        [0] { $target } réussit toutes ses sauvegardes.
        [one] { $target } rate { $wounds } sauvegarde.
       *[other] { $target } rate { $wounds } sauvegardes.
    }
event-flesh-wound = { $model } subit une blessure légère et en a maintenant { $number }.
event-out-of-action = { $model } est hors de combat.
event-door-opens = Porte ouverte : { $door }.
event-door-closes = Porte fermée : { $door }.
event-door-stays = Porte inchangée : { $door }.
event-door-blocked = La porte ne peut pas se fermer ({ $door }) : { $model } se tient dans l'embrasure.
event-works-door = { $model } actionne une porte : { $door }.
event-contests = { $model } s'oppose à la manœuvre d'une porte : { $door }.
event-roll-off = Le joueur { $side } remporte le jet de départage.
event-casts = { $model } tente { $power }.
event-power-works = { $model } manifeste { $power }.
event-power-fails = { $model } ne manifeste pas { $power }.
event-denies = { $model } tente d'abjurer { $power }.
event-perils = { $model } subit les Périls du Warp.
event-broken = La kill team du joueur { $side } est démoralisée.
event-not-broken = La kill team du joueur { $side } n'est pas démoralisée.
event-recovers = { $model } n'est plus secouée.
event-shaken = { $model } est secouée.
event-keeps-nerve = { $model } réussit son test de sang-froid.
event-passed-over = La main passe au-delà du joueur { $side } : aucune de ses unités qui agiraient n'a de cible.
event-embarks = { $model } embarque dans { $transport }.
event-scores =
    Le joueur { $side } a { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }.
event-resigned = Le joueur { $side } abandonne : ses figurines quittent la bataille, qui continue sans lui.
event-out-of-time = Le temps du joueur { $side } est écoulé : ses figurines quittent la bataille, qui continue sans lui.
event-won = La bataille est finie : le joueur { $side } l'emporte.
event-drawn-game = La bataille est finie : match nul.
