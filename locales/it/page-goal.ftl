# Come si vince una partita, e come va.

goal-title = Come si vince questa partita:
goal-kt24 = Dopo l'ultimo punto di svolta vince chi ha più operativi rimasti; a parità è un pareggio. Nelle regole leggere i segnalini della plancia non danno punti.
goal-kt21 = Dopo l'ultimo punto di svolta vince chi ha eliminato più operativi nemici; a parità, chi con loro ha eliminato più ferite; altrimenti è un pareggio. Nelle regole leggere i segnalini della plancia non danno punti.
goal-kt18 = Alla fine di ogni round un punto di controllo dà 1 punto a chi ha più miniature non scosse entro 2". Vince chi ha più punti; a parità, più miniature sulla plancia; altrimenti è un pareggio. Chi da solo ha ancora miniature vince subito.
goal-hold =
    { $points ->
        [one] Ogni segnalino che controlli alla fine di un turno dà { $points } punto vittoria.
       *[other] Ogni segnalino che controlli alla fine di un turno dà { $points } punti vittoria.
    }
goal-breakthrough =
    { $points ->
        [one] Ogni tua unità nella zona nemica alla fine dà { $points } punto vittoria.
       *[other] Ogni tua unità nella zona nemica alla fine dà { $points } punti vittoria.
    }
goal-kt4w40k = Vince chi ha più punti vittoria; a parità, l'armata a cui restano più punti di unità; altrimenti è un pareggio.

tally-kt24 = operativi rimasti
tally-kt21 = nemici eliminati
tally-kt18 = punti segnati
tally-kt4w40k = punti vittoria
tally-second-kt21 =
    { $count ->
        [one] { $count } ferita
       *[other] { $count } ferite
    }
tally-second-kt18 =
    { $count ->
        [one] { $count } miniatura sulla plancia
       *[other] { $count } miniature sulla plancia
    }
tally-second-kt4w40k =
    { $count ->
        [one] { $count } punto di unità rimasto
       *[other] { $count } punti di unità rimasti
    }

result-by-kt24 = Deciso dagli operativi rimasti.
result-by-kt21 = Deciso dagli operativi nemici eliminati.
result-by-kt18 = Deciso dai punti segnati.
result-by-kt4w40k = Deciso dai punti vittoria.
result-by-second-kt21 = Altrettanti nemici eliminati da entrambe le parti: hanno deciso le loro ferite.
result-by-second-kt18 = Punti pari: hanno deciso le miniature sulla plancia.
result-by-second-kt4w40k = Punti vittoria pari: ha deciso ciò che resta delle armate.
result-by-wipeout = A una parte non resta nessuno.
result-by-nothing = Tutto ciò che poteva decidere è pari.
