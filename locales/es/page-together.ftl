# Juntos y más allá de la página: de quién es el turno, compartir, guardar.

turn-title = Cuando es mi turno
turn-sound = Sonar, si estoy mirando otra cosa
turn-notice = Mostrar una notificación, si estoy mirando otra cosa
turn-yours = Es tu turno
invite-qr = El enlace como código QR
invite-qr-text = O deja que tu amigo lo escanee con el teléfono.
invite-share = Compartir el enlace
export-title = Guardar o compartir
export-picture = Imagen del tablero
export-text = La partida como texto
export-embed = Copiar un marco para tu propia página
export-failed = Este navegador no ha podido hacer la imagen.
export-running = La partida no ha terminado.
embed-open = Abrir en Coverline
