# Quello che dice il server quando non concede una richiesta.

server-missing = Qui non c'è niente del genere.
server-fault = Qualcosa è andato storto sul server; riprova tra un momento.
server-not-json = Invia JSON (tipo di contenuto application/json).
server-too-large = È troppo in una volta.
server-cut-short = La richiesta si è interrotta troppo presto.
# $why is a technical detail in English
server-unreadable = Questa richiesta non si può leggere: { $why }.
server-foreign = Questa richiesta viene da un altro sito.
# $seconds is a whole number
server-too-fast = { $seconds ->
    [one] Troppe richieste; riprova tra { $seconds } secondo.
   *[other] Troppe richieste; riprova tra { $seconds } secondi.
}
server-too-slow = Ci è voluto troppo; riprova.

server-sign-in = Accedi, o gioca come ospite, per farlo.
# $least and $most are whole numbers
server-name-length = Un nome ha da { $least } a { $most } caratteri.
server-name-signs = Un nome non contiene a capo né altri caratteri di controllo.
server-name-taken = Questo nome è già preso.
server-password-length = Una password ha da { $least } a { $most } caratteri.
server-wrong-password = Questo nome e questa password non vanno insieme.
server-signed-up = Hai già un account.
server-ticket-used = Questo link è già stato usato; riavvia il programma per averne un altro.
