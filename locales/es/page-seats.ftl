# Asientos, invitaciones y jugadores: lo que se ha añadido a las primeras páginas.

invite-seat = Enlace para el jugador { $side }: { $team }
invite-taken = Lo ocupa { $name }.
join-used = Esta invitación ya se ha usado: todos los asientos están ocupados. Puedes mirar.
# $minutes is a number of minutes for the whole game, $seconds what each answer adds
join-clock =
    { $minutes ->
        [one] { $minutes } minuto cada uno, y { $seconds } s por respuesta
       *[other] { $minutes } minutos cada uno, y { $seconds } s por respuesta
    }
join-no-clock = Sin reloj
board-wall-at = Muro de { $from } a { $to }
game-log-fold = Plegar
game-log-unfold = Mostrar

account-leave-title = ¿Salir y perder tus partidas?
account-leave-text = Juegas como invitado: solo este navegador te conoce. Si sales, nadie volverá a encontrar tus partidas. Crea antes una cuenta para conservarlas.
account-leave-no = Quedarme
account-leave-yes = Salir de todos modos
account-password-change = Cambiar la contraseña
account-password-changed = Tu contraseña ha cambiado. Los demás navegadores tienen que volver a entrar.
account-password-old = Contraseña actual
account-password-new = Contraseña nueva
account-title-password = Cambiar la contraseña
account-about-password = Quien esté conectado en otro sitio tendrá que volver a entrar.
account-do-password = Cambiarla
