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

server-roll = { $dice ->
    [one] Joueur { $side } : { $dice } dé pour { $reason }.
   *[other] Joueur { $side } : { $dice } dés pour { $reason }.
}
server-two-seats = Cette partie a deux places ; en kt18, de deux à quatre.
server-unknown-team = Aucune équipe ne s’appelle { $name } pour ces règles.
server-unknown-killzone = Aucune killzone ne s’appelle { $name }.
server-unknown-mission = Aucune mission ne s’appelle { $name }.
server-clock-seconds = Une pendule a de 10 à 86400 secondes.
server-clock-increment = On ajoute au plus 600 secondes après une réponse.
server-words = Au plus { $most } caractères sur une ligne, sans espaces aux bouts.
server-wrong-dice = { $dice ->
    [one] Exactement { $dice } dé est attendu.
   *[other] Exactement { $dice } dés sont attendus.
}
server-over = La partie est finie.
server-seats-open = Une place attend encore un ami.
server-not-your-turn = C’est au tour d’un autre joueur.
server-not-yours = Vous ne jouez pas ce camp.
server-too-late = La table a changé depuis ; regardez de nouveau.
server-dice-awaited = Des dés sont attendus, pas une réponse.
server-answer-awaited = Une réponse est attendue, pas des dés.
server-nothing-sensible = Aucune réponse ne s’impose ici ; choisissez vous-même.
server-nothing-to-undo = Vous n’avez rien à reprendre.
server-offer-open = Une proposition est déjà ouverte ; elle passe d’abord.
server-nothing-offered = On ne vous propose rien.
server-computer-plays-on = L’ordinateur continue à jouer.
server-no-such-line = La partie n’est pas allée jusque-là.
server-nothing-to-decide = Rien n’est à décider maintenant.
server-only-watching = Vous regardez cette partie ; seuls ses joueurs peuvent agir.
server-no-seat = Cette invitation ne mène à aucune place libre.
server-own-seat = Vous jouez déjà dans cette partie ; le lien est pour un ami.
server-busy = Le serveur est occupé ; réessayez dans un instant.
server-killzones-full = Vous gardez déjà { $most } killzones ; modifiez plutôt l'une d'elles.

level-random = Au hasard
level-recruit = Recrue
level-trooper = Soldat
level-veteran = Vétéran
level-commander = Commandant
