var e={shared:Object.values(Object.assign({"../../../../locales/fr/ask.ftl":`# Questions : ce qu'un joueur doit décider.

ask-drop-zone = Quelle zone d'insertion prenez-vous ?
ask-barricade = Où placez-vous une barricade ? Il en reste { $left }, pour les deux joueurs.
ask-deploy =
    { $left ->
        [one] Placez encore { $left } agent.
       *[other] Placez encore { $left } agents.
    }
ask-initiative = Qui a l'initiative ?
ask-gambit = Utiliser un subterfuge, ou passer ?
ask-activate = Quel agent activez-vous, avec quel ordre ?
ask-counteract = Agir en réaction avec un agent, ou passer ?
ask-overwatch = Effectuer l'action État d'Alerte avec un agent, ou passer ?
ask-act = Que fait { $model } ? PA restants : { $ap }.
ask-next-target = Quelle est la cible suivante ?
ask-more-targets = Attaquer une autre cible, ou passer ?
ask-react = { $model } est attaqué : utiliser un subterfuge, ou passer ?
ask-keep =
    { $most ->
        [one] Combien de dés retenez-vous sans les lancer ? { $most } dé au plus.
       *[other] Combien de dés retenez-vous sans les lancer ? { $most } dés au plus.
    }
ask-reroll = Relancer des dés, ou passer ?
ask-use = Utiliser { $rule } ?
ask-cover-save = Retenir une sauvegarde de Couvert ?
ask-saves = Comment dépensez-vous vos sauvegardes ?
ask-weapon = Avec quelle arme ripostez-vous ?
ask-resolve = Frapper ou parer, et avec quel succès ?
`,"../../../../locales/fr/command.ftl":`# Réponses de la ligne de commande.

# $from et $to sont des figurines
sight-valid = { $to } est une cible valide pour { $from }.
sight-not-valid = { $to } n'est pas une cible valide pour { $from }.
sight-distance = La distance est de { $distance }.
sight-no-way = Aucun chemin autour des murs ne mène de { $from } à { $to }.
sight-cover-save = { $to } peut conserver une sauvegarde de couvert.

# $action est un mouvement, $length et $limit sont des longueurs
reach-legal = { $model } peut y aller : { $action }, { $length } sur { $limit } au plus.
reach-illegal = { $model } ne peut pas y aller : { $action }, { $limit } au plus.
reach-region = Où { $model } peut finir : { $action }, { $limit } au plus.
reach-nowhere = Il n'y a aucun endroit où { $model } puisse finir : { $action }, { $limit } au plus.

sim-draws = Égalités
sim-score = Score du camp 1, intervalle à 95 %
sim-games = Parties
sim-turns = Tournants par partie
sim-decisions = Décisions
sim-speed = Parties par seconde
sim-digest = Empreinte

odds-defender-loses = Points de Vie perdus par le défenseur, exactement et autant ou plus :
odds-attacker-loses = Points de Vie perdus par l’attaquant :
odds-attacks = Attaques à la suite
odds-expected = Pertes moyennes
odds-kills = Chance de neutraliser
odds-injures = Chance de laisser blessé
odds-expected-own = Pertes moyennes de l’attaquant
odds-dies = Chance d’être neutralisé
odds-goal = But
odds-goal-damage = dégâts
odds-goal-kill = neutraliser
odds-value = Valeur du but
odds-policy = Jeu
odds-policy-optimal = parfait des deux côtés
odds-policy-always-strike = toujours frapper
odds-policy-always-parry = toujours parer si possible
odds-policy-never-fish = jamais relancer de réussite
odds-first-move = Premier choix de l’attaquant
odds-first-best = meilleur dans
odds-first-cost = coûte
odds-strike-critical = frapper avec une réussite critique
odds-strike-normal = frapper avec une réussite normale
odds-block-critical = parer une réussite critique
odds-block-normal = parer une réussite normale
odds-block-nothing = ne rien parer
`,"../../../../locales/fr/page-board.ftl":`# Le plateau, partout où il est montré. Les longueurs sont en pouces.

board-label = Plateau { $name }, { $width } sur { $depth } pouces
board-keys = Les flèches vont d’une figurine à l’autre, ou déplacent le plateau ; plus et moins changent l’échelle, zéro le montre en entier. Pendant le choix d’un endroit, les flèches déplacent un viseur et Entrée le désigne.
board-tools = La vue
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-fit = Montrer tout le plateau
board-grid = Quadrillage en pouces
board-rulers = Pouces le long des bords
board-zone = Zone d’insertion du camp { $side }
board-objective = Objectif : { $name }
board-wall = Mur
board-door = { $open ->
    [yes] Porte { $name }, ouverte
   *[no] Porte { $name }, fermée
}
board-terrain = { $vantage ->
    [yes] { $name } : { $kind }, de { $bottom }″ à { $top }″, promontoire
   *[no] { $name } : { $kind }, de { $bottom }″ à { $top }″
}
board-terrain-unnamed = Décor
board-kind-heavy = Lourd
board-kind-light = Léger
board-kind-open = type non précisé
board-mark-injured = blessé
board-mark-stunned = moins de points d’action
board-mark-reacted = a agi hors de son tour
board-model = { $label } { $name }{ $counted ->
    [yes] , { $wounds } points de vie sur { $full }
   *[no] { "" }
}{ $order ->
    [none] { "" }
   *[other] , { $order }
}, { $ready ->
    [yes] prêt
   *[no] a agi
}{ $marks ->
    [none] { "" }
   *[other] , { $marks }
}, en { $x } ; { $y }
`,"../../../../locales/fr/page-killzones.ftl":`# Dessiner des tables.

draw-title = Killzones
draw-lead = Dessinez une table, vérifiez-la, jouez-y.
draw-new = Nouvelle killzone
draw-upload = Ouvrir un fichier
draw-mine = Les miennes
draw-mine-none = Rien d’enregistré. Dessinez-en une, ou partez d’une copie ci-dessous.
draw-built-in = Avec le programme
draw-open = Ouvrir
draw-use = Partir d’une copie
draw-copy-of = { $name }, à ma façon
draw-play = Jouer ici
draw-back = Toutes les killzones
draw-untitled = Sans titre
draw-changed = non enregistré
draw-download = Télécharger
draw-save = Enregistrer
draw-save-copy = Enregistrer une copie
draw-saved = Enregistré.
draw-fine = Tout est en ordre.
draw-name = Nom
draw-text = Quelques mots
draw-width = Largeur (″)
draw-depth = Profondeur (″)
draw-mirror-all = Compléter la symétrie par demi-tour
draw-kind-terrain = Décor
draw-kind-wall = Mur
draw-kind-door = Porte
draw-kind-objective = Objectif
draw-kinds-terrain = Décors
draw-kinds-wall = Murs
draw-kinds-door = Portes
draw-kinds-objective = Objectifs
draw-type = Type
draw-type-heavy = Lourd
draw-type-light = Léger
draw-type-open = selon la hauteur
draw-bottom = Dessous (″)
draw-top = Dessus (″)
draw-vantage = On peut se tenir dessus
draw-door-open = Ouverte au début
draw-x = Depuis l’ouest (″)
draw-y = Depuis le sud (″)
draw-corner-x = Coin { $corner }, depuis l’ouest
draw-corner-y = Coin { $corner }, depuis le sud
draw-corner-add = Un coin de plus après le coin { $corner }
draw-corner-remove = Retirer le coin { $corner }
draw-duplicate = Dupliquer
draw-mirror = Copier par demi-tour
draw-delete = Supprimer
draw-tools = Outils de dessin
draw-tool-select = Choisir
draw-tool-rectangle = Rectangle
draw-tool-polygon = Polygone
draw-tool-wall = Mur
draw-tool-door = Porte
draw-tool-objective = Objectif
draw-hint-select = Cliquez un objet pour le modifier, faites-le glisser pour le déplacer, tirez ses coins pour le déformer.
draw-hint-rectangle = Tirez d’un coin à l’autre.
draw-hint-polygon = Cliquez coin après coin ; recliquez le premier, ou Entrée, pour fermer.
draw-hint-wall = Tirez d’un bout du mur à l’autre.
draw-hint-door = Tirez d’un montant de la porte à l’autre.
draw-hint-objective = Cliquez où se trouve l’objectif.
draw-undo = Annuler
draw-redo = Rétablir
draw-snap = Pas
draw-snap-none = sans
draw-new-door = Porte
draw-new-objective = Objectif
draw-corners = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
draw-things = { $count ->
    [one] { $count } objet sur la table
   *[other] { $count } objets sur la table
}
draw-problems = { $count ->
    [one] { $count } chose à corriger
   *[other] { $count } choses à corriger
}
draw-warnings = { $count ->
    [one] { $count } chose à savoir
   *[other] { $count } choses à savoir
}
`,"../../../../locales/fr/page-odds.ftl":`# Le calculateur de probabilités.

chances-title = Calculateur de probabilités
chances-lead = Les chances exactes d'un tir ou d'un combat, chaque camp choisissant au mieux.
chances-share = Copier le lien
chances-copy-by-hand = Copiez l'adresse dans la barre d'adresse : elle contient tout.
chances-form = L'attaque
chances-results = Les probabilités

# Situations comparées
chances-setup = Situation { $letter }
chances-compare = Comparer
chances-remove = Retirer
chances-name = Nom de la situation

# Le formulaire
chances-edition = Règles
chances-sequence = Type d'attaque
chances-sequence-shoot = Tirer
chances-sequence-fight = Combattre
chances-attacker = Attaquant
chances-defender = Défenseur
chances-pick-weapon = Remplir d'après une arme…
chances-pick-operative = Remplir d'après un agent…
chances-card = { $weapon } ({ $operative })
chances-attacks = Dés d'attaque
chances-hit = Touche
chances-damage-normal = Dégâts normaux
chances-damage-critical = Dégâts critiques
chances-rules = Règles d'arme
chances-rules-none = aucune
chances-rules-add = Ajouter ou retirer une règle d'arme
chances-rules-read = Leur effet :
chances-wounds = PV
chances-save = Sauvegarde
chances-defence = Dés de défense
chances-rerolls = Relances de Cdt
chances-cover = Sauvegarde de couvert
chances-obscured = Masqué
chances-invulnerable = Sauvegarde Invulnérable
chances-more = But, habitudes et nom
chances-plays-for = Les deux camps visent
chances-for-damage = les dégâts
chances-for-kill = la neutralisation
chances-plays = Leur façon de choisir
chances-plays-optimal = Au mieux
chances-plays-always-strike = Toujours frapper
chances-plays-always-parry = Toujours parer tant que possible
chances-plays-never-fish = Ne jamais relancer un succès

# La réponse
chances-expected = PV perdus en moyenne
chances-kills = Chance de neutraliser
chances-expected-own = PV perdus par l'attaquant en moyenne
chances-dies = Risque d'être neutralisé
chances-glance-wounds = { $wounds } PV
chances-glance-kills = { $chance } de neutraliser
chances-defender-loses = PV perdus par le défenseur
chances-attacker-loses = PV perdus par l'attaquant
chances-mode = Chances de perdre
chances-exact = exactement
chances-least = au moins
chances-chart-hint = Pointez une colonne pour lire sa probabilité exacte.
chances-chart-at =
    { $wounds ->
        [one] { $wounds } PV : { $chances }
       *[other] { $wounds } PV : { $chances }
    }
chances-table = Tous les chiffres
`,"../../../../locales/fr/page-rules.ftl":`# Le livre des règles, et le volet qui ouvre une règle à côté de tout le reste.

rules-title = Règles
rules-one = Règle { $id }
rules-lead = Ce que suit l'arbitre : chaque règle avec son numéro, les décisions et des exemples.
rules-book = Livre de règles
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [0] Rien trouvé.
        [one] { $count } entrée
       *[other] { $count } entrées
    }
rules-pick = Choisissez un chapitre ou cherchez un mot.
rules-all = Toutes les règles
rules-open-page = Ouvrir dans le livre des règles
rules-see = Voir aussi
rules-kind-statement = Règle
rules-kind-ruling = Décision
rules-kind-example = Exemple
rules-examples =
    { $count ->
        [one] Un exemple
       *[other] { $count } exemples
    }
`,"../../../../locales/fr/page-sight.ftl":`# Le laboratoire de visée.

lab-title = Laboratoire de vue
lab-lead = Posez décors et figurines, et voyez aussitôt qui voit qui, ce qui couvre, et quelle règle le dit.
lab-share = Copier le lien
lab-export = Enregistrer un fichier
lab-import = Ouvrir un fichier
lab-bad-link = Ce lien est illisible ; voici une table pour commencer.
lab-bad-file = Ce fichier ne pose pas de question de visée ou de portée.
lab-too-long = Cette table est trop grande pour un lien. Enregistrez un fichier.
lab-copy-by-hand = Copiez l’adresse de la barre d’adresse : elle contient tout.
lab-mode = Question
lab-mode-sight = Qui voit qui
lab-mode-reach = Où aller
lab-rules = Règles
lab-from = Tireur
lab-to = Cible
lab-swap = Échanger les deux
lab-mover = Figurine
lab-action = Mouvement
lab-limit = Au plus (″)
lab-weapon-rules = Règles de l’arme
lab-weapon-rules-hint-kt24 = Comme sur la carte, séparées par des virgules : Range 8", Seek Light
lab-weapon-rules-hint-kt21 = Comme sur la carte, séparées par des virgules : Rng 6", Indirect
lab-switch-obscured = Les décors lourds lointains voilent
lab-switch-vantage = La hauteur donne un avantage
lab-switch-operatives-block-sight = Les agents bloquent la vue
lab-switch-vantage-exception = La hauteur révèle les cibles dissimulées à couvert
lab-switch-vantage-inclusive = Exactement 2″ de hauteur suffisent
lab-switch-vantage-light-only = Seulement contre le couvert de décors légers
lab-switch-bases-give-cover = Les autres agents donnent un couvert
lab-distance = Distance
lab-no-way = aucun chemin
lab-fact-visible = Visible
lab-fact-cover = À couvert
lab-fact-obscured = Voilée
lab-fact-engaged = Au contact
lab-fact-cover-save = Dé de couvert
lab-yes = oui
lab-no = non
lab-why = Pourquoi
lab-show-line = Faire ressortir sa ligne
lab-panes = Ce qui est sur la table
lab-pane-models = Figurines
lab-pane-terrain = Décors
lab-add-model = Ajouter à { $side }
lab-pick-model = Cliquez une figurine pour changer son socle, sa hauteur et son ordre, ou faites-la glisser.
lab-order = Ordre
lab-base = Socle
lab-height = Hauteur (″)
lab-floor = Se tient sur
lab-ground = le sol
lab-make-from = En faire le tireur
lab-make-to = En faire la cible
lab-make-mover = La faire bouger
lab-board = Plateau
lab-board-own = Le mien
lab-board-empty = Un plateau vide
lab-hint-sight = Faites glisser les figurines : le verdict suit. Molette ou pincement pour zoomer.
lab-hint-reach = Pointez un endroit pour voir le plus court chemin légal ; cliquez pour le garder.
lab-point-somewhere = Pointez le plateau pour voir si { $model } peut y aller.
lab-switches = { $count ->
    [0] Là où les livres laissent le choix
   *[other] Là où les livres laissent le choix, { $count } changé(s)
}
`,"../../../../locales/fr/page.ftl":`# La page dans le navigateur : ce qui figure sur toutes ses pages, et l'accueil.

app-title = Coverline : Kill Team dans le navigateur
page-title = { $page } · Coverline
skip-to-content = Aller au contenu
close = Fermer
loading = Chargement…
try-again = Réessayer
copied = Copié.
# $label est le nom d'un nombre que l'on peut changer
fewer = { $label } : un de moins
more = { $label } : un de plus

# Jeux de règles
rules-kt24 = Kill Team 2024
rules-kt21 = Kill Team 2021
rules-kt18 = Kill Team 2018
rules-kt4w40k = KT4W40K

# Problèmes
error-network = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
error-unreadable = La réponse du serveur est illisible.
error-unexpected = Quelque chose n'a pas marché. Réessayez.
error-status = Le serveur refuse, avec le statut { $status }.

# Navigation
nav-label = Pages
nav-menu = Menu
nav-play = Jouer
nav-replays = Parties
nav-odds = Probabilités
nav-sight = Vue
nav-killzones = Killzones
nav-rules = Règles
language-menu = Langue : { $language }
theme-menu = Couleurs : { $theme }
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
footer-trust = Chaque règle citée, chaque dé vérifiable, chaque probabilité exacte.
footer-unofficial = Un projet de passionnés, non officiel. Kill Team est un jeu de Games Workshop.

# Compte
account-menu = Compte de { $name }
account-menu-nobody = Compte
account-nobody = Se connecter
account-guest = Vous jouez en invité
account-member = Vous êtes connecté
account-be-guest = Jouer en invité
account-signin = Se connecter
account-signup = Créer un compte
account-keep = Garder mes parties : créer un compte
account-signout = Se déconnecter
account-signed-out = Vous êtes déconnecté.
account-welcome = Bienvenue, { $name }.
account-name = Nom
account-password = Mot de passe
account-password-hint = Au moins { $least } caractères.
account-title-guest = Comment vous appeler ?
account-title-signin = Se connecter
account-title-signup = Créer un compte
account-about-guest = Un nom suffit pour jouer. Vos parties restent dans ce navigateur.
account-about-signin = Vos parties sont là où vous les avez laissées.
account-about-signup = Avec un mot de passe, vous retrouvez vos parties dans n'importe quel navigateur.
account-do-guest = Jouer
account-do-signin = Se connecter
account-do-signup = Créer le compte
account-to-guest = Un simple nom me suffit
account-to-signin = J'ai un compte
account-to-signup = Je veux un compte

# Accueil
home-title = Accueil
home-kicker = Kill Team · 2021 et 2024
home-heading = La table, l'adversaire et l'arbitre.
home-lead = Jouez à Kill Team dans le navigateur. Coverline mesure chaque mouvement, tranche chaque Ligne de Vue et vous donne les probabilités exactes avant que vous ne vous engagiez, avec la règle qui le dit.
home-start = Commencer une partie
home-picture = Une killzone vue d'en haut : jusqu'où va un agent, ses lignes de vue à côté des couverts, et ses chances contre sa cible.
home-picture-odds = { $chance } de tuer
home-ways = Comment voulez-vous jouer ?
home-way-computer = Contre l'ordinateur
home-way-computer-text = Choisissez deux équipes et une killzone, et jouez aussitôt. Demandez à tout moment ce que ferait un vétéran.
home-way-hotseat = Sur le même écran
home-way-hotseat-text = Deux joueurs, un seul appareil. Avec de vrais dés si vous voulez : lancez-les et tapez le résultat.
home-way-friend = Avec un ami, par un lien
home-way-friend-text = Envoyez un lien et jouez en direct. Les dés sont scellés avant la partie, et chacun peut les vérifier après.
home-continue = Reprendre une partie
home-versus = contre
home-seat-open = place encore libre
home-tools = Des outils, sans partie
home-tool-odds = Calculateur de probabilités
home-tool-odds-text = Les chances exactes d'un tir ou d'un combat, côte à côte.
home-tool-sight = Laboratoire de vue
home-tool-sight-text = Qui voit qui, ce qui met à Couvert, et pourquoi.
home-tool-killzones = Éditeur de killzones
home-tool-killzones-text = Dessinez une table, vérifiez-la, jouez-y.
home-tool-rules = Livre des règles
home-tool-rules-text = Chaque règle, avec son numéro et ses exemples.

# Une page qui n'existe pas
missing-title = Hors de vue
missing-text = Il n'y a pas de page à cette adresse : quelque chose bloque toutes les lignes qui y mènent.
missing-home = Retour à l'accueil
`,"../../../../locales/fr/reason.ftl":`# Raisons : ce qui décide si une cible est vue et peut être prise pour cible.

reason-visible = La cible est Visible.
reason-hidden =
    { $terrain ->
        [none] La cible n'est pas Visible.
       *[other] La cible n'est pas Visible ; ce qui la cache : { $terrain }.
    }
reason-in-cover =
    { $terrain ->
        [none] La cible est à Couvert.
       *[other] La cible est à Couvert ; ce qui la protège : { $terrain }.
    }
reason-too-close-for-cover = Le tireur est trop près pour que la cible soit à Couvert.
reason-obscured =
    { $terrain ->
        [none] La cible est Masquée.
       *[other] La cible est Masquée ; ce qui la masque : { $terrain }.
    }
reason-engaged = Les deux sont à portée de contrôle l'un de l'autre.
reason-cover-save = Le défenseur peut retenir un dé pour le couvert.
reason-no-cover-save = Aucun dé ne peut être retenu pour le couvert.
reason-refused = La cible ne peut pas être choisie.
reason-valid-target = La cible est valide.
`,"../../../../locales/fr/term.ftl":`# Mots de règle, tels qu'ils figurent dans les phrases.

# Ordres
term-engage = Engagement
term-conceal = Dissimulation

# Bords de la killzone
term-west = ouest
term-east = est
term-south = sud
term-north = nord

# Succès
term-normal = normal
term-critical = critique

# Actions
term-reposition = Se Repositionner
term-dash = Sprinter
term-fall-back = Battre en Retraite
term-charge = Charger
term-shoot = Tirer
term-fight = Combattre

# Ce pour quoi on lance les dés
term-draw = mise en place
term-initiative = initiative
term-attack = attaque
term-defence = défense
term-reroll = relance
term-hot = Surchauffe

# Ce qui permet de relancer
term-balanced = Équilibré
term-ceaseless = Incessant
term-relentless = Implacable
term-command = Relance de Commandement

# Règles d'arme facultatives
term-punishing = Punitif
term-rending = Perforant
term-severe = Sévère
term-obscured = masqué
term-invulnerable-save = la Sauvegarde Invulnérable
`})),kt21:`# Kill Team 2021 : ses propres mots, à la place de ceux des mêmes messages dans les autres fichiers.

# Actions et succès : une touche est normale
term-reposition = Mouvement Normal
term-normal = normale

# Questions
ask-deploy =
    { $left ->
        [one] Placez encore { $left } agent, avec un ordre.
       *[other] Placez encore { $left } agents, chacun avec un ordre.
    }
ask-gambit = Utiliser un Subterfuge Stratégique, ou passer ?
ask-react = { $model } est attaqué : utiliser un Subterfuge Tactique, ou passer ?
ask-weapon = Avec quelle arme vous défendez-vous ?
ask-resolve = Frapper ou parer, et avec quelle touche ?

# Choix
choice-weapon = Se défendre avec { $weapon }
choice-strike = Frapper avec une touche { $success }
choice-block = Parer une touche { $success } avec une touche { $with }
choice-block-nothing = Dépenser une touche { $with } sans rien parer
choice-saves-critical-on-critical =
    { $dice ->
        [one] { $dice } sauvegarde critique contre une touche critique
       *[other] { $dice } sauvegardes critiques contre des touches critiques
    }
choice-saves-critical-on-normal =
    { $dice ->
        [one] { $dice } sauvegarde critique contre une touche normale
       *[other] { $dice } sauvegardes critiques contre des touches normales
    }
choice-saves-pair-on-critical =
    { $dice ->
        [one] { $dice } paire de sauvegardes normales contre une touche critique
       *[other] { $dice } paires de sauvegardes normales contre des touches critiques
    }
choice-saves-normal-on-normal =
    { $dice ->
        [one] { $dice } sauvegarde normale contre une touche normale
       *[other] { $dice } sauvegardes normales contre des touches normales
    }

# Événements
event-expended = { $model } a été activé et n'est plus préparé.
event-retaliates = { $model } se défend avec { $weapon }.
event-strikes = { $model } frappe avec une touche { $success }.
event-blocks = { $model } pare une touche { $success }.
event-blocks-nothing = { $model } dépense une touche pour une parade qui ne défausse rien.
event-shocked = Étourdissant : { $model } défausse une touche { $success }.
event-hot =
    { $points ->
        [0] Surchauffe : { $model } s'en tire sans dommage.
        [one] Surchauffe : { $model } subit { $points } blessure mortelle.
       *[other] Surchauffe : { $model } subit { $points } blessures mortelles.
    }

# Raisons
reason-engaged = Les deux sont à Portée d'Engagement l'un de l'autre.

# Refus
refusal-off-board = Une partie sortirait de la killzone ; tout doit y rester.
refusal-enters-control-range = Le trajet entre à Portée d'Engagement de { $model } ; restez en dehors, ou Chargez.
refusal-ends-in-control-range = Le déplacement finirait à Portée d'Engagement de { $model } ; terminez-le en dehors.
refusal-must-end-in-control-range = Une Charge doit finir à Portée d'Engagement d'un ennemi ; terminez-la ainsi ou choisissez un autre déplacement.
refusal-leaves-control-range = Le trajet quitte la Portée d'Engagement de { $model } ; une fois à cette portée, la Charge doit y rester.
refusal-in-control-range = Impossible tant que { $model } est à Portée d'Engagement ; choisissez plutôt Combattre ou Battre en Retraite.
refusal-no-enemy-in-control-range = Il faut pour cela un ennemi à Portée d'Engagement, et il n'y en a aucun ; choisissez une autre action.
refusal-target-not-in-control-range = { $model } n'est pas à Portée d'Engagement ; combattez un ennemi qui l'est.
refusal-friend-engaged = { $model } est à Portée d'Engagement de votre agent { $friend } ; choisissez une cible qui ne l'est pas.
refusal-not-expended = { $model } ne peut pas effectuer l'action État d'Alerte ; choisissez un agent activé qui a un Ordre Engagement.
refusal-too-few-ap = Cela coûte { $cost } PA et il n'en reste que { $left } ; choisissez une action moins chère, ou Passer.
refusal-far-from-primary = { $model } est trop loin de la cible initiale ; il doit en être à { $reach } au plus.
refusal-no-such-success = Il ne vous reste aucune touche de ce type ; utilisez-en une de l'autre type.
refusal-cannot-block = Cette touche ne peut pas parer celle-là ; parez avec une touche critique, parez une touche normale, ou frappez.
refusal-must-block-something = Ce dé peut parer une touche ; nommez-la, ou frappez.
`};export{e as default};