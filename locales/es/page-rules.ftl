# El libro de reglas, y el panel que abre una regla junto a cualquier otra cosa.

rules-title = Reglas
rules-one = Regla { $id }
rules-lead = Lo que sigue el árbitro: cada regla con su número, las aclaraciones y ejemplos.
rules-book = Libro de reglas
rules-search = Buscar en las reglas
rules-found =
    { $count ->
        [0] Nada encontrado.
        [one] { $count } entrada
       *[other] { $count } entradas
    }
rules-pick = Elige un capítulo o busca una palabra.
rules-all = Todas las reglas
rules-open-page = Abrir en el libro de reglas
rules-see = Véase también
rules-terms = Términos
rules-kind-statement = Regla
rules-kind-ruling = Aclaración
rules-kind-example = Ejemplo
rules-examples =
    { $count ->
        [one] Un ejemplo
       *[other] { $count } ejemplos
    }
rules-exact =
    { $count ->
        [one] La regla exacta
       *[other] Las { $count } reglas exactas
    }
rules-technical = El texto exacto (en inglés), con sus ejemplos
rules-contents = Capítulos
rules-diagram-open = Abrir en un tablero
rules-entries = Todas las entradas por número
rules-print = Imprimir
