import { distinctNames } from '@enlace/domain/distinct-names.ts'
import { fold } from '@enlace/domain/text.ts'

/** What was seen of a sheet: its first rows, and the different cells of its columns where they are few. */
interface SeenSheet {
  name: string | null
  rows: readonly { line: number; cells: readonly string[] }[]
  counts?: readonly { at: number; values: readonly (readonly [string, number])[] | null }[] | undefined
}

/** Where the table of a file stands, and which column is which field. */
interface PlannedTable {
  sheet: string | null
  headerLine: number | null
  fields: Readonly<Record<string, { column?: string | undefined; none?: readonly string[] | undefined }>>
}

/** The classes of receipt of which somebody has said what they are. */
interface SaidClasses {
  purchaseClasses: readonly string[]
  /** Left out, every class that is no purchase is another thing. */
  otherClasses?: readonly string[] | undefined
}

/**
 * The codes of a field's column below its header, with how often each is there, those that are there most first. None
 * where the field has no column, or one with too many different cells to be codes; cells that mean "there is none" are left out.
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

/** The different cells of a column below its header, likewise. */
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
  // What is in the header and above it was counted, too.
  for (const { cells } of rows.slice(0, top + 1)) {
    const text = cells[at] ?? ''
    if (left.has(text)) left.set(text, (left.get(text) ?? 0) - 1)
  }
  return [...left].filter(([, count]) => count > 0)
}

/** Whether nothing is in a column below its header, in the first rows that were seen. */
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

/** What a class of receipt is said to be: a purchase, another thing, or nothing yet. */
export function classOf(
  code: string,
  { purchaseClasses, otherClasses }: SaidClasses,
): 'purchase' | 'other' | undefined {
  const isIn = (known: readonly string[]) => known.some((one) => fold(one) === fold(code))
  if (isIn(purchaseClasses)) return 'purchase'
  return otherClasses === undefined || isIn(otherClasses) ? 'other' : undefined
}

/** The classes of receipt of a file of which nobody has said whether they are purchases. */
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
