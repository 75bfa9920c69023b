import { getContext, setContext } from 'svelte'

const FOCUS = Symbol('focus')

/** Say, from a table, whether its keys are the ones that count. */
export const focusIs = (focus: () => boolean): void => {
  setContext(FOCUS, focus)
}

/** Whether the table round a part of it has the keys: the only one of a page always has. */
export const focusHere = (): (() => boolean) => getContext<(() => boolean) | undefined>(FOCUS) ?? (() => true)
