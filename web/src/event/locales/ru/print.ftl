print-receipt = Квитанция
print-receipts = { shared-label-receipts }
print-seats = Карточки мест
print-payouts = Ведомость выплат
print-now = { shared-label-print }
print-none = Печатать пока нечего.
print-buy-in = { $count ->
    [one] Взнос
    [few] { $count } взноса
   *[many] { $count } взносов
}
print-fee = { $count ->
    [one] Сбор
    [few] { $count } сбора
   *[many] { $count } сборов
}
print-total = Итого
print-place = { shared-label-place }
print-player = { shared-label-player }
print-prize = Приз
print-signature = Подпись
print-fees = Сборы { $fees }, персоналу { $staff }.
