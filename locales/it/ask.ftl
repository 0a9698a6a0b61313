# Domande: che cosa deve decidere un giocatore.

ask-drop-zone = Quale zona di atterraggio prendi?
ask-barricade = Dove collochi una barricata? Barricate rimaste ai due giocatori: { $left }.
ask-deploy =
    { $left ->
        [one] Schiera ancora { $left } agente.
       *[other] Schiera ancora { $left } agenti.
    }
ask-initiative = Chi ha l'iniziativa?
ask-gambit = Usi un espediente o passi?
ask-activate = Quale agente attivi, e con quale ordine?
ask-counteract = Agisci in risposta con un agente o passi?
ask-overwatch = Usi Fuoco di Sorveglianza con un agente o passi?
ask-act = Che cosa fa { $model }? PA rimasti: { $ap }.
ask-next-target = Qual è il prossimo bersaglio?
ask-more-targets = Attacchi un altro bersaglio o passi?
ask-react = { $model } è sotto attacco: usi un espediente o passi?
ask-keep =
    { $most ->
        [one] Quanti dadi mantieni senza tirarli? Al massimo { $most } dado.
       *[other] Quanti dadi mantieni senza tirarli? Al massimo { $most } dadi.
    }
ask-reroll = Ripeti il tiro di alcuni dadi o passi?
ask-use = Usi { $rule }?
ask-cover-save = Mantieni un tiro copertura?
ask-saves = Come usi i tuoi tiri salvezza?
ask-weapon = Con quale arma ti rivali?
ask-resolve = Affondi o blocchi, e con quale successo?
