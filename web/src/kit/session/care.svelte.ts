import type { Welcome } from '../wire/socket'

/** What the house's care has to say to who looks at this page. */
export const care = $state<{ told: Welcome['care'] }>({ told: null })
