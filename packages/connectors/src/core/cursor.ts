import type { Cursor } from './record.ts'

/**
 * How far back each pass reads again: an ERP stamps a record when its transaction begins, and others see it only when
 * that ends. A repeated record is found unchanged.
 */
export const overlapMinutes = 60

/** An instant in the format of ERPs (`2026-03-01 10:00:00`), earlier by the overlap. */
export function withOverlap(instant: string): string {
  const at = Date.parse(`${instant.slice(0, 19).replace(' ', 'T')}Z`)
  if (Number.isNaN(at)) throw new RangeError(`No instant of an ERP: ${instant}`)
  return new Date(at - overlapMinutes * 60_000).toISOString().slice(0, 19).replace('T', ' ')
}

/** The pass of a cursor: an interrupted one continues, otherwise a new one begins. */
export async function passOf(
  cursor: Cursor,
  newest: () => Promise<string | null>,
): Promise<{ floor: string | null; next: string | null; after: string | null }> {
  const floor = cursor.at === null ? null : withOverlap(cursor.at)
  if (cursor.after !== null) return { floor, next: cursor.next, after: cursor.after }
  return { floor, next: (await newest()) ?? cursor.at, after: null }
}

/** The cursor after a page: at the end of a pass, everything up to the pass's beginning has been read. */
export function cursorAfter(
  cursor: Cursor,
  pass: { next: string | null },
  lastId: string | undefined,
  isLast: boolean,
): Cursor {
  if (isLast || lastId === undefined) return { at: pass.next, next: null, after: null }
  return { at: cursor.at, next: pass.next, after: lastId }
}
