import { formOfNumber, type DecimalMark } from '../values/read-number.ts'

/** What a column tells: its form, `missing` where no cell tells, or `mixed` where cells contradict each other. */
export type Told<Form> = Form | 'missing' | 'mixed'

/** What parts the decimals in a column, by all cells that were shown. */
export class NumberEvidence {
  #points = 0
  #commas = 0
  /** Cells that could be read in both ways. */
  either = 0

  /** Takes a cell into account. */
  see(text: string): void {
    const form = formOfNumber(text.replace(/\s*%$/, ''))
    if (form === '.') this.#points += 1
    else if (form === ',') this.#commas += 1
    else if (form === 'either') this.either += 1
  }

  /** What the cells tell. */
  get told(): Told<DecimalMark> {
    if (this.#points > 0 && this.#commas > 0) return 'mixed'
    if (this.#points + this.#commas === 0) return 'missing'
    return this.#points > 0 ? '.' : ','
  }
}
