# Lo que significan las cifras de una carta, para quien pregunte.

rules-more = Leer la regla
explain-apl = Límite de puntos de acción: los puntos de acción que puede gastar en una activación.
explain-move = Cuánto mueve con un movimiento normal, en pulgadas.
explain-defence = Dados de defensa: cuántos tira cuando le disparan.
explain-save = Lo que tiene que mostrar como mínimo un dado de defensa para ser un éxito.
explain-invulnerable = Salvación invulnerable: lo que tiene que mostrar un dado sea cual sea el arma; nada la empeora.
explain-wounds = El daño que puede recibir. Con menos de la mitad está lesionado; sin ninguna queda fuera.
explain-m = Movimiento: cuánto mueve, en pulgadas.
explain-ws = Habilidad de armas: lo que tiene que mostrar un dado para impactar en combate.
explain-bs = Habilidad de proyectiles: lo que tiene que mostrar un dado para impactar al disparar.
explain-s = Fuerza: comparada con la Resistencia del blanco, dice lo que tiene que mostrar un dado para herir.
explain-t = Resistencia: cuanto más alta, más difícil es herir.
explain-w = Heridas: el daño que puede recibir.
explain-a = Ataques: cuántos dados tira en combate.
explain-ld = Liderazgo: con lo que se comparan sus dados de valor o de moral.
explain-sv = Salvación: lo que tiene que mostrar un dado para detener una herida, antes del FP del arma.
explain-ignores = Lo que tiene que mostrar un dado, por cada herida, para ignorarla.
explain-aura = Hasta dónde ayuda a otras, en pulgadas.
explain-attacks = Cuántos dados de ataque tira el arma.
explain-hit = Lo que tiene que mostrar como mínimo un dado de ataque para ser un éxito.
explain-damage = Lo que quita un éxito: el primer número uno normal, el segundo uno crítico.
explain-range = El alcance del arma, en pulgadas.
explain-ap = Factor de penetración: lo que se resta a la salvación del blanco.
explain-d = Daño: las heridas que cuesta una salvación fallada.
guide-page = Guía de la primera partida
explain-choice = Explicar { $name }
