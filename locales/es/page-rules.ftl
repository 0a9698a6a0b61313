# El libro de reglas, y el panel que abre una regla junto a cualquier otra cosa.

rules-title = Reglas
rules-open-page = Abrir en el libro de reglas
rules-see = Véase también
rules-kind-statement = Regla
rules-kind-ruling = Aclaración
rules-kind-example = Ejemplo
rules-examples =
    { $count ->
        [one] Un ejemplo
       *[other] { $count } ejemplos
    }
