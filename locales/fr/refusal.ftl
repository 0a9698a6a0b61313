# Refus : ce qui ne va pas, et ce qui aurait été permis.

refusal-not-asked = Ce n'est pas ce qui est demandé maintenant ; répondez à la question posée.
refusal-no-decision = Il n'y a rien à décider : la partie attend des dés ou est terminée.
refusal-no-roll = Il n'y a rien à lancer : la partie attend une réponse.
refusal-dice-count =
    { $expected ->
        [one] Il faut exactement { $expected } dé
       *[other] Il faut exactement { $expected } dés
    }, et non { $found }.
refusal-unknown-model = Aucun agent { $model } n'est en jeu ; nommez un agent encore présent.
refusal-not-yours = Vous ne pouvez pas utiliser { $model } ; c'est au joueur { $side } de décider, avec l'un de ses agents.
refusal-already-deployed = { $model } est déjà placé ; choisissez un agent qui n'est pas encore sur la killzone.
refusal-outside-drop-zone = { $model } doit être placé entièrement dans votre zone d'insertion.
refusal-barricade-too-far = C'est trop loin de votre zone d'insertion pour une barricade ; elle doit en être à { $limit } au plus.
refusal-barricade-on-terrain = Obstacle : { $terrain } ; une barricade se pose au sol, sans chevaucher de décor.
refusal-barricade-direction = La barricade n'a pas de direction ; nommez un autre point, vers lequel va son grand côté.
refusal-order-needed = { $model } doit recevoir un ordre à son placement ; ajoutez Engagement ou Dissimulation.
refusal-order-not-asked = { $model } se place sans choix d'ordre ; n'indiquez pas d'ordre.
refusal-order-fixed = Son ordre ne peut pas encore changer ; activez-le avec l'Ordre { $order }.
refusal-no-such-zone =
    { $zones ->
        [one] La seule zone d'insertion est la zone 1.
       *[other] Cette zone d'insertion n'existe pas ; choisissez-en une de 1 à { $zones }.
    }
refusal-off-board = Le socle sortirait de la killzone ; il doit y rester entièrement.
refusal-overlaps = Le socle chevaucherait celui de { $model } ; les socles peuvent se toucher, pas se chevaucher.
refusal-through-model = { $model } barre le passage ; contournez son socle.
refusal-through-terrain = Obstacle : { $terrain } ; contournez-le ou arrêtez-vous avant.
refusal-through-wall = Un mur ou une porte fermée barre le passage ; contournez-le ou passez par une porte ouverte.
refusal-no-support = Il n'y a rien pour s'y tenir ; terminez au sol ou sur une surface qui porte tout le socle.
refusal-no-way = Aucun trajet permis n'y mène ; choisissez un endroit accessible.
refusal-too-far = Ce trajet mesure { $length } ; le maximum permis est { $limit }.
refusal-out-of-reach = Tout trajet vers cet endroit dépasse { $limit }, le maximum de ce déplacement.
refusal-climb-banned = Ce déplacement ne permet pas de grimper ; restez au même niveau, descendez, ou choisissez un autre déplacement.
refusal-climb-too-high = C'est trop haut pour grimper d'une traite ; la limite est de 3".
refusal-leap-too-far = C'est trop large pour sauter ; la limite est de 4".
refusal-enters-control-range = Le trajet entre à portée de contrôle de { $model } ; restez en dehors, ou Chargez.
refusal-ends-in-control-range = Le déplacement finirait à portée de contrôle de { $model } ; terminez-le en dehors.
refusal-must-end-in-control-range = Une Charge doit finir à portée de contrôle d'un ennemi ; terminez-la ainsi ou choisissez un autre déplacement.
refusal-leaves-control-range = Le trajet quitte la portée de contrôle de { $model } ; une fois à cette portée, la Charge doit y rester.
refusal-in-control-range = Impossible tant que { $model } est à portée de contrôle ; choisissez plutôt Combattre ou Battre en Retraite.
refusal-no-enemy-in-control-range = Il faut pour cela un ennemi à portée de contrôle, et il n'y en a aucun ; choisissez une autre action.
refusal-target-not-in-control-range = { $model } n'est pas à portée de contrôle ; combattez un ennemi qui l'est.
refusal-not-ready = { $model } n'est pas préparé ; activez un agent préparé.
refusal-not-expended = { $model } ne peut pas agir en réaction ; choisissez un agent déjà activé qui a un Ordre Engagement.
refusal-has-counteracted = { $model } a déjà agi en réaction pendant ce Tournant ; choisissez un autre agent ou passez.
refusal-has-overwatched = { $model } a déjà effectué l'action État d'Alerte pendant ce Tournant ; choisissez un autre agent ou passez.
refusal-not-for-overwatch = { $weapon } ne peut pas servir à l'action État d'Alerte ; choisissez une autre arme ou passez.
refusal-order-forbids = Son Ordre { $order } l'interdit ; il lui faudrait l'autre ordre.
refusal-repeated = Il a déjà effectué l'action { $action } pendant cette activation ; choisissez une autre action.
refusal-barred-after = L'action { $action } n'est pas permise après { $after } dans la même activation ; choisissez une autre action.
refusal-too-few-ap = Cela coûte { $cost } PA et il n'en reste que { $left } ; choisissez une action moins chère ou terminez l'activation.
refusal-one-ap-only = Cela coûte { $cost } PA ; seule une action à 1 PA est permise ici.
refusal-unknown-weapon = L'arme { $weapon } n'est pas utilisable ici ; choisissez parmi : { $has }.
refusal-heavy-moved = { $weapon } est une arme Lourde et son porteur s'est déplacé ; utilisez une autre arme.
refusal-heavy-fired = Il a utilisé une arme Lourde, ce qui exclut ce déplacement dans la même activation ; choisissez une autre action.
refusal-used-up = L'arme { $weapon } est épuisée ; choisissez-en une autre.
refusal-not-an-enemy = { $model } n'est pas un ennemi ; prenez un ennemi pour cible.
refusal-not-visible = { $model } n'est pas Visible ; choisissez une cible qui l'est.
refusal-obscured = { $model } est Masqué ; choisissez une cible qui ne l'est pas.
refusal-in-cover = { $model } est à Couvert avec un Ordre Dissimulation ; choisissez une cible à découvert ou qui a un Ordre Engagement.
refusal-out-of-range = { $model } est à plus de { $range }, la portée de l'arme ; choisissez une cible plus proche.
refusal-friend-engaged = { $model } est à portée de contrôle de votre agent { $friend } ; choisissez une cible qui ne l'est pas.
refusal-one-target = Cette arme ne prend qu'une cible ; n'en nommez qu'une.
refusal-target-twice = { $model } est nommé deux fois ; nommez chaque cible une seule fois.
refusal-far-from-other = { $model } est trop loin de { $other } ; les cibles doivent être à { $reach } au plus l'une de l'autre.
refusal-bad-split = Les dés ne se répartissent pas ainsi ; donnez au moins 1 dé à chaque cible, { $dice } en tout (cibles : { $targets }).
refusal-no-split = Cette arme ne répartit pas ses dés ; tirez sans les répartir.
refusal-far-from-primary = { $model } est trop loin de la cible principale ; il doit en être à { $reach } au plus.
refusal-point-off-base = Ce point n'est pas sur le socle du tireur ; choisissez-en un qui l'est, ou n'en donnez pas.
refusal-not-a-target-left = { $model } n'est pas parmi les cibles restantes ; choisissez l'une d'elles.
refusal-unknown-ploy = Le subterfuge { $ploy } n'existe pas ici ; choisissez parmi : { $has }.
refusal-ploy-used = Le subterfuge { $ploy } a déjà servi pendant ce Tournant ; choisissez-en un autre ou passez.
refusal-too-few-cp = Cela coûte { $cost } PC et il n'en reste que { $left } ; choisissez moins cher ou faites sans.
refusal-ploy-moment = Ce n'est pas le moment d'utiliser { $ploy } ; faites-le quand son texte le dit.
refusal-ploy-target = { $ploy } ne s'utilise pas ainsi ; ne nommez un agent que si le subterfuge en demande un, et un agent qu'il permet.
refusal-keep-too-many =
    { $most ->
        [one] Vous pouvez retenir { $most } dé au plus.
       *[other] Vous pouvez retenir { $most } dés au plus.
    }
refusal-no-such-reroll = Vous n'avez pas cette relance, ou elle a déjà servi ; utilisez-en une que vous avez, ou passez.
refusal-no-such-die = Ces dés ne sont pas tous disponibles ; choisissez parmi les dés qui n'ont pas été relancés.
refusal-one-die = Cette relance porte sur un seul dé ; nommez-en exactement un.
refusal-one-face = Cette relance porte sur des dés de même résultat ; nommez une seule face.
refusal-no-such-success = Il ne vous reste aucune réussite de ce type ; utilisez-en une de l'autre type.
refusal-cannot-block = Cette réussite ne peut pas parer celle-là ; parez avec une réussite critique, ou parez une réussite normale.
refusal-must-block-something = Ce dé peut parer une réussite ; nommez-la, ou frappez.
refusal-saves-impossible = Vous n'avez pas autant de sauvegardes, ou il n'y a pas autant de réussites contre vous ; n'en dépensez pas plus qu'il n'y en a.
refusal-saves-unused = Il reste une sauvegarde qui pourrait annuler une réussite ; dépensez-la aussi.
refusal-shaken = { $model } est secouée et ne fait rien ; choisissez une figurine qui ne l'est pas.
refusal-has-acted = { $model } a déjà agi pendant cette phase ; choisissez une figurine qui ne l'a pas fait.
refusal-was-engaged = { $model } était à 1" ou moins d'un ennemi au début de la phase ; elle peut seulement rester immobile ou battre en retraite.
refusal-was-charged = Un ennemi a chargé { $model } pendant cette phase, elle ne peut donc pas battre en retraite ; elle doit rester immobile.
refusal-no-length = Ce déplacement ne mène nulle part ; choisissez un autre endroit, ou restez immobile.
refusal-not-infantry = { $model } n'est pas de l'INFANTERIE ; actionnez les portes avec une figurine qui en est.
refusal-is-readied = { $model } est préparée et n'actionne pas de porte ; choisissez une figurine qui ne l'est pas.
refusal-no-such-door =
    { $doors ->
        [0] Il n'y a pas de porte ici.
        [one] La seule porte est la porte 1.
       *[other] Cette porte n'existe pas ; choisissez-en une de 1 à { $doors }.
    }
refusal-room-left = Il reste de la place pour { $model } ; placez-la, en réserve ou dans un transport si elle le peut, et ne passez que si plus rien ne trouve de place.
refusal-only-flyers = Seules les unités avec le Vol chargent et combattent { $model }, qui est en l'air, et elle n'en combat pas d'autres ; choisissez une autre unité.
refusal-door-too-far = Porte trop éloignée : { $door } ; il faut en être à 1" au plus pour l'actionner.
refusal-door-guarded = { $model } est à 1" ou moins de la porte ({ $door }) ; choisissez une porte sans ennemi aussi proche.
refusal-in-doorway = { $model } se tient dans l'embrasure ({ $door }) ; libérez-la avant de fermer la porte.
refusal-door-attempted = { $model } a déjà actionné une porte pendant cette phase ; choisissez une autre figurine, ou passez.
refusal-door-worked = Porte déjà actionnée depuis le point de contrôle : { $door } ; choisissez-en une autre, ou passez.
refusal-no-control-point = Aucun point de contrôle n'est à 1" ou moins de { $model } ; amenez d'abord une figurine près d'un tel point.
refusal-control-point-guarded = { $model } est à 1" ou moins du point de contrôle ; aucun ennemi ne doit en être aussi proche.
refusal-cannot-react = { $model } ne peut pas réagir à cette charge ; passez.
refusal-has-moved = { $model } s'est déplacée pendant cette phase ; seule une figurine qui ne l'a pas fait le peut.
refusal-must-end-further = Le déplacement doit finir plus loin de { $model } qu'au départ ; choisissez un tel endroit.
refusal-must-end-closer = Le déplacement doit finir plus près de { $model } qu'au départ ; choisissez un tel endroit, ou passez.
refusal-not-as-close = Le déplacement doit finir aussi près que possible de { $model } ; approchez-vous, ou passez.
refusal-out-of-charge = { $model } est à plus de { $range } ; chargez un ennemi plus proche.
refusal-cannot-shoot = { $model } ne peut pas tirer après ce qu'elle a fait ; choisissez une autre figurine, ou passez.
refusal-has-shot = { $model } a déjà tiré pendant cette phase ; choisissez une autre figurine, ou passez.
refusal-has-fought = { $model } a déjà combattu pendant cette phase ; choisissez une autre figurine, ou passez.
refusal-cannot-fight = { $model } ne combat pas dans cette partie de la phase ; choisissez une figurine qui le fait, ou passez.
refusal-weapon-kinds = Ces armes ne s'utilisent pas ensemble ; utilisez des Pistolets, ou une Grenade, ou des armes qui ne sont ni l'un ni l'autre.
refusal-weapon-twice = { $weapon } est nommé deux fois ; nommez chaque arme une seule fois.
refusal-grenade-thrown = Votre kill team a déjà utilisé une Grenade pendant cette phase ; utilisez d'autres armes.
refusal-closest-only = Seul l'ennemi le plus proche peut être attaqué ; choisissez { $model }.
refusal-assault-only = { $weapon } n'est pas une arme d'Assaut ; après une avance, utilisez-en une.
refusal-pistols-only = { $weapon } n'est pas un Pistolet ; avec un ennemi à 1" ou moins, utilisez-en un.
refusal-not-charged = Il n'y a pas eu de charge entre elle et { $model } ; attaquez une figurine qu'elle a chargée, ou qui l'a chargée.
refusal-not-a-psyker = { $model } ne peut pas tenter de pouvoir ; choisissez un psyker qui le peut, ou passez.
refusal-unknown-power = Le pouvoir { $power } lui est inconnu ; choisissez parmi : { $has }.
refusal-power-used = Le pouvoir { $power } a déjà été tenté pendant ce round de bataille ; tentez-en un autre, ou passez.
refusal-cannot-contest = { $model } ne peut pas s'y opposer ; choisissez une figurine non secouée à 1" ou moins de la porte, ou passez.
refusal-cannot-deny = { $model } ne peut pas abjurer ce pouvoir ; choisissez un psyker non secoué et assez proche, ou passez.
refusal-off-path = Le trajet ne mesure que { $length } ; arrêtez la charge à cette distance au plus tard.
refusal-no-invulnerable = { $model } n'a pas de sauvegarde invulnérable ; utilisez sa sauvegarde d'armure.
refusal-not-coherent = Les figurines de { $model } ne seraient pas en cohérence ; terminez avec l'unité d'un seul tenant, chaque figurine à 2" ou moins, et 6" de hauteur, d'une autre.
refusal-no-room = { $model } n'a pas la place, ou est à plus de 3" de certaines figurines ; choisissez un transport proche qui a la place, ou passez.
