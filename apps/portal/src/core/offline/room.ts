/** Rows that a store keeps, of all persons, companies and accounts together. */
export const rowLimit = 2000

/** A copy's key: whose and of what, then how old it is and how many rows it holds. */
export type CopyKey = [
  person: string,
  company: number,
  account: number,
  call: string,
  given: string,
  savedAt: number,
  rows: number,
]

/** The keys of the oldest copies, without which so many more rows find room; none where there is room. */
export function keysToRemove(keys: readonly CopyKey[], rows: number, limit: number = rowLimit): CopyKey[] {
  let left = keys.reduce((sum, key) => sum + key[6], rows)
  return keys
    .toSorted((one, other) => one[5] - other[5])
    .filter((key) => {
      if (left <= limit) return false
      left -= key[6]
      return true
    })
}

/** How many rows an answer is made of: a list's page, a document's lines, one for a document without. */
export function rowsOf(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null) return 1
  const rows = 'rows' in answer ? answer.rows : 'lines' in answer ? answer.lines : undefined
  return Array.isArray(rows) ? Math.max(1, rows.length) : 1
}
