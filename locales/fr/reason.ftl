# Raisons : ce qui décide si une cible est vue et peut être prise pour cible.

reason-measured = La distance se mesure en ligne droite, de socle à socle.
reason-measured-round = La distance se mesure autour d'un angle : ses segments droits s'additionnent.
reason-no-way = Aucun chemin ne relie les deux : aucune distance ne se mesure entre eux.
reason-visible = La cible est Visible.
reason-hidden =
    { $terrain ->
        [none] La cible n'est pas Visible.
       *[other] La cible n'est pas Visible ; ce qui la cache : { $terrain }.
    }
reason-in-cover =
    { $terrain ->
        [none] La cible est à Couvert.
       *[other] La cible est à Couvert ; ce qui la protège : { $terrain }.
    }
reason-too-close-for-cover = Le tireur est trop près pour que la cible soit à Couvert.
reason-obscured =
    { $terrain ->
        [none] La cible est Masquée.
       *[other] La cible est Masquée ; ce qui la masque : { $terrain }.
    }
reason-obscured-by-model =
    { $model ->
        [none] La cible est Masquée par une autre figurine.
       *[other] La cible est Masquée ; qui la masque : { $model }.
    }
reason-sheltered = Ce qui masque la cible est à 1" d'elle ou moins : le jet de trauma subit -1.
reason-in-plain-sight = Rien ne masque la cible.
reason-engaged = Les deux sont à portée de contrôle l'un de l'autre.
reason-engaged-round-corner = Les deux figurines sont à 1" l'une de l'autre au détour d'un angle : elles se battent, mais touchent moins bien.
reason-walled-off = L'écart en ligne droite est d'au plus 1", mais un mur s'y dresse : les deux figurines ne sont pas à 1" l'une de l'autre.
reason-cover-save = Le défenseur peut retenir un dé pour le Couvert.
reason-no-cover-save = Aucun dé ne peut être retenu pour le Couvert.
reason-refused = La cible ne peut pas être choisie.
reason-valid-target = La cible est valide.
