/** What lies behind the table: nothing, as for an overlay, or one colour that a mixer takes out. */
export const GROUNDS = { clear: 'transparent', green: '#00b140', dark: '#070d0c' } as const

export type Ground = keyof typeof GROUNDS

export function groundOf(search: string): Ground {
  const wished = new URLSearchParams(search).get('ground') ?? ''
  return Object.hasOwn(GROUNDS, wished) ? (wished as Ground) : 'clear'
}
