# Quello che dice il server quando non concede una richiesta.

server-missing = Qui non c'è niente del genere.
server-fault = Qualcosa è andato storto sul server; riprova tra un momento.
server-not-json = Invia JSON (tipo di contenuto application/json).
server-too-large = È troppo in una volta.
# $most is a whole number
server-too-detailed =
    Una plancia ha qui al massimo { $most ->
        [one] { $most } angolo
       *[other] { $most } angoli
    }, contando le estremità di muri e porte.
server-odds-too-large =
    Questo attacco può andare in troppi modi per il server: tira meno dadi, o ripetine di meno. Il programma sulla tua macchina lo risolve: coverline odds.
server-cut-short = La richiesta si è interrotta troppo presto.
# $why is a technical detail in English
server-unreadable = Questa richiesta non si può leggere: { $why }.
server-rule-unknown = Qui non c'è questa regola dell'arma: { $text }.
server-rule-number = Il numero di questa regola dell'arma manca o non è consentito, o non ne prende: { $text }.
server-rule-elsewhere = È una regola dell'agente, non della sua arma: { $text }.
server-foreign = Questa richiesta viene da un altro sito.
server-no-host = La richiesta non dice a quale server è rivolta.
server-other-host = Questo server non risponde a quel nome.
# $seconds is a whole number
server-too-fast = { $seconds ->
    [one] Troppe richieste; riprova tra { $seconds } secondo.
   *[other] Troppe richieste; riprova tra { $seconds } secondi.
}
server-too-slow = Ci è voluto troppo; riprova.

server-sign-in = Accedi, o gioca come ospite, per farlo.
# $least and $most are whole numbers
server-name-length = Un nome ha da { $least } a { $most } caratteri.
server-name-signs = Un nome non contiene a capo né altri segni invisibili.
server-name-taken = Questo nome è già preso.
server-password-length = Una password ha da { $least } a { $most } caratteri.
server-password-common = Quella password si indovina troppo facilmente: è comune o contiene il tuo nome.
server-wrong-password = Questo nome e questa password non vanno insieme.
server-signed-up = Hai già un account.
server-ticket-used = Questo link è già stato usato; riavvia il programma per averne un altro.

server-roll = { $dice ->
    [one] Giocatore { $side }: { $dice } dado ({ $reason }).
   *[other] Giocatore { $side }: { $dice } dadi ({ $reason }).
}
server-two-seats = Questa partita ha due posti; in Kill Team 2018 da due a quattro.
server-unknown-team = Non c'è nessuna squadra chiamata { $name } per queste regole.
server-unknown-killzone = Non c'è nessuna killzone chiamata { $name }.
server-unknown-mission = Non c'è nessuna missione chiamata { $name }.
server-clock-seconds = Un orologio va da 10 secondi a 24 ore.
server-clock-increment = Si aggiungono al massimo 600 secondi dopo una risposta.
server-words = Al massimo { $most } caratteri su una riga, senza spazi alle estremità.
server-commitment-first = Chiedi prima l'impegno del server: le parole si aggiungono dopo.
server-commitment-unknown = Il server non ha preso questo impegno con te; chiedine un altro.
server-wrong-dice = { $dice ->
    [one] Si attende esattamente { $dice } dado.
   *[other] Si attendono esattamente { $dice } dadi.
}
server-over = La partita è finita.
server-seats-open = Un posto aspetta ancora un amico.
server-not-your-turn = È il turno di un altro giocatore.
server-not-yours = Non giochi con quella parte.
server-too-late = La plancia è cambiata nel frattempo; guarda di nuovo.
server-dice-awaited = Si attendono dadi, non una risposta.
server-answer-awaited = Si attende una risposta, non dadi.
server-nothing-sensible = Qui non c'è una risposta ovvia; scegli tu.
server-nothing-to-undo = Non hai nulla da annullare.
server-offer-open = C'è già un'offerta; viene prima quella.
server-nothing-offered = Non ti viene offerto nulla.
server-computer-plays-on = Il computer continua a giocare.
server-has-left = Hai lasciato questa partita; gli altri continuano.
server-no-such-line = La partita non è arrivata fin lì.
server-nothing-to-decide = Ora non c'è nulla da decidere.
server-only-watching = Stai guardando questa partita; solo i suoi giocatori possono agire.
server-no-seat = Questo invito non porta a nessun posto libero.
server-own-seat = Giochi già in questa partita; il link è per un amico.
server-busy = Il server è occupato; riprova tra un momento.
server-asking-too-much = Hai già molte domande aperte; aspetta le risposte.
server-computer-games-full = Hai tante partite contro il computer quante se ne possono giocare insieme; finiscine o lasciane qualcuna prima.
server-sockets-full = Ci sono troppe partite aperte da qui; chiudine qualcuna prima.
server-take-backs-full = Hai annullato molte mosse di recente; aspetta un po'.
server-unstored = Il server non può salvare nulla per ora; non è cambiato nulla. La partita riprenderà appena possibile.
server-killzones-full = Conservi già { $most } killzone; modificane una.
# $most is a whole number
server-files-full = Ne conservi già { $most }; eliminane prima uno.
server-file-killzone = È una killzone; aprila nella pagina delle killzone.
server-in-english = In inglese: { $text }

level-random = A caso
level-recruit = Recluta
level-trooper = Soldato
level-veteran = Veterano
level-commander = Comandante
