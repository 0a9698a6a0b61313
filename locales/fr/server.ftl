# Ce que dit le serveur quand il n'accorde pas une demande.

server-missing = Il n'y a rien de tel ici.
server-fault = Une erreur s'est produite sur le serveur ; réessayez dans un instant.
server-not-json = Envoyez du JSON (type de contenu application/json).
server-too-large = C'est trop à la fois.
server-cut-short = La demande s'est interrompue trop tôt.
# $why is a technical detail in English
server-unreadable = Cette demande est illisible : { $why }.
server-foreign = Cette demande vient d'un autre site.
# $seconds is a whole number
server-too-fast = { $seconds ->
    [one] Trop de demandes ; réessayez dans { $seconds } seconde.
   *[other] Trop de demandes ; réessayez dans { $seconds } secondes.
}
server-too-slow = C'était trop long ; réessayez.

server-sign-in = Connectez-vous, ou jouez en invité, pour faire cela.
# $least and $most are whole numbers
server-name-length = Un nom compte de { $least } à { $most } caractères.
server-name-signs = Un nom ne contient ni saut de ligne ni autre caractère de contrôle.
server-name-taken = Ce nom est déjà pris.
server-password-length = Un mot de passe compte de { $least } à { $most } caractères.
server-wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.
server-signed-up = Vous avez déjà un compte.
server-ticket-used = Ce lien a déjà servi ; relancez le programme pour en avoir un autre.
