odds-of-pot = Шансы банка { $odds } : 1 · { $share } %
odds-of-pot-why = Колл { CHIPS($call) }, выиграть можно { CHIPS($pot) }: колл окупается, если вы выигрываете чаще чем в { $share } % случаев.
odds-wins = · против неизвестных рук ваша доля около { $share } %
