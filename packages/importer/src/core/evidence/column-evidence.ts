import type { FieldMapping } from '../mapping/mapping.ts'
import type { DateOrder } from '../values/read-date.ts'
import type { DecimalMark } from '../values/read-number.ts'
import type { SourceTable } from '../tables/source-table.ts'
import { DayEvidence } from './day-evidence.ts'
import { NitEvidence } from './nit-evidence.ts'
import { NumberEvidence, type Told } from './number-evidence.ts'

/** Records after which a column that has told is taken at its word. */
const enough = 5_000

const numberKinds = new Set(['decimal', 'money'])

/** Where a field stands in the records. */
interface ColumnPlace {
  mapping: FieldMapping
  place: number
}

/** What was seen of a file's columns, by their places. */
interface SeenColumns {
  numbers: Map<number, NumberEvidence>
  days: Map<number, DayEvidence>
  nits: Map<number, NitEvidence>
  /** Columns with a number by itself that is not whole. */
  fractions: Set<number>
}

/**
 * What whole columns tell of how their cells are written. A file is gone through for it once, and only when a cell was met
 * that does not tell by itself.
 */
export class ColumnEvidence {
  readonly #table: SourceTable
  readonly #columns: ReadonlyMap<string, ColumnPlace>
  #seen: SeenColumns | undefined

  constructor(table: SourceTable, columns: ReadonlyMap<string, ColumnPlace>) {
    this.#table = table
    this.#columns = columns
  }

  /** What parts the decimals in a column; where it does not tell, what its file's other columns tell. */
  markOf(place: number): Told<DecimalMark> {
    const { numbers } = this.#look()
    return toldOf(numbers.get(place)?.told, numbers.values())
  }

  /** In which order a column writes its days; where it does not tell, as its file's other columns do. */
  orderOf(place: number): Told<DateOrder> {
    const { days } = this.#look()
    return toldOf(days.get(place)?.told, days.values())
  }

  /** Whether a column counts its days as a spreadsheet does. */
  isSerial(place: number): boolean {
    return this.#look().days.get(place)?.isSerial === true
  }

  /** Whether a column writes every NIT with its check digit glued on. */
  isGlued(place: number): boolean {
    return this.#look().nits.get(place)?.isGlued === true
  }

  /** Whether a column has numbers by themselves that are not whole, in any of its records. */
  hasFractions(place: number): boolean {
    return this.#look().fractions.has(place)
  }

  #look(): SeenColumns {
    if (this.#seen) return this.#seen
    const seen: SeenColumns = { numbers: new Map(), days: new Map(), nits: new Map(), fractions: new Set() }
    // One fraction far below says that the digits of all above are no decimals.
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

/** Where a column tells nothing, the others of its file do, if they agree. */
export function toldOf<Form extends string>(
  own: Told<Form> | undefined,
  others: Iterable<{ told: Told<Form> }>,
): Told<Form> {
  if (own !== undefined && own !== 'missing') return own
  const forms = new Set([...others].map(({ told }) => told).filter((told) => told !== 'missing'))
  const [only = 'missing'] = forms
  return forms.size === 1 && only !== 'mixed' ? only : 'missing'
}
