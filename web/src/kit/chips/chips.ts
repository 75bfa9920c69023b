/** Chip values from large to small; each has its own colour on the felt. */
export const VALUES = [1_000_000, 100_000, 25_000, 5_000, 1_000, 500, 100, 25, 5, 1] as const

export type ChipValue = (typeof VALUES)[number]

/** An amount as a short stack, the largest chips at the bottom. Tall stacks are cut: the amount stands beside. */
export function stackOf(amount: number, most = 6): ChipValue[] {
  const stack: ChipValue[] = []
  let rest = amount
  for (const value of VALUES) {
    while (rest >= value && stack.length < most) {
      stack.push(value)
      rest -= value
    }
  }
  return stack
}
