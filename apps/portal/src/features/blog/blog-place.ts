import { slugPattern } from '@enlace/contract/blog/limits.ts'
import type { SearchValues } from '@enlace/web/search-params.ts'

/** Which posts the list shows, as its address says it. */
export interface BlogPlace {
  q: string
  categoria: string
  etiqueta: string
  page: number
}

const longest = 100

/** What the search params mean; those that mean nothing are passed over. */
export function readBlogPlace(raw: Readonly<Record<string, string>>): BlogPlace {
  const slug = (text = '') => (slugPattern.test(text) && text.length <= 120 ? text : '')
  const page = /^[1-9]\d{0,3}$/.test(raw['page'] ?? '') ? Number(raw['page']) : 1
  return {
    q: (raw['q'] ?? '').trim().slice(0, longest),
    categoria: slug(raw['categoria']),
    etiqueta: slug(raw['etiqueta']),
    page: Math.min(page, 2000),
  }
}

/** The address of a page of the same posts. */
export const searchOfPage = ({ q, categoria, etiqueta }: BlogPlace, page: number): SearchValues => ({
  q,
  categoria,
  etiqueta,
  page: page > 1 ? page : null,
})
