import { readNitCell } from '../values/read-nit.ts'
import { formOfNumber } from '../values/read-number.ts'

/** Cells of a column, below its header, above which identical values are significant. */
const fewest = 5

/** Whether every cell is the same, with enough cells for that to be significant. */
export const isConstant = (cells: readonly string[]) => cells.length >= fewest && new Set(cells).size === 1

/** Whether a numeric column contains ratios: no value above 1, and some between 0 and 1. */
export function isRatio(cells: readonly string[]): boolean {
  const figures = cells.map((cell) => (formOfNumber(cell) === undefined ? Number.NaN : numberOf(cell)))
  return (
    figures.length > 0 &&
    figures.every((figure) => figure >= 0 && figure <= 1) &&
    figures.some((figure) => figure > 0 && figure < 1)
  )
}

// Only whether it is above 1 matters; both `1.234` and `1,234` are.
const numberOf = (cell: string) => Number(cell.replace(',', '.').replace(/[^\d.-]/g, ''))

/** Whether every cell is a NIT of the company itself. */
export function isOwnNit(cells: readonly string[], own: string | null | undefined): boolean {
  return (
    typeof own === 'string' && own !== '' && cells.length > 0 && cells.every((cell) => nitOf(cell) === own)
  )
}

function nitOf(cell: string): string | undefined {
  const reading = readNitCell(cell)
  return 'refusal' in reading ? undefined : reading.nit.documento_numero
}

/** Share of the numbers with several rows that must have a single name, for the two columns to describe one party. */
const mostlyOne = 0.8

/**
 * Whether the names of a column belong to the numbers of another: the rows that repeat a number then repeat its name.
 * Undefined if no number is repeated.
 */
export function belongTogether(
  rows: readonly (readonly [number: string, name: string])[],
): boolean | undefined {
  const names = new Map<string, { count: number; names: Set<string> }>()
  for (const [number, name] of rows) {
    if (number === '' || name === '') continue
    const known = names.get(number) ?? { count: 0, names: new Set() }
    known.count += 1
    known.names.add(name.toLowerCase())
    names.set(number, known)
  }
  const repeated = [...names.values()].filter(({ count }) => count > 1)
  if (repeated.length === 0) return undefined
  return repeated.filter(({ names: own }) => own.size === 1).length >= repeated.length * mostlyOne
}
