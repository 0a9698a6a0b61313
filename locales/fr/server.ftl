# Ce que dit le serveur quand il n'accorde pas une demande.

server-missing = Il n'y a rien de tel ici.
server-fault = Une erreur s'est produite sur le serveur ; réessayez dans un instant.
server-not-json = Envoyez du JSON (type de contenu application/json).
server-too-large = C'est trop à la fois.
# $most is a whole number
server-too-detailed =
    Un plateau a ici au plus { $most ->
        [one] { $most } coin
       *[other] { $most } coins
    }, extrémités des murs et des portes comprises.
server-odds-too-large =
    Cette attaque peut tourner de trop de façons pour le serveur : lancez moins de dés, ou relancez-en moins. Le programme sur votre propre machine la résout : coverline odds.
server-cut-short = La demande s'est interrompue trop tôt.
# $why is a technical detail in English
server-unreadable = Cette demande est illisible : { $why }.
server-rule-unknown = Cette règle d'arme n'existe pas ici : { $text }.
server-rule-number = Le nombre de cette règle d'arme manque ou n'est pas permis, ou elle n'en prend pas : { $text }.
server-rule-elsewhere = C'est une règle de l'agent, pas de son arme : { $text }.
server-foreign = Cette demande vient d'un autre site.
server-no-host = La demande ne dit pas à quel serveur elle s'adresse.
server-other-host = Ce serveur ne porte pas ce nom.
# $seconds is a whole number
server-too-fast = { $seconds ->
    [one] Trop de demandes ; réessayez dans { $seconds } seconde.
   *[other] Trop de demandes ; réessayez dans { $seconds } secondes.
}
server-too-slow = C'était trop long ; réessayez.

server-sign-in = Connectez-vous, ou jouez en invité, pour faire cela.
# $least and $most are whole numbers
server-name-length = Un nom compte de { $least } à { $most } caractères.
server-name-signs = Un nom ne contient ni saut de ligne ni autre signe invisible.
server-name-taken = Ce nom est déjà pris.
server-password-length = Un mot de passe compte de { $least } à { $most } caractères.
server-password-common = Ce mot de passe se devine trop facilement : il est courant, ou contient votre nom.
server-wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.
server-signed-up = Vous avez déjà un compte.
server-ticket-used = Ce lien a déjà servi ; relancez le programme pour en avoir un autre.

server-roll = { $dice ->
    [one] Joueur { $side } : { $dice } dé ({ $reason }).
   *[other] Joueur { $side } : { $dice } dés ({ $reason }).
}
server-two-seats = Cette partie a deux places ; dans Kill Team 2018, de deux à quatre.
server-unknown-team = Aucune équipe ne s'appelle { $name } pour ces règles.
server-unknown-killzone = Aucune killzone ne s'appelle { $name }.
server-unknown-mission = Aucune mission ne s'appelle { $name }.
server-clock-seconds = Une pendule va de 10 secondes à 24 heures.
server-clock-increment = On ajoute au plus 600 secondes après une réponse.
server-words = Au plus { $most } caractères sur une ligne, sans espaces aux bouts.
server-commitment-first = Demandez d'abord l'engagement du serveur : les mots s'ajoutent ensuite.
server-commitment-unknown = Le serveur n'a pas pris cet engagement envers vous ; demandez-en un autre.
server-wrong-dice = { $dice ->
    [one] Exactement { $dice } dé est attendu.
   *[other] Exactement { $dice } dés sont attendus.
}
server-over = La partie est finie.
server-seats-open = Une place attend encore un ami.
server-not-your-turn = C'est au tour d'un autre joueur.
server-not-yours = Vous ne jouez pas ce camp.
server-too-late = La table a changé depuis ; regardez de nouveau.
server-dice-awaited = Des dés sont attendus, pas une réponse.
server-answer-awaited = Une réponse est attendue, pas des dés.
server-nothing-sensible = Aucune réponse ne s'impose ici ; choisissez vous-même.
server-nothing-to-undo = Vous n'avez rien à reprendre.
server-offer-open = Une proposition est déjà ouverte ; elle passe d'abord.
server-nothing-offered = On ne vous propose rien.
server-computer-plays-on = L'ordinateur continue à jouer.
server-has-left = Vous avez quitté cette partie ; les autres continuent.
server-no-such-line = La partie n'est pas allée jusque-là.
server-nothing-to-decide = Rien n'est à décider maintenant.
server-only-watching = Vous regardez cette partie ; seuls ses joueurs peuvent agir.
server-no-seat = Cette invitation ne mène à aucune place libre.
server-own-seat = Vous jouez déjà dans cette partie ; le lien est pour un ami.
server-busy = Le serveur est occupé ; réessayez dans un instant.
server-asking-too-much = Vous avez déjà beaucoup de questions en cours ; attendez leurs réponses.
server-computer-games-full = Vous avez autant de parties contre l'ordinateur qu'on peut en jouer à la fois ; finissez-en ou quittez-en d'abord.
server-sockets-full = Trop de parties sont ouvertes d'ici ; fermez-en d'abord.
server-take-backs-full = Vous avez beaucoup repris de coups dernièrement ; attendez un peu.
server-unstored = Le serveur ne peut rien enregistrer pour l'instant ; rien n'a changé. La partie reprendra dès que possible.
server-killzones-full = Vous gardez déjà { $most } killzones ; modifiez plutôt l'une d'elles.
# $most is a whole number
server-files-full = Vous en gardez déjà { $most } ; supprimez-en d'abord.
server-file-killzone = C'est une killzone ; ouvrez-la sur la page des killzones.
server-in-english = En anglais : { $text }

level-random = Au hasard
level-recruit = Recrue
level-trooper = Soldat
level-veteran = Vétéran
level-commander = Commandant
