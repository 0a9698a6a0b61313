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
