# Raisons : ce qui décide si une cible est vue et peut être prise pour cible.

reason-visible = La cible est Visible.
reason-hidden =
    { $terrain ->
        [none] La cible n'est pas Visible.
       *[other] La cible n'est pas Visible ; ce qui la cache : { $terrain }.
    }
reason-in-cover =
    { $terrain ->
        [none] La cible est à Couvert.
       *[other] La cible est à Couvert ; ce qui la protège : { $terrain }.
    }
reason-too-close-for-cover = Le tireur est trop près pour que la cible soit à Couvert.
reason-obscured =
    { $terrain ->
        [none] La cible est Masquée.
       *[other] La cible est Masquée ; ce qui la masque : { $terrain }.
    }
reason-engaged = Les deux sont à portée de contrôle l'un de l'autre.
reason-cover-save = Le défenseur peut retenir un dé pour le couvert.
reason-no-cover-save = Aucun dé ne peut être retenu pour le couvert.
reason-refused = La cible ne peut pas être choisie.
reason-valid-target = La cible est valide.
