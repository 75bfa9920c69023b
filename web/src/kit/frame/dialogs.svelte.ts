import { untrack } from 'svelte'

const open = $state<string[]>([])

/** The dialogs that are open, by their headings' ids, the one on top last: it shows what the page has to say. */
export const dialogs = {
  get top(): string | undefined {
    return open.at(-1)
  },
  /** One more is open, until the function that comes back is called. */
  opened(id: string): () => void {
    untrack(() => open.push(id))
    return () => untrack(() => open.splice(open.indexOf(id), 1))
  },
}
