import { asked } from '../kit/http'
import { aside } from '../kit/session/aside.svelte'

/** What the house keeps of the first stake, as a decimal; `due`: it is to be read before the first bet. */
interface Edge {
  edge: string
  due: boolean
}

/** What the house keeps of the game on this page; where the house cares, it is told before the first bet. */
class EdgeSeen {
  #seen = $state.raw<{ table: string; edge: Edge } | null>(null)

  /** What is to be read now at a table; null where nothing is. */
  due(table: string): string | null {
    return aside.care?.edge && this.#seen?.table === table && this.#seen.edge.due
      ? this.#seen.edge.edge
      : null
  }

  /** What the house keeps of the first stake at a table, once it is known. */
  of(table: string): string | null {
    return this.#seen?.table === table ? this.#seen.edge.edge : null
  }

  async look(table: string): Promise<void> {
    const edge = await asked<Edge>(`/api/${table}/edge`, { mine: true }).catch(() => null)
    if (edge) this.#seen = { table, edge }
  }

  async read(table: string): Promise<void> {
    const body = { table: table.replace(/^pit\//, '') }
    const edge = await asked<Edge>('/api/people/care/edge', { body, mine: true }).catch(() => null)
    if (edge) this.#seen = { table, edge }
  }
}

export const houseEdge = new EdgeSeen()
