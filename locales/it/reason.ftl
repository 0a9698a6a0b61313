# Motivi: che cosa decide se un bersaglio si vede e gli si può sparare.

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
reason-engaged = I due sono entro la distanza di controllo l'uno dell'altro.
reason-cover-save = Il difensore può trattenere un dado per la copertura.
reason-no-cover-save = Non si può trattenere alcun dado per la copertura.
reason-refused = Il bersaglio non può essere scelto.
reason-valid-target = Il bersaglio è valido.
