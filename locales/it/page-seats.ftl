# Posti, inviti e giocatori: ciò che si è aggiunto alle prime pagine.

invite-seat = Link per il giocatore { $side }: { $team }
invite-taken = Occupato da { $name }.
join-used = Questo invito è già stato usato: tutti i posti sono occupati. Puoi guardare.
# $minutes is a number of minutes for the whole game, $seconds what each answer adds
join-clock =
    { $minutes ->
        [one] { $minutes } minuto a testa, e { $seconds } s per risposta
       *[other] { $minutes } minuti a testa, e { $seconds } s per risposta
    }
join-no-clock = Senza orologio
board-wall-at = Muro da { $from } a { $to }
game-log-fold = Richiudi
game-log-unfold = Mostra

account-leave-title = Uscire e perdere le tue partite?
account-leave-text = Giochi come ospite: solo questo browser ti conosce. Se esci, nessuno ritroverà le tue partite. Crea prima un account per conservarle.
account-leave-no = Resta
account-leave-yes = Esci comunque
account-password-change = Cambia la password
account-password-changed = La tua password è cambiata. Gli altri browser devono accedere di nuovo.
account-password-old = Password attuale
account-password-new = Nuova password
account-title-password = Cambia la password
account-about-password = Chi è connesso altrove dovrà accedere di nuovo.
account-do-password = Cambiala
