card = { $rank ->
    [deuce] двойка
    [three] тройка
    [four] четвёрка
    [five] пятёрка
    [six] шестёрка
    [seven] семёрка
    [eight] восьмёрка
    [nine] девятка
    [ten] десятка
    [jack] валет
    [queen] дама
    [king] король
   *[ace] туз
} { $suit ->
    [c] треф
    [d] бубен
    [h] червей
   *[s] пик
}
card-down = карта рубашкой вверх
card-hidden = { $card }, рубашкой вверх
