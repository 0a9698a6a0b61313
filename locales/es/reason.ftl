# Motivos: lo que decide si un blanco se ve y se le puede disparar.

reason-measured = La distancia se mide en línea recta, de peana a peana.
reason-measured-round = La distancia se mide rodeando una esquina: se suman sus tramos rectos.
reason-no-way = No hay camino entre los dos, así que no se mide ninguna distancia entre ellos.
reason-visible = El blanco es Visible.
reason-hidden =
    { $terrain ->
        [none] El blanco no es Visible.
       *[other] El blanco no es Visible; lo tapa: { $terrain }.
    }
reason-in-cover =
    { $terrain ->
        [none] El blanco tiene Cobertura.
       *[other] El blanco tiene Cobertura; lo protege: { $terrain }.
    }
reason-too-close-for-cover = El tirador está demasiado cerca para que el blanco tenga Cobertura.
reason-obscured =
    { $terrain ->
        [none] El blanco está Oculto.
       *[other] El blanco está Oculto; lo oculta: { $terrain }.
    }
reason-obscured-by-model =
    { $model ->
        [none] El blanco está Oculto por otra miniatura.
       *[other] El blanco está Oculto; lo oculta: { $model }.
    }
reason-sheltered = Lo que oculta al blanco está a 1" o menos de él: la tirada de lesión sufre -1.
reason-in-plain-sight = Nada oculta al blanco.
reason-engaged = Cada uno está dentro del alcance de control del otro.
reason-engaged-round-corner = Cada una está a 1" o menos de la otra a la vuelta de una esquina: combaten, pero impactan peor.
reason-walled-off = La separación en línea recta es de 1" como mucho, pero hay un muro en medio: no están a 1" o menos la una de la otra.
reason-cover-save = El defensor puede guardar un dado por la Cobertura.
reason-no-cover-save = No se puede guardar ningún dado por la Cobertura.
reason-refused = No se puede elegir ese blanco.
reason-valid-target = El blanco es válido.
