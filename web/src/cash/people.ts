/** The id of somebody by his name: one who is known here, else a new one made of the name. */
export function newPerson(name: string, known: Readonly<Record<string, string>>): string {
  const wanted = name.trim()
  const found = Object.entries(known).find(([, one]) => one.toLowerCase() === wanted.toLowerCase())
  if (found) return found[0]
  const plain = latin(wanted.toLowerCase())
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 30)
  const stem = plain || 'player'
  for (let number = 1; ; number++) {
    const id = number === 1 ? stem : `${stem}-${number}`
    if (!(id in known)) return id
  }
}

const LETTERS: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'i', к: 'k' },
  ...{ л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts' },
  ...{ ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'iu', я: 'ia' },
}

function latin(text: string): string {
  return Array.from(text, (letter) => LETTERS[letter] ?? letter).join('')
}
