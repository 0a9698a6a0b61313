# Lo que dice el servidor cuando no concede una petición.

server-missing = Aquí no hay nada así.
server-fault = Algo ha fallado en el servidor; inténtalo de nuevo en un momento.
server-not-json = Envía JSON (tipo de contenido application/json).
server-too-large = Es demasiado de una vez.
# $most is a whole number
server-too-detailed =
    Un tablero tiene aquí como mucho { $most ->
        [one] { $most } esquina
       *[other] { $most } esquinas
    }, contando los extremos de muros y puertas.
server-odds-too-large =
    Este ataque puede salir de demasiadas maneras para el servidor: tira menos dados, o repite menos. El programa en tu propia máquina lo resuelve: coverline odds.
server-cut-short = La petición se cortó demasiado pronto.
# $why is a technical detail in English
server-unreadable = Esa petición no se puede leer: { $why }.
server-rule-unknown = Esa regla de arma no existe aquí: { $text }.
server-rule-number = El número de esa regla de arma falta o no está permitido, o no lleva ninguno: { $text }.
server-rule-elsewhere = Es una regla del agente, no de su arma: { $text }.
server-foreign = Esa petición viene de otro sitio.
server-no-host = La petición no dice a qué servidor va dirigida.
server-other-host = Este servidor no responde a ese nombre.
# $seconds is a whole number
server-too-fast = { $seconds ->
    [one] Demasiadas peticiones; inténtalo de nuevo en { $seconds } segundo.
   *[other] Demasiadas peticiones; inténtalo de nuevo en { $seconds } segundos.
}
server-too-slow = Ha tardado demasiado; inténtalo de nuevo.

server-sign-in = Inicia sesión, o juega como invitado, para hacer eso.
# $least and $most are whole numbers
server-name-length = Un nombre tiene de { $least } a { $most } caracteres.
server-name-signs = Un nombre no lleva saltos de línea ni otros signos invisibles.
server-name-taken = Ese nombre ya está cogido.
server-password-length = Una contraseña tiene de { $least } a { $most } caracteres.
server-password-common = Esa contraseña se adivina con demasiada facilidad: es común o contiene tu nombre.
server-wrong-password = Ese nombre y esa contraseña no van juntos.
server-signed-up = Ya tienes una cuenta.
server-ticket-used = Ese enlace ya se ha usado; vuelve a iniciar el programa para tener otro.

server-roll = { $dice ->
    [one] Jugador { $side }: { $dice } dado ({ $reason }).
   *[other] Jugador { $side }: { $dice } dados ({ $reason }).
}
server-two-seats = Esta partida tiene dos puestos; en Kill Team 2018, de dos a cuatro.
server-unknown-team = No hay ningún comando llamado { $name } para estas reglas.
server-unknown-killzone = No hay ninguna zona de aniquilación llamada { $name }.
server-unknown-mission = No hay ninguna misión llamada { $name }.
server-clock-seconds = Un reloj va de 10 segundos a 24 horas.
server-clock-increment = Se añaden como mucho 600 segundos tras una respuesta.
server-words = Como mucho { $most } caracteres en una línea, sin espacios en los extremos.
server-commitment-first = Pide primero el compromiso del servidor: las palabras se añaden después.
server-commitment-unknown = El servidor no ha contraído ese compromiso contigo; pide otro.
server-wrong-dice = { $dice ->
    [one] Se espera exactamente { $dice } dado.
   *[other] Se esperan exactamente { $dice } dados.
}
server-over = La partida ha terminado.
server-seats-open = Un puesto espera todavía a un amigo.
server-not-your-turn = Es el turno de otro jugador.
server-not-yours = No juegas con ese bando.
server-too-late = La mesa ha cambiado desde entonces; mira otra vez.
server-dice-awaited = Se esperan dados, no una respuesta.
server-answer-awaited = Se espera una respuesta, no dados.
server-nothing-sensible = Aquí no hay una respuesta evidente; elige tú.
server-nothing-to-undo = No tienes nada que deshacer.
server-offer-open = Ya hay una oferta; esa va primero.
server-nothing-offered = No te ofrecen nada.
server-computer-plays-on = El ordenador sigue jugando.
server-has-left = Has abandonado esta partida; los demás siguen jugando.
server-no-such-line = La partida no ha llegado tan lejos.
server-nothing-to-decide = Ahora no hay nada que decidir.
server-only-watching = Estás mirando esta partida; solo sus jugadores pueden actuar.
server-no-seat = Esta invitación no lleva a ningún puesto libre.
server-own-seat = Ya juegas en esta partida; el enlace es para un amigo.
server-busy = El servidor está ocupado; inténtalo de nuevo en un momento.
server-asking-too-much = Ya tienes muchas preguntas pendientes; espera sus respuestas.
server-computer-games-full = Tienes tantas partidas contra el ordenador como se pueden jugar a la vez; termina o deja alguna antes.
server-sockets-full = Hay demasiadas partidas abiertas desde aquí; cierra alguna antes.
server-take-backs-full = Has deshecho muchas jugadas últimamente; espera un poco.
server-unstored = El servidor no puede guardar nada por ahora; no ha cambiado nada. La partida seguirá en cuanto pueda.
server-killzones-full = Ya guardas { $most } zonas de aniquilación; cambia una de ellas.
# $most is a whole number
server-files-full = Ya guardas { $most }; borra antes alguno.
server-file-killzone = Es una zona de aniquilación; ábrela en la página de las zonas de aniquilación.
server-in-english = En inglés: { $text }

level-random = Al azar
level-recruit = Recluta
level-trooper = Soldado
level-veteran = Veterano
level-commander = Comandante
