# Insieme e oltre la pagina: a chi tocca, condividere, salvare.

turn-title = Quando tocca a me
turn-sound = Suonare, se guardo altrove
turn-notice = Mostrare una notifica, se guardo altrove
turn-yours = Tocca a te
invite-qr = Il link come codice QR
invite-qr-text = Oppure fallo scansionare al tuo amico con il telefono.
invite-share = Condividi il link
export-title = Salva o condividi
export-picture = Immagine della plancia
export-text = La partita come testo
export-embed = Copia un riquadro per una tua pagina
export-failed = Questo browser non ha potuto fare l'immagine.
export-running = La partita non è finita.
embed-open = Apri in Coverline
