import { daysIn, isSerialDay, numbersOf, type DateOrder } from '../values/read-date.ts'
import type { Told } from './number-evidence.ts'

/** Distinct last numbers above which they look like days, if the first ones hardly change. */
const manyDays = 4

/** The order of day, month and year of a column, by all cells seen. */
export class DayEvidence {
  readonly #votes = new Set<DateOrder>()
  readonly #firsts = new Set<string>()
  readonly #thirds = new Set<string>()
  #serials = 0
  #cells = 0
  /** Cells that could be read in several ways. */
  either = 0

  /** Records a cell. */
  see(text: string): void {
    this.#cells += 1
    if (isSerialDay(text)) this.#serials += 1
    const numbers = numbersOf(text)
    if (!numbers) return
    const days = daysIn(numbers)
    const isShort = numbers.third.length === 2
    if (isShort) {
      this.#firsts.add(numbers.first)
      this.#thirds.add(numbers.third)
    }
    const found = Object.values(days)
    if (new Set(found).size > 1) this.either += 1
    // A possible year in first place does not contradict the two other orders.
    const votes = (['dmy', 'mdy', 'ymd'] as const).filter((order) => days[order]) // the three orders
    const usual = votes.filter((order) => order !== 'ymd')
    if (usual.length === 1 && usual[0]) this.#votes.add(usual[0])
    else if (usual.length === 0 && votes[0]) this.#votes.add(votes[0])
  }

  /** The order that the cells show. */
  get told(): Told<DateOrder> {
    // Years hardly change and days do: if the last numbers change more, the year may be first.
    const yearMayBeFirst = this.#thirds.size >= manyDays && this.#thirds.size > this.#firsts.size
    const votes = [...this.#votes]
    if (votes.length > 1 || (yearMayBeFirst && votes[0] !== 'ymd')) return 'mixed'
    return votes[0] ?? 'missing'
  }

  /** Whether nearly all cells are spreadsheet serial days, so that they are meant as days. */
  get isSerial(): boolean {
    return this.#serials > 0 && this.#serials >= this.#cells * 0.9
  }
}
