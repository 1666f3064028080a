import { distinctNames } from '@enlace/domain/distinct-names.ts'
import { fold } from '@enlace/domain/text.ts'

/** A sample of a sheet: its first rows, and the distinct cells of columns with few of them. */
interface SeenSheet {
  name: string | null
  rows: readonly { line: number; cells: readonly string[] }[]
  counts?: readonly { at: number; values: readonly (readonly [string, number])[] | null }[] | undefined
}

/** The position of a file's table, and the mapping of its columns. */
interface PlannedTable {
  sheet: string | null
  headerLine: number | null
  fields: Readonly<Record<string, { column?: string | undefined; none?: readonly string[] | undefined }>>
}

/** The receipt classes that a user has classified. */
interface SaidClasses {
  purchaseClasses: readonly string[]
  /** If undefined, every class that is not a purchase is of another kind. */
  otherClasses?: readonly string[] | undefined
}

/**
 * Returns the codes of a field's column below its header with their counts, most frequent first. Empty if the field has
 * no column, or one with too many distinct cells to be codes; cells that mean "none" are left out.
 */
export function foundCodes(
  sheets: readonly SeenSheet[],
  { sheet, headerLine, fields }: PlannedTable,
  field: string,
): [code: string, count: number][] {
  const given = fields[field]
  if (given?.column === undefined) return []
  return foundCells(sheets, { sheet, headerLine }, given.column).filter(
    ([code]) => given.none?.includes(code) !== true,
  )
}

/** Returns the distinct cells of a column below its header with their counts. */
export function foundCells(
  sheets: readonly SeenSheet[],
  { sheet, headerLine }: Pick<PlannedTable, 'sheet' | 'headerLine'>,
  column: string,
): [cell: string, count: number][] {
  const { rows = [], counts = [] } = sheets.find(({ name }) => name === sheet) ?? sheets[0] ?? {}
  const top = Math.max(
    0,
    rows.findIndex(({ line }) => line === headerLine),
  )
  const at = distinctNames(rows[top]?.cells ?? []).indexOf(column)
  const left = new Map(counts.find((one) => one.at === at)?.values ?? [])
  // The counts include the header and the rows above it.
  for (const { cells } of rows.slice(0, top + 1)) {
    const text = cells[at] ?? ''
    if (left.has(text)) left.set(text, (left.get(text) ?? 0) - 1)
  }
  return [...left].filter(([, count]) => count > 0)
}

/** Returns whether a column is empty below its header, in the sampled rows. */
export function isEmptyColumn(
  sheets: readonly SeenSheet[],
  { sheet, headerLine }: Pick<PlannedTable, 'sheet' | 'headerLine'>,
  column: string,
): boolean {
  const { rows = [] } = sheets.find(({ name }) => name === sheet) ?? sheets[0] ?? {}
  const top = Math.max(
    0,
    rows.findIndex(({ line }) => line === headerLine),
  )
  const at = distinctNames(rows[top]?.cells ?? []).indexOf(column)
  return at < 0 || rows.slice(top + 1).every(({ cells }) => (cells[at] ?? '').trim() === '')
}

/** Returns how a receipt class is classified: a purchase, another kind, or not yet. */
export function classOf(
  code: string,
  { purchaseClasses, otherClasses }: SaidClasses,
): 'purchase' | 'other' | undefined {
  const isIn = (known: readonly string[]) => known.some((one) => fold(one) === fold(code))
  if (isIn(purchaseClasses)) return 'purchase'
  return otherClasses === undefined || isIn(otherClasses) ? 'other' : undefined
}

/** Returns the receipt classes of a file that are not classified yet. */
export function unsaidClasses(
  sheets: readonly SeenSheet[],
  planned: PlannedTable & { part: string },
  rules: SaidClasses,
): string[] {
  if (planned.part !== 'purchase-tickets') return []
  return foundCodes(sheets, planned, 'clase').flatMap(([code]) =>
    classOf(code, rules) === undefined ? code : [],
  )
}
