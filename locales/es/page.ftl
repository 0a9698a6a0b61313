# La página en el navegador: lo que está en todas sus páginas, y la portada.

app-title = Coverline: Kill Team en el navegador
page-title = { $page } · Coverline
skip-to-content = Ir al contenido
close = Cerrar
loading = Cargando…
try-again = Reintentar
copied = Copiado.
# $label es el nombre de un número que se puede cambiar
fewer = { $label }: uno menos
more = { $label }: uno más

# Reglamentos
rules-kt24 = Kill Team 2024
rules-kt21 = Kill Team 2021
rules-kt18 = Kill Team 2018
rules-kt4w40k = KT4W40K

# Problemas
error-network = El servidor no responde. Comprueba la conexión y vuelve a intentarlo.
error-unreadable = La respuesta del servidor no se puede leer.
error-unexpected = Algo ha ido mal. Vuelve a intentarlo.
error-status = El servidor lo rechaza con el estado { $status }.

# Navegación
nav-label = Páginas
nav-menu = Menú
nav-play = Jugar
nav-replays = Partidas
nav-odds = Probabilidades
nav-sight = Visión
nav-killzones = Zonas
nav-rules = Reglas
language-menu = Idioma: { $language }
theme-menu = Colores: { $theme }
theme-system = Como el sistema
theme-light = Claro
theme-dark = Oscuro
footer-trust = Cada regla citada, cada dado comprobable, cada probabilidad exacta.
footer-unofficial = Un proyecto de aficionados, no oficial. Kill Team es un juego de Games Workshop.

# Cuenta
account-menu = Cuenta de { $name }
account-menu-nobody = Cuenta: { account-nobody }
account-nobody = Entrar
account-guest = Juegas como invitado
# $name is the name of a player who has no account
seat-guest = { $name } (invitado)
account-member = Has iniciado sesión
account-be-guest = Jugar como invitado
account-signin = Iniciar sesión
account-signup = Crear una cuenta
account-keep = Conservar mis partidas: crear una cuenta
account-signout = Cerrar sesión
account-signed-out = Has cerrado la sesión.
account-welcome = Te damos la bienvenida, { $name }.
account-name = Nombre
account-password = Contraseña
account-password-hint = Al menos { $least } caracteres.
account-title-guest = ¿Cómo te llamamos?
account-title-signin = Iniciar sesión
account-title-signup = Crear una cuenta
account-about-guest = Basta un nombre para jugar. Tus partidas se quedan en este navegador.
account-about-signin = Tus partidas están donde las dejaste.
account-about-signup = Con una contraseña encuentras tus partidas en cualquier navegador.
account-do-guest = Jugar
account-do-signin = Entrar
account-do-signup = Crear la cuenta
account-to-guest = Prefiero dar solo un nombre
account-to-signin = Tengo una cuenta
account-to-signup = Quiero una cuenta

# Portada
home-title = Portada
home-kicker = Kill Team 2018, 2021 y 2024 · KT4W40K
home-heading = La mesa, el rival y el árbitro.
home-lead = Juega a Kill Team en el navegador. Coverline mide cada movimiento, decide cada línea de visión y te dice las probabilidades exactas antes de que te comprometas, y qué regla lo dice.
home-start = Empezar una partida
home-picture = Una zona de aniquilación desde arriba: hasta dónde llega un agente, sus líneas de visión junto a la cobertura y sus probabilidades contra el blanco.
home-picture-odds = { $chance } de incapacitar
home-ways = ¿Cómo quieres jugar?
home-way-computer = Contra el ordenador
home-way-computer-text = Elige dos comandos y una zona de aniquilación, y juega enseguida. Pregunta cuando quieras qué haría un veterano.
home-way-hotseat = En la misma pantalla
home-way-hotseat-text = Dos jugadores, un dispositivo. Con dados de verdad si quieres: tíralos y escribe lo que sale.
home-way-friend = Con un amigo, por enlace
home-way-friend-text = Manda un enlace y jugad en directo. Los dados se sellan antes de la partida, y los dos podéis comprobarlos después.
home-continue = Seguir jugando
home-versus = contra
home-seat-open = puesto aún libre
home-tools = Herramientas sin partida
home-tool-odds = Calculadora de probabilidades
home-tool-odds-text = La probabilidad exacta de un disparo o un combate, lado a lado.
home-tool-sight = Laboratorio de visión
home-tool-sight-text = Quién ve a quién, qué da cobertura y por qué.
home-tool-killzones = Editor de zonas de aniquilación
home-tool-killzones-text = Dibuja una mesa, compruébala y juega en ella.
home-tool-rules = Libro de reglas
home-tool-rules-text = Cada regla, con su número y sus ejemplos.

# Una página que no existe
missing-title = Fuera de la vista
missing-text = No hay ninguna página en esta dirección: algo tapa todas las líneas que llevan a ella.
missing-home = Volver a la portada
