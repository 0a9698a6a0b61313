# Motivi: che cosa decide se un bersaglio si vede e gli si può sparare.

reason-measured = La distanza si misura in linea retta, da basetta a basetta.
reason-measured-round = La distanza si misura girando attorno a uno spigolo: si sommano i tratti dritti.
reason-no-way = Non c'è alcuna via tra i due, quindi tra loro non si misura alcuna distanza.
reason-visible = Il bersaglio è visibile.
reason-hidden =
    { $terrain ->
        [none] Il bersaglio non è visibile.
       *[other] Il bersaglio non è visibile; lo nasconde: { $terrain }.
    }
reason-in-cover =
    { $terrain ->
        [none] Il bersaglio è in copertura.
       *[other] Il bersaglio è in copertura; lo protegge: { $terrain }.
    }
reason-too-close-for-cover = Il tiratore è troppo vicino perché il bersaglio sia in copertura.
reason-obscured =
    { $terrain ->
        [none] Il bersaglio è oscurato.
       *[other] Il bersaglio è oscurato; lo oscura: { $terrain }.
    }
reason-obscured-by-model =
    { $model ->
        [none] Il bersaglio è oscurato da un'altra miniatura.
       *[other] Il bersaglio è oscurato; chi lo oscura: { $model }.
    }
reason-sheltered = Ciò che oscura il bersaglio è entro 1" da esso: il tiro per la lesione subisce -1.
reason-in-plain-sight = Nulla oscura il bersaglio.
reason-engaged = I due sono entro la distanza di controllo l'uno dell'altro.
reason-engaged-round-corner = Le due miniature sono entro 1" l'una dall'altra dietro uno spigolo: combattono, ma colpiscono peggio.
reason-walled-off = Lo spazio in linea retta è di 1" al massimo, ma c'è un muro in mezzo: le due miniature non sono entro 1" l'una dall'altra.
reason-cover-save = Il difensore può mantenere un dado per la copertura.
reason-no-cover-save = Non si può mantenere alcun dado per la copertura.
reason-refused = Il bersaglio non può essere scelto.
reason-valid-target = Il bersaglio è valido.
