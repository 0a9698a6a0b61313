# What the server says when it does not grant a request.

server-missing = There is no such thing here.
server-fault = Something went wrong on the server; try again in a moment.
server-not-json = Send JSON (content type application/json).
server-too-large = That is too much at once.
server-cut-short = The request ended too early.
# $why is a technical detail in English
server-unreadable = That request cannot be read: { $why }.
server-foreign = That request comes from another site.
# $seconds is a whole number
server-too-fast = { $seconds ->
    [one] Too many requests; try again in { $seconds } second.
   *[other] Too many requests; try again in { $seconds } seconds.
}
server-too-slow = That took too long; try again.

server-sign-in = Sign in, or play as a guest, to do that.
# $least and $most are whole numbers
server-name-length = A name has { $least } to { $most } characters.
server-name-signs = A name has no line breaks or other control characters.
server-name-taken = That name is taken.
server-password-length = A password has { $least } to { $most } characters.
server-wrong-password = That name and password do not belong together.
server-signed-up = You have an account already.
server-ticket-used = That link has been used; start the program again for another one.

server-roll = { $dice ->
    [one] Player { $side }: { $dice } die for { $reason }.
   *[other] Player { $side }: { $dice } dice for { $reason }.
}
server-two-seats = This game has two seats; in kt18 it has two to four.
server-unknown-team = There is no team called { $name } for these rules.
server-unknown-killzone = There is no killzone called { $name }.
server-unknown-mission = There is no mission called { $name }.
server-clock-seconds = A clock has 10 to 86400 seconds.
server-clock-increment = At most 600 seconds are added after an answer.
server-words = At most { $most } characters on one line, without spaces at the ends.
server-wrong-dice = { $dice ->
    [one] Exactly { $dice } die is awaited.
   *[other] Exactly { $dice } dice are awaited.
}
server-over = The game is over.
server-seats-open = A seat is still waiting for a friend.
server-not-your-turn = It is another player's turn.
server-not-yours = You do not play that side.
server-too-late = The table has changed since; look again.
server-dice-awaited = Dice are awaited, not an answer.
server-answer-awaited = An answer is awaited, not dice.
server-nothing-sensible = There is no obvious answer here; choose one yourself.
server-nothing-to-undo = You have nothing to take back.
server-offer-open = Something is offered already; that comes first.
server-nothing-offered = Nothing is offered to you.
server-computer-plays-on = The computer plays on.
server-no-such-line = The game has not come that far.
server-nothing-to-decide = Nothing is to be decided now.
server-only-watching = You are watching this game; only its players can act.
server-no-seat = This invitation leads to no free seat.
server-own-seat = You play in this game already; the link is for a friend.
server-busy = The server is busy; try again in a moment.
# $most is a whole number
server-killzones-full = You keep { $most } killzones already; change one of them instead.

level-random = Random
level-recruit = Recruit
level-trooper = Trooper
level-veteran = Veteran
level-commander = Commander
