# Ensemble et au-delà de la page : à qui le tour, partager, enregistrer.

turn-title = Quand c'est mon tour
turn-sound = Sonner, si je regarde ailleurs
turn-notice = Afficher une notification, si je regarde ailleurs
turn-yours = C'est à vous
invite-qr = Le lien en code QR
invite-qr-text = Ou faites-le scanner par le téléphone de votre ami.
invite-share = Partager le lien
export-title = Enregistrer ou partager
export-picture = Image du plateau
export-text = La partie en texte
export-embed = Copier un cadre pour votre propre page
export-failed = Ce navigateur n'a pas pu faire l'image.
export-running = La partie n'est pas finie.
embed-open = Ouvrir dans Coverline
