import type { EventSeen, Player } from './seen'

export function nameOf(event: EventSeen, player: string): string {
  return event.players.get(player)?.name ?? player
}

const LETTERS: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l',
  м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh',
  щ: 'sch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya',
} // prettier-ignore

/** A name in small Latin letters, whatever script it is written in: `Сергей` is found by `ser`. */
export function plain(name: string): string {
  const latin = Array.from(name.toLowerCase().trim(), (letter) => LETTERS[letter] ?? letter).join('')
  return latin.normalize('NFD').replace(/\p{M}+/gu, '')
}

const LONGEST = 32

/** An id for somebody the house has never seen: small letters, digits and hyphens, one that nobody here has. */
export function personId(name: string, taken: ReadonlyMap<string, Player>): string {
  const base =
    plain(name)
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, LONGEST)
      .replace(/^-+|-+$/g, '') || 'player'
  const chance = Math.floor(Math.random() * 36 ** 4).toString(36)
  const id = `${base}-${chance}`
  return taken.has(id) ? personId(name, taken) : id
}
