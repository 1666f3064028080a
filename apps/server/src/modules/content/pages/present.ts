import type { DeskItem } from '@enlace/contract/content/pages/schemas.ts'
import type { DeskRow } from './queries.ts'

/** Returns each item once, with its draft and its published version; the latter, if any, determines the place. */
export function deskOf(rows: readonly DeskRow[]): DeskItem[] {
  const items = new Map<string, DeskItem>()
  for (const row of rows) {
    const { kind, item } = row
    const key = `${kind} ${item}`
    const known = items.get(key) ?? { kind, item, title: '', shown: null, draft: null, place: null }
    items.set(key, row.state === 'published' ? withShown(known, row) : withDraft(known, row))
  }
  return [...items.values()]
}

function withShown(known: DeskItem, row: DeskRow): DeskItem {
  const { number, published_at, updated_at, published_as: publishedAs } = row
  return {
    ...known,
    title: row.title ?? '',
    place: placeOf(row),
    shown: { number, at: published_at ?? updated_at, publishedAs },
  }
}

function withDraft(known: DeskItem, row: DeskRow): DeskItem {
  const { state, author, author_name: authorName, updated_at: at, publish_at: publishAt } = row
  return {
    ...known,
    title: known.shown ? known.title : (row.title ?? ''),
    place: known.place ?? placeOf(row),
    draft: { state, author, authorName, at, publishAt },
  }
}

function placeOf(row: DeskRow): DeskItem['place'] {
  const { page_code, position, type_content, words, starts_at, ends_at } = row
  if (page_code === null || position === null) return null
  return { page_code, position, type_content: type_content ?? '', words: words ?? '', starts_at, ends_at }
}
