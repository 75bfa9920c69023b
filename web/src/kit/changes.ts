/** What turns a view into the next one; the room makes it (`croupier.room.actors.changes`), docs/protocol.md describes it. */
export type Change =
  [] | [value: unknown] | [splices: Splice[], items: { [index: string]: Change }] | { [key: string]: Change }

/** So many items from `start` on make way for others. */
export type Splice = [start: number, removed: number, added: unknown[]]

/** A view with a change; what has not changed is the very same object in both. */
export function applied<View>(view: View, change: unknown): View {
  return next(view, change as Change) as View
}

function next(value: unknown, change: Change): unknown {
  if (!Array.isArray(change)) return object(value as Record<string, unknown>, change)
  if (change.length < 2) return change[0]
  return list(value as unknown[], change as [Splice[], Record<string, Change>])
}

/** Keys may be anybody's names: the object is made of entries, never by assignment, so that `__proto__` is a key too. */
function object(value: Record<string, unknown>, changes: Record<string, Change>): unknown {
  const names = Object.keys(changes)
  if (!names.length) return value
  const fields = new Map(Object.entries(value))
  for (const name of names) {
    const change = changes[name]!
    if (Array.isArray(change) && !change.length) fields.delete(name)
    else fields.set(name, next(fields.get(name), change))
  }
  return Object.fromEntries(fields)
}

function list(value: unknown[], [splices, items]: [Splice[], Record<string, Change>]): unknown[] {
  const found = [...value]
  for (const [start, removed, added] of splices) found.splice(start, removed, ...added)
  for (const [index, change] of Object.entries(items)) found[+index] = next(found[+index], change)
  return found
}
