const SMALLER = 0.06
const SMALLEST = 0.64

/** Makes a text smaller, as far as it can still be read, until its box shows all of it. */
export function fits(node: HTMLElement): void {
  const cut = () => node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1
  for (let part = 1; part >= SMALLEST; part -= SMALLER) {
    node.style.setProperty('--fit', String(part))
    if (!cut()) return
  }
}
