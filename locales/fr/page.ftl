# La page dans le navigateur : ce qui figure sur toutes ses pages, et l'accueil.

app-title = Coverline : Kill Team dans le navigateur
page-title = { $page } · Coverline
skip-to-content = Aller au contenu
close = Fermer
loading = Chargement…
try-again = Réessayer
copied = Copié.
# $label est le nom d'un nombre que l'on peut changer
fewer = { $label } : un de moins
more = { $label } : un de plus

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
language-menu = Langue : { $language }
theme-menu = Couleurs : { $theme }
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
footer-trust = Chaque règle citée, chaque dé vérifiable, chaque probabilité exacte.
footer-unofficial = Un projet de passionnés, non officiel. Kill Team est un jeu de Games Workshop.

# Compte
account-menu = Compte de { $name }
account-menu-nobody = Compte : { account-nobody }
account-nobody = Se connecter
account-guest = Vous jouez en invité
# $name is the name of a player who has no account
seat-guest = { $name } (invité)
account-member = Vous êtes connecté
account-be-guest = Jouer en invité
account-signin = Se connecter
account-signup = Créer un compte
account-keep = Garder mes parties : créer un compte
account-signout = Se déconnecter
account-signed-out = Vous êtes déconnecté.
account-welcome = Bienvenue, { $name }.
account-name = Nom
account-password = Mot de passe
account-password-hint = Au moins { $least } caractères.
account-title-guest = Comment vous appeler ?
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
home-kicker = Kill Team 2018, 2021 et 2024 · KT4W40K
home-heading = La table, l'adversaire et l'arbitre.
home-lead = Jouez à Kill Team dans le navigateur. Coverline mesure chaque mouvement, tranche chaque Ligne de Vue et vous donne les probabilités exactes avant que vous ne vous engagiez, avec la règle qui le dit.
home-start = Commencer une partie
home-picture = Une killzone vue d'en haut : jusqu'où va un agent, ses lignes de vue à côté des couverts, et ses chances contre sa cible.
home-picture-odds = { $chance } de neutraliser
home-ways = Comment voulez-vous jouer ?
home-way-computer = Contre l'ordinateur
home-way-computer-text = Choisissez deux équipes et une killzone, et jouez aussitôt. Demandez à tout moment ce que ferait un vétéran.
home-way-hotseat = Sur le même écran
home-way-hotseat-text = Deux joueurs, un seul appareil. Avec de vrais dés si vous voulez : lancez-les et tapez le résultat.
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
missing-text = Il n'y a pas de page à cette adresse : quelque chose bloque toutes les lignes qui y mènent.
missing-home = Retour à l'accueil
