ledger-unbalanced = проводка { $transaction } не сходится на { NUMBER($amount, useGrouping: 0) }: сколько ушло с одних счетов, столько должно прийти на другие
ledger-empty-posting = проводка { $transaction } ничего не переносит: каждая запись должна переносить хотя бы одну фишку
ledger-book-unbalanced = книга не сходится на { NUMBER($amount, useGrouping: 0) }: все счета вместе должны давать ноль
ledger-account-below-zero = на счёте { $account } { NUMBER($amount, useGrouping: 0) }: в долгу может быть только дом
ledger-overdraft = на счёте { $account } { NUMBER($held, useGrouping: 0) }: не хватает { NUMBER($short, useGrouping: 0) }
ledger-id-used-twice = номер { $transaction } дан двум разным проводкам
ledger-kinds-mixed = проводка { $transaction } смешивает виды денег ({ $kinds }): игровые фишки, деньги клуба и билеты не превращаются друг в друга
