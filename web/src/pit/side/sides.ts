import type { PitView } from '../../kit/wire/pit'

/** What lies beside a table to be read; a machine says its rules by its buttons. */
export function sidesOf({ machine }: Pick<PitView, 'machine'>): string[] {
  return machine
    ? ['payouts', 'pays', 'rounds', 'proof']
    : ['payouts', 'pays', 'rules', 'rounds', 'proof', 'talk']
}
