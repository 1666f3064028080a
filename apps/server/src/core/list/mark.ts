import { Problem } from '@enlace/contract/core/problems.ts'

/** The end of a slice of a list: the sort key of its last row, its id and its currency. */
export interface Mark {
  key: string | null
  id: string
  /** The sort position of its currency; empty if the list is not ordered by an amount. */
  currency: string
}

/** Encodes a mark for the caller; it is only valid in the order in which it was made. */
export function writeMark(sort: string, { key, id, currency }: Mark): string {
  return Buffer.from(JSON.stringify([sort, key, id, currency])).toString('base64url')
}

/** @throws Problem `malformed-request` for a text that `writeMark` did not make, or made for another order. */
export function readMark(sort: string, text: string): Mark {
  const parts = partsOf(text)
  if (!Array.isArray(parts)) throw new Problem('malformed-request')
  const [order, key, id, currency]: unknown[] = parts
  if (
    order !== sort ||
    (key !== null && typeof key !== 'string') ||
    typeof id !== 'string' ||
    typeof currency !== 'string'
  ) {
    throw new Problem('malformed-request')
  }
  return { key, id, currency }
}

function partsOf(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    throw new Problem('malformed-request')
  }
}
