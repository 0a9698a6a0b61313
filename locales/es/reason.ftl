# Motivos: lo que decide si un blanco se ve y se le puede disparar.

reason-visible = El blanco está Visible.
reason-hidden =
    { $terrain ->
        [none] El blanco no está Visible.
       *[other] El blanco no está Visible; lo tapa: { $terrain }.
    }
reason-in-cover =
    { $terrain ->
        [none] El blanco está con Cobertura.
       *[other] El blanco está con Cobertura; lo protege: { $terrain }.
    }
reason-too-close-for-cover = El tirador está demasiado cerca para que el blanco tenga Cobertura.
reason-obscured =
    { $terrain ->
        [none] El blanco está Oculto.
       *[other] El blanco está Oculto; lo oculta: { $terrain }.
    }
reason-engaged = Los dos están dentro del alcance de control del otro.
reason-cover-save = El defensor puede guardar un dado por la cobertura.
reason-no-cover-save = No se puede guardar ningún dado por la cobertura.
reason-refused = No se puede elegir ese blanco.
reason-valid-target = El blanco es válido.
