import type { Welcome } from '../wire/socket'

/** What the house has to say on whatever page one is. */
export const aside = $state<{
  /** What its care has to say to who looks at this page. */
  care: Welcome['care']
  /** What this device is called, where it is one of the house's own. */
  station: Welcome['station']
  /** Whoever works here has to prove that it is still he: asks again what was refused (`so`), or leaves it refused. */
  proved: ((so: boolean) => void) | null
}>({ care: null, station: null, proved: null })
