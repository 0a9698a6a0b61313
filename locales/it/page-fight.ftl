# Il combattimento come lo mostra la plancia: ciò che è appena stato fatto, i dadi con i loro motivi, a che velocità.

fight-controls = Che cosa è mostrato e a che velocità
fight-again = Rivedi l'ultima attivazione
fight-again-stop = Torna ad adesso
fight-pause = Ferma ciò che è mostrato
fight-go-on = Continua
fight-pace-slow = lento
fight-pace-calm = calmo
fight-pace-brisk = svelto
fight-pace-instant = subito
game-pace-slow = lentamente

# Perché un dado è quello che è
die-by-lethal = critico grazie a Letale
die-by-accurate = conservato grazie ad Accurata
die-by-cover = conservato per la copertura
die-by-balanced = ripetuto grazie a { $rule }
die-by-ceaseless = ripetuto grazie a { $rule }
die-by-relentless = ripetuto grazie a { $rule }
die-by-command = ripetuto grazie a { $rule }

# Che cosa è diventato un dado
die-hit-critical = critico
die-hit-normal = colpo
die-hit-failed = mancato
die-save-critical = critico
die-save-normal = salvato
die-save-failed = fallito
die-stopped-title = I successi, e quali sono stati annullati dai tiri salvezza
# $kind is critical or normal; $by is none, critical, normal or pair
die-stopped =
    { $by ->
        [none] { $kind ->
            [critical] successo critico, non fermato
           *[normal] successo normale, non fermato
        }
        [critical] { $kind ->
            [critical] successo critico, annullato da un tiro salvezza critico
           *[normal] successo normale, annullato da un tiro salvezza critico
        }
        [pair] successo critico, annullato da due tiri salvezza normali
       *[normal] successo normale, annullato da un tiro salvezza normale
    }
