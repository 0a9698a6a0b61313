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
