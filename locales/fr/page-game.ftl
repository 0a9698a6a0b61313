# Les pages où l'on joue : une nouvelle partie, la partie elle-même, les parties à revoir.

# Une nouvelle partie
new-title = Nouvelle partie
new-lead = Choisissez avec qui vous jouez ; tout le reste est déjà réglé.
new-quick = Partie rapide
new-way = Comment voulez-vous jouer ?
new-way-computer = Contre l'ordinateur
new-way-computer-text = Vous jouez une équipe, le programme l'autre.
new-way-hotseat = Sur un seul écran
new-way-hotseat-text = Deux joueurs se relaient sur cet appareil.
new-way-friend = Avec un ami, par lien
new-way-friend-text = Vous recevez un lien à envoyer ; la partie commence quand il est ouvert.
new-way-watch = Regarder deux ordinateurs
new-way-watch-text = Installez-vous et voyez comment on fait.
new-rules = Règles
new-team-computer-a = Votre équipe
new-team-computer-b = L'équipe de l'ordinateur
new-team-hotseat-a = Équipe du joueur A
new-team-hotseat-b = Équipe du joueur B
new-team-friend-a = Votre équipe
new-team-friend-b = L'équipe de votre ami
new-team-watch-a = Équipe du joueur A
new-team-watch-b = Équipe du joueur B
new-team-size =
    { $count ->
        [one] { $count } agent
       *[other] { $count } agents
    }
new-team-cards = Voir les cartes
new-team-ploys = Subterfuges
# $side est A ou B
new-level = Niveau de l'ordinateur ({ $side })
new-second = Changer de côté : je joue B
new-killzone = Killzone
new-mission = Mission
new-mission-none = Aucune : combat ouvert, chaque camp prend un bord
new-mission-turns =
    { $count ->
        [one] Elle dure { $count } Tournant.
       *[other] Elle dure { $count } Tournants.
    }
new-more = Plus de réglages : dés, pendule, options de règles
new-dice = Dés
new-dice-program = Le programme lance
new-dice-own = Vrais dés
new-dice-program-text = Le serveur scelle sa part avant la partie et l'ouvre ensuite, afin que chacun puisse vérifier que personne n'a choisi les dés.
new-dice-own-text = Les joueurs lancent leurs dés à la table et tapent ce qu'ils voient. Les dés de l'ordinateur sont lancés par le programme.
new-words = Vos mots pour les dés
new-words-text = Ils sont mêlés aux dés, afin que le serveur seul ne puisse pas les choisir. N'importe quels mots conviennent.
new-words-fresh = D'autres
new-clock = Jouer à la pendule
new-clock-minutes = Minutes chacun
new-clock-increment = Secondes de plus par réponse
new-public = Tout le monde peut trouver cette partie et la regarder
new-switches = Options de règles, là où les sources diffèrent
new-switch-default = { $value } (par défaut)
new-switch-value-on = oui
new-switch-value-off = non
new-switch-value-move-rounding-exact = exactement
new-switch-value-move-rounding-ceil-per-segment = chaque partie droite arrondie
new-switch-value-move-floor-none = sans limite
new-switch-value-apl-change-cap-none = sans limite
new-switch-value-visibility-origin-closest = le point le plus proche
new-switch-value-visibility-origin-any = n'importe quel point
new-switch-value-door-enemy-check-door = ceux près de la porte
new-switch-value-door-enemy-check-operator = ceux près de la figurine
new-switch-value-fight-round-corner-allowed-minus-1 = permis, -1 pour toucher
new-switch-value-fight-round-corner-forbidden = interdit
new-switch-value-failed-charge-move-kt = elle se rapproche
new-switch-value-failed-charge-move-none = pas du tout
new-switch-value-demoralised-scope-tests = les tests de moral
new-switch-value-demoralised-scope-hits = les jets de touche
new-switch-value-obscuring-height = selon la hauteur
new-switch-value-obscuring-traits = selon les traits
new-start-computer = Commencer la partie
new-start-hotseat = Commencer la partie
new-start-friend = Créer la partie et obtenir le lien
new-start-watch = Commencer et regarder

# Une invitation
join-title = { $name } vous invite à une partie
join-title-plain = Une invitation
join-team = Vous joueriez { $team }.
join-sit = Prendre la place
join-watch = Regarder seulement
invite-title = Invitez votre ami
invite-text = Envoyez ce lien. Le premier qui l'ouvre prend l'autre place, et la partie commence.
invite-copy = Copier
invite-elsewhere = Le lien de l'autre place a été montré là où la partie a été créée.
invite-waiting = En attente de l'autre joueur…

# Cartes
card-apl = LPA
card-move = Mouvement
card-defence = DF
card-save = Sauvegarde
card-ignores = Ignore
card-invulnerable = Invuln.
card-wounds = PV
card-weapons = Armes
card-weapon = Arme
card-attacks = Att
card-hit = Touche
card-damage = Dég.
card-ranged = tir
card-melee = mêlée

# La partie : autour du plateau
game-page = Partie
game-title = { $a } contre { $b }
game-missing = Cette partie ne peut pas être montrée
game-setting-up = Mise en place
game-turning-point = Tournant { $number }
game-turning-point-of = Tournant { $number } sur { $of }
game-phase-setup = Mise en place
game-phase-initiative = Initiative
game-phase-strategy = Phase de Stratégie
game-phase-firefight = Phase d'Affrontement
game-phase-movement = Phase de Mouvement
game-phase-psychic = Phase Psychique
game-phase-shooting = Phase de Tir
game-phase-fight = Phase de Combat
game-phase-morale = Phase de Moral
game-phase-over = La bataille est finie
game-seat-open = personne encore
game-you = vous
game-has-initiative = A l'initiative
game-cp = { $points } PC
game-cp-long = Points de Commandement
game-ap = { $points } PA
game-turn-yours = À vous de jouer
game-turn-side = À { $side } de jouer : { $name }
game-turn-theirs = À { $name } de jouer.
game-turn-computer = { $name } réfléchit…
game-dice-fall = Les dés tombent…
game-is-over = La partie est finie.
game-waits-for-friend = En attente de l'autre joueur.
game-looking-back = Le plateau après la ligne { $at } du journal.
game-back-to-now = Revenir au présent
game-watching = Vous regardez
game-connection-connecting = Connexion…
game-connection-lost = Connexion perdue ; nouvel essai…
game-connection-closed = Déconnecté
game-undo = Reprendre
game-undo-free = Reprendre votre dernière réponse : aucun dé n'a été lancé depuis
game-undo-alone = Reprendre votre dernière réponse, avec les dés et ce que l'ordinateur a fait depuis
game-undo-ask = Reprendre votre dernière réponse ; un autre joueur doit être d'accord
game-menu = Plus
game-menu-settings = Réglages et équité
game-menu-keys = Clavier
game-menu-replay = Revoir la partie depuis le début
game-menu-record = Télécharger le relevé
game-menu-draw = Proposer un match nul
game-menu-resign = Abandonner
game-resign-title = Abandonner ?
game-resign-text = L'autre camp gagne, et la partie est finie.
game-left = a quitté
game-resign-text-many = Vos figurines quittent la bataille, et les autres continuent.
game-resign-no = Continuer
game-resign-yes = Abandonner
# $side est A ou B
game-clock = Temps restant pour { $side }
game-tabs = Ce qui est montré
game-tab-act = Jouer
game-tab-teams = Équipes
game-tab-log = Journal
game-panel = Ce qu'il faut faire
game-skip = Tout montrer d'un coup

# Agents
game-ready = préparé
game-expended = activé
game-reserve = pas encore placé
game-incapacitated = neutralisé
game-wounds = { $left } PV sur { $full }
game-mark-injured = blessé
game-mark-stunned = moins de PA
game-mark-reacted = a agi hors de son tour

# Le journal
game-log = Ce qui s'est passé
game-log-empty = Il ne s'est encore rien passé.
game-log-see = Voir le plateau tel qu'il était

# Dés
game-die-critical = critique
game-die-normal = normal
game-die-failed = échec
game-die-kept = retenu sans être lancé
game-sequence-shoot = Tir
game-sequence-fight = Combat
game-attack-dice = Dés d'attaque
game-defence-dice = Dés de défense
game-defends = se défend
# $needs est le plus petit nombre qui est un succès
game-needs = il faut { $needs }+
game-no-dice-yet = Pas encore de dés.
game-no-successes = Plus aucun dé.
game-own-dice-hint = Lancez de vrais dés et dites ce qu'ils montrent : appuyez sur les faces, ou tapez les nombres.
game-own-dice-typed = Dés jusqu'ici
game-own-dice-remove = Enlever le { $face }
game-own-dice-faces = Faces
game-own-dice-send =
    { $count ->
        [one] C'est ce que montre le dé
       *[other] C'est ce que montrent les { $count } dés
    }
game-your-dice = Vos dés

# Décisions
game-advised = Vétéran
game-hint-zone = Cliquez sur une zone du plateau, ou choisissez ici.
game-initiative-mine = J'ai l'initiative
game-initiative-mine-text = Vous agissez en premier dans ce Tournant.
game-initiative-theirs = { $name } a l'initiative
game-initiative-theirs-text = Vous agissez en second, et vous en savez plus.
game-pass-ploy = Gardez vos Points de Commandement.
game-pass-counteract = Ne rien faire maintenant.
game-pass-next-target = Ne pas attaquer celui-ci.
game-pass-more-targets = L'attaque est finie.
game-hint-activate = Cliquez sur un des agents entourés, ou choisissez ici.
game-hint-order = L'ordre vaut jusqu'à sa prochaine activation.
game-which-order = Ordre
game-order-engage-text = Libre de tirer et de charger ; plus facile à prendre pour cible.
game-order-conceal-text = À Couvert, on ne peut pas lui tirer dessus ; il ne tire pas et ne charge pas.
game-another-operative = Un autre agent
game-other-action = Autre chose
game-choose-again = Choisir de nouveau
game-hint-move = La surface ombrée est à portée. Cliquez où aller, ou faites glisser.
game-move-length = { $length }" sur { $limit }"
game-move-measuring = Mesure en cours…
game-move-nowhere = Il n'y a nulle part où aller.
game-move-confirm = { $action } : y aller
game-hint-deploy = Choisissez un agent, puis cliquez sur un endroit de la surface ombrée.
game-deploy-whom = Qui placer
game-deploy-here = Le placer ici
game-deploy-auto = Faites-le pour moi
game-hint-barricade = Cliquez là où sera son milieu, et tournez-la avec le curseur ou avec q et e.
# $angle est en degrés
game-barricade-turn = Direction : { $angle }°
game-barricade-here = La placer ici
game-hint-shoot = Les cibles valides sont entourées, avec l'effet attendu du tir. Cliquez sur l'une d'elles pour la choisir ; sur une autre, pour voir pourquoi elle ne l'est pas.
game-hint-fight = Choisissez qui combattre.
game-hint-overwatch = Un agent déjà activé peut tirer hors de son tour.
game-shoot-looking = Tracé des lignes…
game-targets = Ennemis
game-target-far = { $length }"
game-target-cover = à Couvert
game-target-obscured = Masqué
game-target-hidden = non Visible
# $expected est un nombre de PV, $kills un pourcentage
game-odds-short = ⌀ { $expected } · ☠ { $kills }
game-odds-long =
    { $expected ->
        [one] { $expected } PV perdu
       *[other] { $expected } PV perdus
    } en moyenne, { $kills } de neutraliser.
game-odds-own = Vous perdez { $expected } PV en moyenne, et { $dies } d'être neutralisé.
game-shoot-confirm = Tirer sur { $model }
game-fight-confirm = Combattre { $model }
game-weapon-line =
    { $attacks ->
        [one] { $attacks } dé
       *[other] { $attacks } dés
    }, { $hit }+, dégâts { $normal }/{ $critical }
game-hint-resolve = Frappez pour blesser, ou dépensez une réussite pour annuler une réussite ennemie.
game-damage = { $points } PV
game-reroll-by = Ce qui le permet
game-hint-reroll-balanced = Cliquez sur un dé pour le relancer.
game-hint-reroll-ceaseless = Cliquez sur un dé : tous ceux qui montrent le même nombre sont relancés.
game-hint-reroll-relentless = Cliquez sur les dés à relancer.
game-hint-reroll-command = Cliquez sur un dé pour le relancer ; cela coûte des Points de Commandement.
game-reroll =
    { $count ->
        [0] Relancer ({ $source })
        [one] Relancer { $count } dé ({ $source })
       *[other] Relancer { $count } dés ({ $source })
    }
game-reroll-no = Garder les dés tels quels
game-hint-saves = Posez vos sauvegardes sur les réussites : cliquez sur une sauvegarde puis sur une réussite, ou faites glisser. Deux sauvegardes normales annulent une réussite critique.
game-hits-against-you = Réussites contre vous
game-your-saves = Vos sauvegardes
game-saves-spent = Toutes les sauvegardes sont posées.
# $by est none, critical, normal, pair ou half
game-hit =
    { $by ->
        [none] réussite { $kind }, pas arrêtée
        [half] réussite { $kind }, il faut encore une sauvegarde
       *[other] réussite { $kind }, arrêtée
    }
game-save =
    { $kind ->
        [critical] sauvegarde critique
       *[normal] sauvegarde normale
    }
game-saves-done = Je sauvegarde ainsi
game-saves-clear = Tout enlever
game-saves-more = Il reste une sauvegarde qui doit arrêter quelque chose.
game-auto-once = Faites-le pour moi

# Choix automatiques
game-auto-title = Fait pour moi sans demander
game-auto-text = Le choix habituel est fait aussitôt. Reprenez-le, ou changez-le ici, dès que vous voulez choisir vous-même.
game-auto-always = Toujours { $what } pour moi
game-auto-reroll = relancer
game-auto-saves = dépenser les sauvegardes
game-auto-cover-save = décider des sauvegardes de Couvert
game-auto-use = décider des règles d'arme facultatives
game-auto-keep = retenir des dés
game-auto-weapon = choisir l'arme de riposte
game-auto-resolve = frapper et parer
game-auto-next-target = choisir la cible suivante
game-auto-react = répondre aux attaques par des subterfuges
game-pace = Ce que font les autres est montré
game-pace-calm = posément
game-pace-brisk = vivement
game-pace-instant = d'un coup

# Conseil
game-advice = Que ferait un vétéran ?
game-advice-thinking = Réflexion…
game-advice-says = Un vétéran ferait :
game-advice-ways = Le meilleur d'abord. Choisissez-en un pour le préparer.
game-advice-then = Ensuite : { $steps }
game-advice-do = Faire cela

# Propositions
game-offer-draw = { $name } propose un match nul.
game-offer-undo = { $name } demande à reprendre sa dernière réponse.
game-offer-mine-draw = Vous proposez un match nul.
game-offer-mine-undo = Vous demandez à reprendre votre dernière réponse.
game-offer-accept = Accepter
game-offer-decline = Refuser
game-offer-withdraw = Retirer
game-offer-asked = Accord attendu de : { $names }.

# La fin
result-drawn = Match nul
result-you-won = Vous avez gagné !
result-you-lost = { $name } a gagné.
result-won-by = { $name } a gagné avec { $team }.
# $side est A ou B
result-short-won = { $side } a gagné
result-how-played = Décidé sur le plateau.
result-how-resigned = L'autre camp a abandonné.
result-how-agreed = Les deux camps se sont mis d'accord.
result-how-time = Le temps est écoulé.
result-rematch = Revanche
result-replay = La revoir

# Équité
fair-title = Des dés vérifiables
fair-text = Avant la partie, le serveur a scellé un nombre secret et publié son sceau. Avec les mots des joueurs, il décide de chaque dé. Dès que la partie est finie, chacun peut vérifier.
fair-own-dice = Dans cette partie, les joueurs ont lancé leurs propres dés ; seuls ceux du programme sont vérifiables.
fair-commitment = Sceau (SHA-256)
# $side est A ou B
fair-words = Mots du joueur { $side }
fair-seed = Nombre secret
fair-seed-sealed = Scellé jusqu'à la fin de la partie.
fair-verify = Téléchargez le relevé, et vérifiez-le avec :

# Parties à revoir
replays-title = Parties
replays-lead = Des parties en cours, et d'autres à revoir.
replays-load = Ouvrir un relevé
replays-load-text = Vous avez le relevé d'une partie ? Ouvrez le fichier, ou déposez-le ici.
replays-mine = Vos parties
replays-mine-none = Vous n'avez pas encore joué.
replays-public = Parties que tout le monde peut regarder
replays-public-none = Personne ne joue en public pour l'instant.
replays-running = en cours
replays-more = En voir plus
replay-title = Revoir une partie
replay-share = Copier le lien vers cet instant
replay-live = Retour à la partie
replay-start = La table avant que le premier dé ne tombe.
replay-timeline = Chronologie
replay-at = { $at } sur { $of }
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-on = Un pas en avant
replay-last = À la fin
replay-speed = Vitesse
replay-step = Un pas en arrière ou en avant
replay-ends = Au début ou à la fin
replay-turns = Un Tournant en arrière ou en avant

# Clavier
keys-title = Clavier
keys-space = Espace
keys-choose = Prendre un choix par son numéro
keys-confirm = Confirmer ce qui est choisi sur le plateau
keys-back = Revenir d'un pas, ou au présent
keys-board = Aller au plateau
keys-crosshair = Sur le plateau : déplacer le réticule, ou passer de figurine en figurine ; Entrée choisit
keys-zoom = Sur le plateau : agrandir, réduire, tout montrer
keys-turn = Tourner une barricade
