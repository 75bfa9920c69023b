ledger-unbalanced = the transaction { $transaction } is out by { NUMBER($amount, useGrouping: 0) }: what leaves one account must come to another
ledger-empty-posting = the transaction { $transaction } moves nothing: every posting must move at least one chip
ledger-book-unbalanced = the book is out by { NUMBER($amount, useGrouping: 0) }: all accounts together must make zero
ledger-account-below-zero = the account { $account } stands at { NUMBER($amount, useGrouping: 0) }: only the house may owe
ledger-overdraft = { $account } holds { NUMBER($held, useGrouping: 0) }: { NUMBER($short, useGrouping: 0) } too few
ledger-id-used-twice = the id { $transaction } was given to two different transactions
ledger-kinds-mixed = the transaction { $transaction } mixes kinds of money ({ $kinds }): play chips, club money and tickets never turn into each other
