const SMALLER = 0.06
const SMALLEST = 0.76

/** Makes a text smaller, as far as it can still be read, until its box shows all of it; again once its letters are here. */
export function fits(node: HTMLElement): void {
  fit(node)
  if (document.fonts.status === 'loading') void document.fonts.ready.then(() => fit(node))
}

/** Whoever measures makes the browser lay out the page: nothing is written where nothing is cut. */
function fit(node: HTMLElement): void {
  // A line of letters is a little higher than its box; one more line is not.
  const cut = () => node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > 1.3 * node.clientHeight + 1
  if (node.style.getPropertyValue('--fit')) node.style.removeProperty('--fit')
  for (let part = 1 - SMALLER; part >= SMALLEST && cut(); part -= SMALLER) {
    node.style.setProperty('--fit', part.toFixed(2))
  }
}
