# The page in the browser: everything that is on all its pages, and the home page.

app-title = Coverline: Kill Team in the browser
page-title = { $page } · Coverline
skip-to-content = Skip to the content
close = Close
loading = Loading…
try-again = Try again
copied = Copied.
# $label is the name of a number that can be changed
fewer = { $label }: one less
more = { $label }: one more

# Rule sets
rules-kt24 = Kill Team 2024
rules-kt21 = Kill Team 2021
rules-kt18 = Kill Team 2018
rules-kt4w40k = KT4W40K

# Problems
error-network = The server does not answer. Check the connection and try again.
error-unreadable = The server's answer cannot be read.
error-unexpected = Something went wrong. Try again.
error-status = The server refuses with status { $status }.

# Navigation
nav-label = Pages
nav-menu = Menu
nav-play = Play
nav-replays = Replays
nav-odds = Odds
nav-sight = Sight
nav-killzones = Killzones
nav-rules = Rules
language-menu = Language: { $language }
theme-menu = Colours: { $theme }
theme-system = As the system
theme-light = Light
theme-dark = Dark
footer-trust = Every rule cited, every die checkable, every chance exact.
footer-unofficial = An unofficial fan project. Kill Team is a game of Games Workshop.

# Account
account-menu = Account of { $name }
account-menu-nobody = Account: { account-nobody }
account-nobody = Sign in
account-guest = Playing as a guest
# $name is the name of a player who has no account
seat-guest = { $name } (guest)
account-member = Signed in
account-be-guest = Play as a guest
account-signin = Sign in
account-signup = Create an account
account-keep = Keep my games: create an account
account-signout = Sign out
account-signed-out = You are signed out.
account-welcome = Welcome, { $name }.
account-name = Name
account-password = Password
account-password-hint = At least { $least } characters.
account-title-guest = What shall we call you?
account-title-signin = Sign in
account-title-signup = Create an account
account-about-guest = A name is enough to play. Your games stay with this browser.
account-about-signin = Your games are where you left them.
account-about-signup = With a password you find your games again in any browser.
account-do-guest = Play
account-do-signin = Sign in
account-do-signup = Create the account
account-to-guest = Only a name, please
account-to-signin = I have an account
account-to-signup = I want an account

# Home
home-title = Home
home-kicker = Kill Team 2018, 2021 and 2024 · KT4W40K
home-heading = The table, the opponent and the referee.
home-lead = Play Kill Team in the browser. Coverline measures every move, decides every line of sight and tells you the exact odds before you commit, and which rule says so.
home-start = Start a game
home-picture = A killzone from above: one operative's reach, its lines of sight past cover, and the odds on its target.
home-picture-odds = { $chance } to incapacitate
home-ways = How do you want to play?
home-way-computer = Against the computer
home-way-computer-text = Pick two teams and a killzone, and play at once. Ask what a veteran would do at any time.
home-way-hotseat = On one screen
home-way-hotseat-text = Two players, one device. With real dice if you like: roll them and type what they show.
home-way-friend = With a friend, by link
home-way-friend-text = Send a link, play live. Dice are sealed before the game, and both of you can check them afterwards.
home-continue = Go on playing
home-versus = against
home-seat-open = seat still free
home-tools = Tools without a game
home-tool-odds = Odds calculator
home-tool-odds-text = Exact chances of a shot or a fight, side by side.
home-tool-sight = Sight laboratory
home-tool-sight-text = Who sees whom, what is cover, and why.
home-tool-killzones = Killzone editor
home-tool-killzones-text = Draw a table, check it, play on it.
home-tool-rules = Rules browser
home-tool-rules-text = Every rule with its id and its examples.

# A page that is not there
missing-title = Out of sight
missing-text = There is no page at this address: something blocks every line to it.
missing-home = Back to the home page
