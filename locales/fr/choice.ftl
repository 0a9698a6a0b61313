# Choix : ce qu'un joueur peut prendre, sur un bouton.

choice-pass = Passer
choice-end = Terminer l'activation
choice-initiative = Le joueur { $side } a l'initiative
choice-edge = Le bord { $edge }
choice-zone = Zone d'insertion { $zone }
choice-barricade = Placer une barricade
choice-deploy = Placer { $model }
choice-deploy-order = Placer { $model } : { $order }
choice-activate = { $model } : { $order }
choice-counteract = Agir en réaction avec { $model }
choice-move = { $action }
choice-move-to = { $action } jusqu'au point { $to }
choice-shoot = Tirer : { $weapon }
choice-shoot-at = Tirer sur { $target } : { $weapon }
choice-overwatch = État d'Alerte avec { $model } : { $weapon }
choice-overwatch-at = État d'Alerte avec { $model } sur { $target } : { $weapon }
choice-fight = Combattre : { $weapon }
choice-fight-with = Combattre { $target } : { $weapon }
choice-weapon = Riposter avec { $weapon }
choice-target = { $model }
choice-no-target = Pas d'autre cible
choice-keep =
    { $dice ->
        [0] Lancer tous les dés
        [one] Retenir { $dice } dé sans le lancer
       *[other] Retenir { $dice } dés sans les lancer
    }
choice-reroll = { $source } : relancer { $faces }
choice-no-reroll = Garder les dés tels quels
choice-yes = Oui
choice-use = Utiliser { $rule }
choice-not-use = Ne pas utiliser { $rule }
choice-cover-save = Retenir une sauvegarde de Couvert
choice-no-cover-save = Lancer tous les dés
choice-saves-critical-on-critical =
    { $dice ->
        [one] { $dice } sauvegarde critique contre une réussite critique
       *[other] { $dice } sauvegardes critiques contre des réussites critiques
    }
choice-saves-critical-on-normal =
    { $dice ->
        [one] { $dice } sauvegarde critique contre une réussite normale
       *[other] { $dice } sauvegardes critiques contre des réussites normales
    }
choice-saves-pair-on-critical =
    { $dice ->
        [one] { $dice } paire de sauvegardes normales contre une réussite critique
       *[other] { $dice } paires de sauvegardes normales contre des réussites critiques
    }
choice-saves-normal-on-normal =
    { $dice ->
        [one] { $dice } sauvegarde normale contre une réussite normale
       *[other] { $dice } sauvegardes normales contre des réussites normales
    }
choice-saves-none = Ne dépenser aucune sauvegarde
choice-strike = Frapper avec une réussite { $success }
choice-block = Parer une réussite { $success } avec une réussite { $with }
choice-block-nothing = Dépenser une réussite { $with } sans rien parer
choice-ploy = { $ploy } ({ $cost } PC)
choice-ploy-on = { $ploy } sur { $model } ({ $cost } PC)
choice-no-ploy = Aucun subterfuge
choice-stay = { $model } : rester immobile
choice-ready = { $model } : se préparer
choice-normal = { $model } : mouvement normal
choice-normal-to = { $model } : mouvement normal jusqu'au point { $to }
choice-advance = { $model } : avancer
choice-fall-back = { $model } : battre en retraite
choice-fall-back-to = { $model } : battre en retraite jusqu'au point { $to }
choice-charge = { $model } : charger { $targets }
choice-stationary-door = { $model } : rester immobile et actionner la porte { $door }
choice-go = Se déplacer
choice-go-to = Se déplacer jusqu'au point { $to }
choice-retreat = Se replier
choice-retreat-to = Se replier jusqu'au point { $to }
choice-attack = { $model } attaque : { $uses }
choice-use-on = { $weapon } sur { $targets }
choice-fire = { $model } : tirer avec { $weapon }
choice-pick = { $model }
choice-door = Actionner la porte { $door }
choice-door-changes = La porte { $door } change d'état
choice-door-stays = La porte { $door } reste comme elle est
choice-at = Arrêter la charge après { $length }
choice-cast = { $model } : { $power }
choice-disembark = { $model } : débarquer
choice-march =
    { $models ->
        [one] Déplacer { $models } figurine
       *[other] Déplacer { $models } figurines
    }
choice-lose = Figurine { $number }
choice-lose-named = Figurine { $number } : { $name } ({ $wounds ->
        [one] { $wounds } point de vie restant
       *[other] { $wounds } points de vie restants
    })
choice-in-reserve = Garder { $model } en réserve
choice-in-transport = Déployer { $model } dans un transport
choice-strike-leaving = { $model } frappe
choice-bravery = { $model } : Bravoure insensée (2 PC)
choice-storm = Charge : chacun par le plus court chemin
choice-close-in = Se rapprocher : chacun vers l'ennemi le plus proche
choice-save-armour = La sauvegarde d'armure
choice-save-invulnerable = La sauvegarde invulnérable

# Conseil : ce que ferait un vétéran, et pourquoi. $wounds est un nombre de PV, $chance un pourcentage.
advice-attack =
    Environ { $wounds ->
        [one] { $wounds } PV perdu
       *[other] { $wounds } PV perdus
    } ; { $chance } % de chances de neutraliser la cible.
advice-charge = Charger maintenant, pour Combattre ensuite.
advice-finish = Il ne reste rien d'utile à faire.
advice-go-first = Agir maintenant lui profite le plus.
advice-place = De là, il est possible de faire plus, ou d'être moins exposé.
advice-sensible = Le choix habituel.
advice-stays = Mieux vaut ne pas bouger.
