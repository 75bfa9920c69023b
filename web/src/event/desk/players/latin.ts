const LETTERS: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k' },
  ...{ л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts' },
  ...{ ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya' },
}

/** Names that were read already: a desk looks through hundreds at every letter that is typed. */
const known = new Map<string, string>()
const MANY = 5_000

/** A name in small Latin letters, whatever script it is written in: `Сергей` is found by `ser`. */
export function latin(name: string): string {
  const met = known.get(name)
  if (met !== undefined) return met
  if (known.size >= MANY) known.clear()
  const read = transliterated(name)
  known.set(name, read)
  return read
}

function transliterated(name: string): string {
  // A letter with an accent is the letter; й is one letter, and not an и with an accent.
  const letters = name.toLowerCase().trim().normalize('NFC')
  const plain = Array.from(letters, (letter) => LETTERS[letter] ?? letter).join('')
  return plain.normalize('NFKD').replace(/\p{M}+/gu, '')
}
