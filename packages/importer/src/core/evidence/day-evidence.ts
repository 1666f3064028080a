import { daysIn, isSerialDay, numbersOf, type DateOrder } from '../values/read-date.ts'
import type { Told } from './number-evidence.ts'

/** Different last numbers from which on they look like days, where the first ones hardly change. */
const manyDays = 4

/** In which order a column writes its days, by all cells that were shown. */
export class DayEvidence {
  readonly #votes = new Set<DateOrder>()
  readonly #firsts = new Set<string>()
  readonly #thirds = new Set<string>()
  #serials = 0
  #cells = 0
  /** Cells that could be read in several ways. */
  either = 0

  /** Takes a cell into account. */
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
    // That the year may stand first says nothing against the two others.
    const votes = (['dmy', 'mdy', 'ymd'] as const).filter((order) => days[order]) // the three orders
    const usual = votes.filter((order) => order !== 'ymd')
    if (usual.length === 1 && usual[0]) this.#votes.add(usual[0])
    else if (usual.length === 0 && votes[0]) this.#votes.add(votes[0])
  }

  /** What the cells tell. */
  get told(): Told<DateOrder> {
    // Years hardly change and days do: where the last numbers change more, the year may be the first.
    const yearMayBeFirst = this.#thirds.size >= manyDays && this.#thirds.size > this.#firsts.size
    const votes = [...this.#votes]
    if (votes.length > 1 || (yearMayBeFirst && votes[0] !== 'ymd')) return 'mixed'
    return votes[0] ?? 'missing'
  }

  /** Whether nearly all are the numbers by which a spreadsheet counts days, so that they are meant so. */
  get isSerial(): boolean {
    return this.#serials > 0 && this.#serials >= this.#cells * 0.9
  }
}
