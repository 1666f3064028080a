import { readNitCell } from '../values/read-nit.ts'
import { formOfNumber } from '../values/read-number.ts'

/** Cells of a column, below its header, from which on they say something by being all alike. */
const fewest = 5

/** Whether every cell is the same, and there are enough of them for that to say something. */
export const isConstant = (cells: readonly string[]) => cells.length >= fewest && new Set(cells).size === 1

/** Whether a column of figures holds shares: nothing above one, and some of them between nothing and one. */
export function isRatio(cells: readonly string[]): boolean {
  const figures = cells.map((cell) => (formOfNumber(cell) === undefined ? Number.NaN : numberOf(cell)))
  return (
    figures.length > 0 &&
    figures.every((figure) => figure >= 0 && figure <= 1) &&
    figures.some((figure) => figure > 0 && figure < 1)
  )
}

// Only whether it is above one is asked; `1.234` and `1,234` both are.
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

/** Share of the numbers with several rows that must have one name each for the two columns to be of one party. */
const mostlyOne = 0.8

/**
 * Whether the names of a column belong to the numbers of another, by the rows in which a number comes again: then its name does,
 * too. Undefined where no number comes again.
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
