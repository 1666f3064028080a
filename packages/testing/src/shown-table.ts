import { expect } from 'vitest'

/** A table as its reader sees it: the text of each row by header. */
export type ShownTable = readonly Readonly<Record<string, string>>[]

/** Reads the first table of a screen's markup. */
export function shownTable(markup: string): ShownTable {
  const rows = [...markup.matchAll(/<tr\b.*?<\/tr>/gs)].map(([row]) =>
    [...row.matchAll(/<(t[hd])\b.*?<\/\1>/gs)].map(([cell]) => shownText(cell)),
  )
  const [headers = [], ...body] = rows
  return body.map((cells) => Object.fromEntries(headers.map((header, at) => [header, cells[at] ?? ''])))
}

/** The text of a screen, without its markup. */
export function shownText(markup: string): string {
  return (
    markup
      // An optional line break has no text.
      .replaceAll(/<wbr\/?>/g, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&amp;', '&')
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll(/\s+/g, ' ')
      .trim()
  )
}

/** Expects a row with these cells; other cells are ignored. */
export function expectRow(table: ShownTable, cells: Readonly<Record<string, string>>): void {
  expect(table).toContainEqual(expect.objectContaining(cells))
}
