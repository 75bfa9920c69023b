import { asked } from '../http'

const LEAST_BETWEEN = 60_000
const BETWEEN_TRIES = 2_000
const CAME_ANEW = 'croupier-came-anew'

let coming = false

/** Load the page anew where a part of it does not come: the house has a newer one, or the line was down. */
export function whenPartsLack(): void {
  addEventListener('vite:preloadError', () => void comeAnew())
}

/** Once for all the parts that lack, as soon as the house answers; what is gone for good is not fetched again and again. */
async function comeAnew(): Promise<void> {
  if (coming) return
  coming = true
  let down = false
  while (!(await answers())) {
    down = true
    await lineMayBeBack()
  }
  const last = Number(sessionStorage.getItem(CAME_ANEW) ?? 0)
  if (down || Date.now() - last >= LEAST_BETWEEN) {
    sessionStorage.setItem(CAME_ANEW, String(Date.now()))
    location.reload()
  }
  coming = false
}

const answers = (): Promise<boolean> =>
  asked('/healthz').then(
    () => true,
    () => false,
  )

const lineMayBeBack = (): Promise<unknown> =>
  new Promise((done) => {
    addEventListener('online', done, { once: true })
    setTimeout(done, BETWEEN_TRIES)
  })
