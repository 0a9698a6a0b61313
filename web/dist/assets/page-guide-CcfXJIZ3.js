var e=`# La guía de la primera partida: título, texto, tarea, acierto, pista y opciones separadas por punto y coma.

guide-title = Guía de la primera partida
guide-lead = Una idea cada vez, en un tablero propio. Unos diez minutos.
guide-short = Las pocas ideas que cambian. Unos dos minutos.
guide-step = Paso { $at } de { $of }
guide-next = Siguiente
guide-back = Anterior
guide-skip = Saltar
guide-done = Eso es todo. Juega una primera partida.
guide-rules = Reglas
guide-again = Empezar de nuevo
guide-book = Leer las reglas

guide-kt24-board-title = El tablero
guide-kt24-board-text = Dos comandos se encuentran en un tablero de 30" por 22". Los discos llenos son agentes con orden de Trabarse, los huecos con orden de Ocultarse. Los bloques son terreno; el número dice su altura. Los tuyos son A, los enemigos B.
guide-kt24-board-task = Haz clic en uno de tus agentes.
guide-kt24-board-right = Ese es uno de los tuyos.
guide-kt24-board-hint = Busca un disco con una A.

guide-kt24-order-title = Las órdenes
guide-kt24-order-text = Al activar a un agente eliges primero su orden. Trabarse: puede hacerlo todo. Ocultarse: no dispara ni carga, pero nadie puede dispararle mientras tenga Cobertura.
guide-kt24-order-task = ¿Cuál de estos enemigos tiene orden de Ocultarse? Haz clic en él.
guide-kt24-order-right = Eso es: el hueco se esconde.
guide-kt24-order-hint = Ocultarse es el disco hueco.

guide-kt24-points-title = Los puntos de acción
guide-kt24-points-text = Un agente activado gasta puntos de acción, normalmente dos. Mover, disparar y combatir cuestan uno cada uno; retroceder de un combate cuesta dos. No puede hacer dos veces la misma acción.
guide-kt24-points-task = Tu agente tiene dos puntos y ha movido una vez. ¿Qué puede hacer aún?
guide-kt24-points-right = Eso es: queda un punto, y no puede repetir ese movimiento.
guide-kt24-points-hint = Cuenta lo que queda; y ninguna acción dos veces.
guide-kt24-points-choices = Disparar | Reposicionarse otra vez | Retroceder

guide-kt24-move-title = Moverse
guide-kt24-move-text = Reposicionarse mueve a un agente hasta su Movimiento, aquí 6". La parte sombreada es adonde puede llegar: rodeando muros, y nunca a 1" o menos de un enemigo que vea.
guide-kt24-move-task = Haz clic en un lugar adonde pueda ir A1.
guide-kt24-move-right = Ahí puede estar; la línea es su camino.
guide-kt24-move-hint = Está demasiado lejos o hay algo. Haz clic en la parte sombreada.

guide-kt24-charge-title = Cargar
guide-kt24-charge-text = Para combatir hay que acercarse. Una Carga llega 2" más lejos que Reposicionarse y debe acabar a 1" o menos de un enemigo: dentro de su alcance de control.
guide-kt24-charge-task = Carga: haz clic en un lugar junto a B1.
guide-kt24-charge-right = Ahora pueden combatir.
guide-kt24-charge-hint = La Carga debe acabar a 1" o menos de B1, sin solaparse.

guide-kt24-see-title = Ver
guide-kt24-see-text = Un agente ve lo que alcanza una línea recta desde su cabeza. Un muro más alto que las cabezas tapa; uno bajo, no.
guide-kt24-see-task = ¿A quién puede ver A1? Haz clic en ese enemigo.
guide-kt24-see-right = Eso es: el murete no tapa a nadie.
guide-kt24-see-hint = El muro de 3" tapa a quien está detrás.

guide-kt24-cover-title = La Cobertura
guide-kt24-cover-text = El terreno entre los dos y a 1" o menos del blanco da Cobertura, también un murete. Con orden de Ocultarse no se puede disparar a quien la tiene; con Trabarse sí, pero recibe una salvación gratis.
guide-kt24-cover-task = Los tres son visibles y todos tienen orden de Ocultarse. ¿A quién puede disparar A1? Haz clic.
guide-kt24-cover-right = Eso es: no hay muro cerca de él por este lado.
guide-kt24-cover-hint = Busca al enemigo sin muro a 1" o menos hacia A1.

guide-kt24-hit-title = Tirar para impactar
guide-kt24-hit-text = Se dispara con tantos dados como los Ataques del arma. Un dado que muestra al menos el valor para impactar es un éxito; un 6 es crítico, un 1 siempre falla.
guide-kt24-hit-task = Se impacta con 3+ y los dados muestran 6, 4, 3 y 1. ¿Qué es?
guide-kt24-hit-right = Eso es: 6 es crítico, 4 y 3 son normales, 1 falla.
guide-kt24-hit-hint = El 6 es crítico; ¿cuáles de los otros llegan a 3?
guide-kt24-hit-choices = Un éxito crítico y dos normales | Tres éxitos normales | Dos éxitos

guide-kt24-save-title = Salvarse
guide-kt24-save-text = El defensor tira tres dados contra su Salvación. Un éxito normal detiene uno normal; dos normales juntos, o uno crítico, detienen uno crítico. Lo que queda hace daño. Con Cobertura se puede guardar un dado como éxito sin tirarlo.
guide-kt24-save-task = Un impacto crítico y dos normales; dos salvaciones normales. El arma hace 3, o 4 con crítico. ¿Qué conviene detener?
guide-kt24-save-right = Eso es: detener los dos normales deja 4; detener el crítico dejaría 6.
guide-kt24-save-hint = Suma lo que quedaría.
guide-kt24-save-choices = Los dos normales | El crítico | Da lo mismo

guide-kt24-fight-title = Combatir
guide-kt24-fight-text = En un combate los dos tiran a la vez. Después, primero el atacante, usan sus éxitos por turnos: para golpear, que hace daño, o para parar, que anula uno del otro.
guide-kt24-fight-task = Al enemigo le quedan 4 heridas y un éxito; tú tienes un crítico que hace 5. ¿Qué haces?
guide-kt24-fight-right = Eso es: el golpe acaba el combate antes de que responda.
guide-kt24-fight-hint = Quien cae no golpea más.
guide-kt24-fight-choices = Golpear | Parar | Esperar

guide-kt24-turn-title = El Punto de inflexión
guide-kt24-turn-text = Una partida dura cuatro Puntos de inflexión. En cada uno ganas primero puntos de mando y puedes comprar ardides; después cada jugador activa por turnos un agente. Cuando todos los tuyos han actuado y los del enemigo no, uno con orden de Trabarse puede contraactuar: una acción más, moviendo 2" como mucho.
guide-kt24-turn-task = Todos tus agentes han actuado y al enemigo le quedan dos. ¿Qué puedes hacer?
guide-kt24-turn-right = Eso es: contraactuar.
guide-kt24-turn-hint = Solo pueden los agentes con orden de Trabarse.
guide-kt24-turn-choices = Contraactuar con uno con orden de Trabarse | Activar a uno otra vez | Nada

guide-kt24-win-title = Ganar
guide-kt24-win-text = Sin misión, gana quien tenga más agentes tras cuatro Puntos de inflexión. No hace falta saber más: la página dice en cada momento qué se puede hacer y por qué no, y cada término subrayado con puntos se explica.
guide-kt24-win-task = Te quedan 3 agentes y al enemigo 2. ¿Quién ha ganado?
guide-kt24-win-right = Tú. Ahora, a jugar.
guide-kt24-win-hint = Gana quien tiene más agentes.
guide-kt24-win-choices = Yo | El enemigo | Hay empate

guide-kt21-order-title = Órdenes y Cobertura
guide-kt21-order-text = Un agente recibe su orden al desplegarse, Trabarse u Ocultarse, y puede cambiarla a partir del segundo Punto de inflexión. Trabarse lo permite todo; con Ocultarse no se dispara ni se carga, y no se le puede disparar con Cobertura.
guide-kt21-order-task = ¿A quién puede disparar A1? Haz clic.
guide-kt21-order-right = Eso es: no hay nada cerca de él.
guide-kt21-order-hint = Los dos tienen orden de Ocultarse. Busca al que no tiene muro a 1" o menos.

guide-kt21-hidden-title = Oculto
guide-kt21-hidden-text = El terreno más alto que el blanco y a más de 2" de él lo oculta: entonces no se le puede elegir, ni con orden de Trabarse.
guide-kt21-hidden-task = B1 tiene orden de Trabarse y está a 4" detrás de un muro alto que lo tapa en parte. ¿Puede dispararle A1?
guide-kt21-hidden-right = Eso es: está oculto.
guide-kt21-hidden-hint = El terreno alto interpuesto, lejos del blanco, oculta.
guide-kt21-hidden-choices = No | Sí | Solo con un 6

guide-kt21-points-title = Puntos de acción
guide-kt21-points-text = Hay que gastar todos los puntos de acción de una activación; Pasar quema el resto. Cuando los tuyos han actuado todos, uno con orden de Trabarse puede hacer Disparos defensivos: dispara impactando peor en 1.
guide-kt21-points-task = Todos los tuyos han actuado. ¿Qué puede hacer uno con orden de Trabarse?
guide-kt21-points-right = Eso es: Disparos defensivos.
guide-kt21-points-hint = Es un disparo, con un precio.
guide-kt21-points-choices = Disparos defensivos | Carga | Correr

guide-kt18-phases-title = Las fases
guide-kt18-phases-text = Una ronda tiene fases: iniciativa, movimiento, psíquica, disparo, combate, moral. En cada fase los jugadores actúan por turnos, una miniatura cada vez.
guide-kt18-phases-task = ¿Cuándo puede disparar una miniatura?
guide-kt18-phases-right = Eso es: todos mueven antes de que nadie dispare.
guide-kt18-phases-hint = Cada clase de acción tiene su fase.
guide-kt18-phases-choices = En la fase de disparo | Justo después de mover | En cualquier momento

guide-kt18-walls-title = Muros y puertas
guide-kt18-walls-text = Entre muros todo se mide rodeando las esquinas: movimientos, alcances y hasta la 1" del combate. Una puerta cerrada es un muro; una miniatura a su lado puede abrirla o cerrarla.
guide-kt18-walls-task = Dos miniaturas están a 1" con un muro en medio. ¿Combaten?
guide-kt18-walls-right = Eso es: el camino rodeando el muro es más largo.
guide-kt18-walls-hint = Mide rodeando el muro, no a través.
guide-kt18-walls-choices = No | Sí | Solo si el muro es bajo

guide-kt18-attack-title = Impactar, herir, salvar
guide-kt18-attack-text = Un ataque tira para impactar según la habilidad, para herir según la Fuerza contra la Resistencia, y el blanco hace su salvación. Una miniatura que pierde su última herida hace una tirada de lesión.
guide-kt18-attack-task = Fuerza 4 contra Resistencia 4: ¿qué hace falta para herir?
guide-kt18-attack-right = Eso es: iguales, con 4+.
guide-kt18-attack-hint = Iguales es mitad y mitad.
guide-kt18-attack-choices = 4+ | 3+ | 5+

guide-kt4w40k-units-title = Las unidades
guide-kt4w40k-units-text = Mandas unidades de varias miniaturas. Una unidad mueve, dispara y combate junta, y tras cada movimiento cada miniatura debe estar a 2" o menos de otra de su unidad.
guide-kt4w40k-units-task = ¿Puede una miniatura acabar a 5" de todas las demás de su unidad?
guide-kt4w40k-units-right = Eso es: una unidad se mantiene unida.
guide-kt4w40k-units-hint = Las miniaturas siguen a 2" o menos unas de otras.
guide-kt4w40k-units-choices = No | Sí | Solo los personajes

guide-kt4w40k-turns-title = Un turno para los dos
guide-kt4w40k-turns-text = No hay turnos de un solo jugador: en cada fase los jugadores alternan, una unidad cada vez, por orden de iniciativa.
guide-kt4w40k-turns-task = Has movido una unidad. ¿Quién mueve después?
guide-kt4w40k-turns-right = Eso es: se alterna.
guide-kt4w40k-turns-hint = Los dos jugadores comparten cada fase.
guide-kt4w40k-turns-choices = Mi rival, con una unidad | Yo, con todas mis unidades | Nadie

guide-kt4w40k-morale-title = La moral
guide-kt4w40k-morale-text = Al final de un turno, una unidad que perdió miniaturas hace un chequeo de moral: un dado más sus bajas contra su Liderazgo. Lo que sobra cuesta heridas.
guide-kt4w40k-morale-task = Una unidad con Liderazgo 7 perdió 4 miniaturas y saca un 5. ¿Qué pasa?
guide-kt4w40k-morale-right = Eso es: 5 y 4 son 9, dos más que 7.
guide-kt4w40k-morale-hint = Suma el dado y las bajas, y compara con 7.
guide-kt4w40k-morale-choices = Sufre 2 | Nada | Queda destruida
`;export{e as default};