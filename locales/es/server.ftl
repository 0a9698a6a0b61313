# Lo que dice el servidor cuando no concede una petición.

server-missing = Aquí no hay nada así.
server-fault = Algo ha fallado en el servidor; inténtalo de nuevo en un momento.
server-not-json = Envía JSON (tipo de contenido application/json).
server-too-large = Es demasiado de una vez.
server-cut-short = La petición se cortó demasiado pronto.
# $why is a technical detail in English
server-unreadable = Esa petición no se puede leer: { $why }.
server-foreign = Esa petición viene de otro sitio.
# $seconds is a whole number
server-too-fast = { $seconds ->
    [one] Demasiadas peticiones; inténtalo de nuevo en { $seconds } segundo.
   *[other] Demasiadas peticiones; inténtalo de nuevo en { $seconds } segundos.
}
server-too-slow = Ha tardado demasiado; inténtalo de nuevo.

server-sign-in = Inicia sesión, o juega como invitado, para hacer eso.
# $least and $most are whole numbers
server-name-length = Un nombre tiene de { $least } a { $most } caracteres.
server-name-signs = Un nombre no lleva saltos de línea ni otros caracteres de control.
server-name-taken = Ese nombre ya está cogido.
server-password-length = Una contraseña tiene de { $least } a { $most } caracteres.
server-wrong-password = Ese nombre y esa contraseña no van juntos.
server-signed-up = Ya tienes una cuenta.
server-ticket-used = Ese enlace ya se ha usado; vuelve a iniciar el programa para tener otro.

server-roll = { $dice ->
    [one] Jugador { $side }: { $dice } dado para { $reason }.
   *[other] Jugador { $side }: { $dice } dados para { $reason }.
}
server-two-seats = Esta partida tiene dos asientos; en kt18, de dos a cuatro.
server-unknown-team = No hay ningún equipo llamado { $name } para estas reglas.
server-unknown-killzone = No hay ninguna zona de combate llamada { $name }.
server-unknown-mission = No hay ninguna misión llamada { $name }.
server-clock-seconds = Un reloj tiene de 10 a 86400 segundos.
server-clock-increment = Se añaden como mucho 600 segundos tras una respuesta.
server-words = Como mucho { $most } caracteres en una línea, sin espacios en los extremos.
server-wrong-dice = { $dice ->
    [one] Se espera exactamente { $dice } dado.
   *[other] Se esperan exactamente { $dice } dados.
}
server-over = La partida ha terminado.
server-seats-open = Un asiento espera todavía a un amigo.
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
server-no-such-line = La partida no ha llegado tan lejos.
server-nothing-to-decide = Ahora no hay nada que decidir.
server-only-watching = Estás mirando esta partida; solo sus jugadores pueden actuar.
server-no-seat = Esta invitación no lleva a ningún asiento libre.
server-own-seat = Ya juegas en esta partida; el enlace es para un amigo.
server-busy = El servidor está ocupado; inténtalo de nuevo en un momento.
server-killzones-full = Ya guardas { $most } zonas; cambia una de ellas.

level-random = Al azar
level-recruit = Recluta
level-trooper = Soldado
level-veteran = Veterano
level-commander = Comandante
