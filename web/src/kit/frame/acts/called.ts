import { money } from '../../figures'
import { say, spoken } from '../../text/say'

/** Fields of the cage that are cents. */
const CENTS: readonly string[] = ['amount', 'counted', 'float']

/** What is asked of a stream, by its type: in words, or as it is where a newer house knows more. */
export function actCalled(stream: string, type: string): string {
  const [kind] = stream.split('/')
  return spoken(`deed-${kind}-${type}`) ?? spoken(`deed-${type}`) ?? type
}

/** What belongs to it, as one reads it: names and values in the order they were given. */
export function details(stream: string, ask: object): string {
  return Object.entries(ask)
    .filter(
      ([name, value]) => name !== 'type' && value !== '' && value !== null && value !== 0 && value !== false,
    )
    .map(([name, value]) => `${fieldCalled(name)}: ${shown(stream, name, value)}`)
    .join(' · ')
}

const fieldCalled = (name: string) => spoken(`deed-field-${name.replaceAll('_', '-')}`) ?? name

function shown(stream: string, name: string, value: unknown): string {
  if (value === true) return say('field-yes')
  if (stream === 'cage' && typeof value === 'number' && CENTS.includes(name)) return money(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}
