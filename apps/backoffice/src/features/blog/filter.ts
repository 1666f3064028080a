import { postStates, type PostState } from '@enlace/contract/blog/desk/state-schemas'
import type { DeskPostRow } from '@enlace/contract/blog/desk/schemas'

/** What narrows the list of posts, as its address says it. */
export type PostFilter = { q: string; estado: PostState | '' }

/** Reads the list's address. */
export const readFilter = ({ q = '', estado = '' }: Readonly<Record<string, string>>): PostFilter => ({
  q,
  estado: postStates.find((state) => state === estado) ?? '',
})

/** The posts that a filter lets through; accents do not matter. */
export function narrow(rows: readonly DeskPostRow[], { q, estado }: PostFilter): DeskPostRow[] {
  const words = plain(q).split(/\s+/)
  return rows.filter((row) => {
    const text = plain([row.titulo, row.categoria, ...row.etiquetas].join(' '))
    return words.every((word) => text.includes(word)) && (estado === '' || row.estado === estado)
  })
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
