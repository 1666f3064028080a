import { isSuspect, mendTwice, withoutControls, withoutUnseen } from '../text/code-pages.ts'
import type { ReadingDoubt, SourceRecord } from './source-table.ts'

/** Maximum doubts of one reason; they suffice for a file that is wrong on every line. */
const mostNamed = 2_000
const longestShown = 200

/** A cell's text corrected, with its problems. */
export function mended(text: string): { text: string; reasons: ReadingDoubt['reason'][] } {
  if (!isSuspect(text)) return { text, reasons: [] }
  const visible = withoutControls(text)
  // Before invisible characters are removed: a soft hyphen is the second half of an í that was read in another
  // encoding.
  const meant = mendTwice(visible)
  const clean = withoutUnseen(meant)
  return {
    text: clean,
    reasons: [
      ...(visible === text && clean === meant ? [] : ['text-control-character' as const]), // the literal is the reason's type
      ...(meant === visible ? [] : ['text-encoded-twice' as const]), // likewise
    ],
  }
}

/** Records with their letters corrected. */
export function* mendedRecords(records: Iterable<SourceRecord>): Generator<SourceRecord> {
  for (const record of records)
    yield record.cells.some(isSuspect)
      ? { ...record, cells: record.cells.map((cell) => mended(cell).text) }
      : record
}

/** The problems in the letters of records, cell by cell. */
export function letterDoubts(records: Iterable<SourceRecord>, header: readonly string[]): ReadingDoubt[] {
  const doubts: ReadingDoubt[] = []
  const named = new Map<string, number>()
  for (const { line, cells } of records) {
    for (const [at, cell] of cells.entries()) {
      if (!isSuspect(cell)) continue
      const { text, reasons } = mended(cell)
      for (const reason of reasons) {
        const count = (named.get(reason) ?? 0) + 1
        named.set(reason, count)
        if (count > mostNamed) continue
        const shown = reason === 'text-encoded-twice' ? cell : text
        doubts.push({
          line,
          reason,
          field: header[at] ?? null,
          value: shown.slice(0, longestShown),
          values: { text: text.slice(0, longestShown) },
        })
      }
    }
  }
  return doubts
}
