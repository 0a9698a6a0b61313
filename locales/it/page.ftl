# La pagina nel browser: ciò che sta su tutte le sue pagine, e la pagina iniziale.

app-title = Coverline: Kill Team nel browser
page-title = { $page } · Coverline
skip-to-content = Vai al contenuto
close = Chiudi
loading = Caricamento…
try-again = Riprova
copied = Copiato.
# $label è il nome di un numero che si può cambiare
fewer = { $label }: uno in meno
more = { $label }: uno in più

# Regolamenti
rules-kt24 = Kill Team 2024
rules-kt21 = Kill Team 2021
rules-kt18 = Kill Team 2018
rules-kt4w40k = KT4W40K

# Problemi
error-network = Il server non risponde. Controlla la connessione e riprova.
error-unreadable = La risposta del server non si può leggere.
error-unexpected = Qualcosa è andato storto. Riprova.
error-status = Il server rifiuta con lo stato { $status }.

# Navigazione
nav-label = Pagine
nav-menu = Menu
nav-play = Gioca
nav-replays = Partite
nav-odds = Probabilità
nav-sight = Visuale
nav-killzones = Killzone
nav-rules = Regole
language-menu = Lingua: { $language }
theme-menu = Colori: { $theme }
theme-system = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
footer-trust = Ogni regola citata, ogni dado verificabile, ogni probabilità esatta.
footer-unofficial = Un progetto di appassionati, non ufficiale. Kill Team è un gioco di Games Workshop.

# Account
account-menu = Account di { $name }
account-menu-nobody = Account: { account-nobody }
account-nobody = Accedi
account-guest = Giochi come ospite
# $name is the name of a player who has no account
seat-guest = { $name } (ospite)
account-member = Hai effettuato l'accesso
account-be-guest = Gioca come ospite
account-signin = Accedi
account-signup = Crea un account
account-keep = Conserva le mie partite: crea un account
account-signout = Esci
account-signed-out = Sei uscito.
account-welcome = Ti diamo il benvenuto, { $name }.
account-name = Nome
account-password = Password
account-password-hint = Almeno { $least } caratteri.
account-title-guest = Come ti chiamiamo?
account-title-signin = Accedi
account-title-signup = Crea un account
account-about-guest = Per giocare basta un nome. Le tue partite restano in questo browser.
account-about-signin = Le tue partite sono dove le hai lasciate.
account-about-signup = Con una password ritrovi le tue partite in qualsiasi browser.
account-do-guest = Gioca
account-do-signin = Accedi
account-do-signup = Crea l'account
account-to-guest = Mi basta un nome
account-to-signin = Ho un account
account-to-signup = Voglio un account

# Pagina iniziale
home-title = Inizio
home-kicker = Kill Team 2018, 2021 e 2024 · KT4W40K
home-heading = La plancia, l'avversario e l'arbitro.
home-lead = Gioca a Kill Team nel browser. Coverline misura ogni movimento, decide ogni linea di vista e ti dice le probabilità esatte prima che tu scelga, e quale regola lo stabilisce.
home-start = Comincia una partita
home-picture = Una killzone dall'alto: fin dove arriva un agente, le sue linee di vista accanto alla copertura e le probabilità contro il bersaglio.
home-picture-odds = { $chance } di neutralizzare
home-ways = Come vuoi giocare?
home-way-computer = Contro il computer
home-way-computer-text = Scegli due squadre e una killzone, e gioca subito. Chiedi quando vuoi che cosa farebbe un veterano.
home-way-hotseat = Sullo stesso schermo
home-way-hotseat-text = Due giocatori, un dispositivo. Anche con dadi veri: tirali e scrivi che cosa è uscito.
home-way-friend = Con un amico, tramite link
home-way-friend-text = Manda un link e giocate dal vivo. I dadi sono sigillati prima della partita, e alla fine entrambi potete verificarli.
home-continue = Continua a giocare
home-versus = contro
home-seat-open = posto ancora libero
home-tools = Strumenti senza partita
home-tool-odds = Calcolatore di probabilità
home-tool-odds-text = Le probabilità esatte di un tiro o di un combattimento, fianco a fianco.
home-tool-sight = Laboratorio della visuale
home-tool-sight-text = Chi vede chi, che cosa dà copertura e perché.
home-tool-killzones = Editor di killzone
home-tool-killzones-text = Disegna una plancia, controllala, giocaci.
home-tool-rules = Libro delle regole
home-tool-rules-text = Ogni regola, con il suo numero e i suoi esempi.

# Una pagina che non c'è
missing-title = Fuori visuale
missing-text = A questo indirizzo non c'è nessuna pagina: qualcosa blocca tutte le linee che ci arrivano.
missing-home = Torna alla pagina iniziale
