shell-about = Poker, run by the book: tables, tournaments and casino games.
shell-offline = You are offline
shell-offline-why = The house cannot be reached. Your seat and your chips are kept there; this page comes back by itself as soon as there is a connection.
shell-again = Try again
