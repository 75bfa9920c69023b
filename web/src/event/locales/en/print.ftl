print-receipt = Receipt
print-receipts = { shared-label-receipts }
print-seats = Seat cards
print-payouts = Payout sheet
print-now = { shared-label-print }
print-none = Nothing to print yet.
print-buy-in = { $count ->
    [one] Buy-in
   *[other] { $count } buy-ins
}
print-fee = { $count ->
    [one] Fee
   *[other] { $count } fees
}
print-total = Total
print-place = { shared-label-place }
print-player = { shared-label-player }
print-prize = Prize
print-signature = Signature
print-fees = Fees { $fees }, to the staff { $staff }.
