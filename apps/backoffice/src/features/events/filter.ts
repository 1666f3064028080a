import type { DeskEventRow } from '@enlace/contract/events/desk/schemas'

/** What the list of events shows, as its address says it. */
export type EventFilter = { q: string; ver: 'proximos' | 'anteriores'; propios: boolean }

/** Reads the list's address. */
export const readFilter = ({ q = '', ver, propios }: Readonly<Record<string, string>>): EventFilter => ({
  q,
  ver: ver === 'anteriores' ? 'anteriores' : 'proximos',
  propios: propios !== 'no',
})

/** The events that a filter lets through: those of the company's calendar only where they are asked for. */
export function narrow(rows: readonly DeskEventRow[], { q, propios }: EventFilter): DeskEventRow[] {
  const words = plain(q).split(/\s+/)
  return rows.filter(
    (row) => words.every((word) => plain(row.titulo).includes(word)) && !(propios && row.isGenerated),
  )
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
