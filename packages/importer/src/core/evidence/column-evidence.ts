import type { FieldMapping } from '../mapping/mapping.ts'
import type { DateOrder } from '../values/read-date.ts'
import type { DecimalMark } from '../values/read-number.ts'
import type { SourceTable } from '../tables/source-table.ts'
import { DayEvidence } from './day-evidence.ts'
import { NitEvidence } from './nit-evidence.ts'
import { NumberEvidence, type Told } from './number-evidence.ts'

/** Records after which a column's evidence is considered conclusive. */
const enough = 5_000

const numberKinds = new Set(['decimal', 'money'])

/** The position of a field in the records. */
interface ColumnPlace {
  mapping: FieldMapping
  place: number
}

/** The evidence on a file's columns, by their positions. */
interface SeenColumns {
  numbers: Map<number, NumberEvidence>
  days: Map<number, DayEvidence>
  nits: Map<number, NitEvidence>
  /** Columns that have a numeric cell with a fraction. */
  fractions: Set<number>
}

/**
 * The evidence of whole columns on how their cells are written. A file is read for it once, and only when a cell was
 * ambiguous by itself.
 */
export class ColumnEvidence {
  readonly #table: SourceTable
  readonly #columns: ReadonlyMap<string, ColumnPlace>
  #seen: SeenColumns | undefined

  constructor(table: SourceTable, columns: ReadonlyMap<string, ColumnPlace>) {
    this.#table = table
    this.#columns = columns
  }

  /** The decimal mark of a column; if its cells are ambiguous, that of the file's other columns. */
  markOf(place: number): Told<DecimalMark> {
    const { numbers } = this.#look()
    return toldOf(numbers.get(place)?.told, numbers.values())
  }

  /** The order of day, month and year of a column; if its cells are ambiguous, that of the file's other columns. */
  orderOf(place: number): Told<DateOrder> {
    const { days } = this.#look()
    return toldOf(days.get(place)?.told, days.values())
  }

  /** Whether a column contains spreadsheet serial days. */
  isSerial(place: number): boolean {
    return this.#look().days.get(place)?.isSerial === true
  }

  /** Whether a column writes every NIT with its check digit appended. */
  isGlued(place: number): boolean {
    return this.#look().nits.get(place)?.isGlued === true
  }

  /** Whether a column has numeric cells with fractions, in any of its records. */
  hasFractions(place: number): boolean {
    return this.#look().fractions.has(place)
  }

  #look(): SeenColumns {
    if (this.#seen) return this.#seen
    const seen: SeenColumns = { numbers: new Map(), days: new Map(), nits: new Map(), fractions: new Set() }
    // A fraction in a late record proves that no earlier one has implied decimals.
    const implied = [...this.#columns.values()].filter(({ mapping }) => mapping.impliedDecimals !== undefined)
    for (const { mapping, place } of this.#columns.values()) {
      if (place < 0) continue
      if (numberKinds.has(mapping.kind)) seen.numbers.set(place, new NumberEvidence())
      if (mapping.kind === 'date') seen.days.set(place, new DayEvidence())
      if (mapping.kind === 'nit') seen.nits.set(place, new NitEvidence())
    }
    const undecided = [...seen.numbers.values(), ...seen.days.values()]
    const all = [...seen.numbers, ...seen.days, ...seen.nits]
    let count = 0
    for (const { cells, exact } of this.#table.records) {
      for (const [place, evidence] of all) {
        const text = (cells[place] ?? '').trim()
        if (text !== '' && !(exact?.[place] === true && evidence instanceof NumberEvidence))
          evidence.see(text)
      }
      for (const { place } of implied)
        if (exact?.[place] === true && cells[place]?.includes('.') === true) seen.fractions.add(place)
      count += 1
      if (
        count === enough &&
        implied.length === 0 &&
        undecided.every(({ either, told }) => either === 0 || told !== 'missing')
      )
        break
    }
    this.#seen = seen
    return seen
  }
}

/** The form of a column, or if its cells are ambiguous, that of the file's other columns if they agree. */
export function toldOf<Form extends string>(
  own: Told<Form> | undefined,
  others: Iterable<{ told: Told<Form> }>,
): Told<Form> {
  if (own !== undefined && own !== 'missing') return own
  const forms = new Set([...others].map(({ told }) => told).filter((told) => told !== 'missing'))
  const [only = 'missing'] = forms
  return forms.size === 1 && only !== 'mixed' ? only : 'missing'
}
