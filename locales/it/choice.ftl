# Scelte: che cosa può prendere un giocatore, su un pulsante.

choice-pass = Passare
choice-end = Terminare l'attivazione
choice-initiative = Il giocatore { $side } ha l'iniziativa
choice-edge = Il bordo { $edge }
choice-zone = Zona di atterraggio { $zone }
choice-barricade = Collocare una barricata
choice-deploy = Schierare { $model }
choice-deploy-order = Schierare { $model }: { $order }
choice-activate = { $model }: { $order }
choice-counteract = Agire in risposta con { $model }
choice-move = { $action }
choice-move-to = { $action } fino a { $to }
choice-shoot = Sparare: { $weapon }
choice-shoot-at = Sparare contro { $target }: { $weapon }
choice-overwatch = Fuoco di Sorveglianza con { $model }: { $weapon }
choice-overwatch-at = Fuoco di Sorveglianza con { $model } su { $target }: { $weapon }
choice-fight = Combattere: { $weapon }
choice-fight-with = Combattere contro { $target }: { $weapon }
choice-weapon = Rivalersi con { $weapon }
choice-target = { $model }
choice-no-target = Nessun altro bersaglio
choice-keep =
    { $dice ->
        [0] Tirare tutti i dadi
        [one] Mantenere { $dice } dado senza tirarlo
       *[other] Mantenere { $dice } dadi senza tirarli
    }
choice-reroll = { $source }: ripetere { $faces }
choice-no-reroll = Lasciare i dadi come sono
choice-yes = Sì
choice-use = Usare { $rule }
choice-not-use = Non usare { $rule }
choice-cover-save = Mantenere un tiro copertura
choice-no-cover-save = Tirare tutti i dadi
choice-saves-critical-on-critical =
    { $dice ->
        [one] { $dice } tiro salvezza critico contro un successo critico
       *[other] { $dice } tiri salvezza critici contro successi critici
    }
choice-saves-critical-on-normal =
    { $dice ->
        [one] { $dice } tiro salvezza critico contro un successo normale
       *[other] { $dice } tiri salvezza critici contro successi normali
    }
choice-saves-pair-on-critical =
    { $dice ->
        [one] { $dice } coppia di tiri salvezza normali contro un successo critico
       *[other] { $dice } coppie di tiri salvezza normali contro successi critici
    }
choice-saves-normal-on-normal =
    { $dice ->
        [one] { $dice } tiro salvezza normale contro un successo normale
       *[other] { $dice } tiri salvezza normali contro successi normali
    }
choice-saves-none = Non usare tiri salvezza
choice-strike = Affondare con un successo { $success }
choice-block = Bloccare un successo { $success } con un successo { $with }
choice-block-nothing = Spendere un successo { $with } senza bloccare nulla
choice-ploy = { $ploy } ({ $cost } PC)
choice-ploy-on = { $ploy } su { $model } ({ $cost } PC)
choice-no-ploy = Nessun espediente
choice-stay = { $model }: restare stazionaria
choice-ready = { $model }: prepararsi
choice-normal = { $model }: movimento normale
choice-normal-to = { $model }: movimento normale fino a { $to }
choice-advance = { $model }: avanzare
choice-fall-back = { $model }: ripiegare
choice-fall-back-to = { $model }: ripiegare fino a { $to }
choice-charge = { $model }: caricare { $targets }
choice-stationary-door = { $model }: restare stazionaria e azionare la porta { $door }
choice-go = Muoversi
choice-go-to = Muoversi fino a { $to }
choice-retreat = Ritirarsi
choice-retreat-to = Ritirarsi fino a { $to }
choice-attack = { $model } attacca: { $uses }
choice-use-on = { $weapon } su { $targets }
choice-fire = { $model }: sparare con { $weapon }
choice-pick = { $model }
choice-door = Azionare la porta { $door }
choice-door-changes = La porta { $door } cambia
choice-door-stays = La porta { $door } resta com'è
choice-at = Fermare la carica dopo { $length }
choice-cast = { $model }: { $power }
choice-disembark = { $model }: sbarcare
choice-march =
    { $models ->
        [one] Muovere { $models } miniatura
       *[other] Muovere { $models } miniature
    }
choice-lose = Miniatura { $number }
choice-lose-named = Miniatura { $number }: { $name } ({ $wounds ->
        [one] { $wounds } ferita rimasta
       *[other] { $wounds } ferite rimaste
    })
choice-in-reserve = Tenere { $model } in riserva
choice-in-transport = Schierare { $model } in un trasporto
choice-strike-leaving = { $model } colpisce
choice-bravery = { $model }: Coraggio folle (2 PC)
choice-storm = Carica: ognuna per la via più breve
choice-close-in = Avvicinarsi: ognuna verso il nemico più vicino
choice-save-armour = Il tiro salvezza dell'armatura
choice-save-invulnerable = Il tiro salvezza invulnerabile

# Consiglio: che cosa farebbe un veterano, e perché. $wounds è un numero di ferite, $chance una percentuale.
advice-attack =
    Circa { $wounds ->
        [one] { $wounds } ferita
       *[other] { $wounds } ferite
    }; { $chance }% di probabilità di neutralizzare il bersaglio.
advice-charge = Caricare ora, per combattere dopo.
advice-finish = Non resta nulla di utile da fare.
advice-go-first = È quello che guadagna di più se agisce ora.
advice-place = Da lì si può fare di più, o si è meno esposti.
advice-sensible = La scelta abituale.
advice-stays = Meglio lasciarlo dove sta.
