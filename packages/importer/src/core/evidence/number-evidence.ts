import { formOfNumber, type DecimalMark } from '../values/read-number.ts'

/** The evidence of a column: its form, `missing` if no cell shows one, or `mixed` if cells contradict each other. */
export type Told<Form> = Form | 'missing' | 'mixed'

/** The decimal mark of a column, by all cells seen. */
export class NumberEvidence {
  #points = 0
  #commas = 0
  /** Cells that could be read in both ways. */
  either = 0

  /** Records a cell. */
  see(text: string): void {
    const form = formOfNumber(text.replace(/\s*%$/, ''))
    if (form === '.') this.#points += 1
    else if (form === ',') this.#commas += 1
    else if (form === 'either') this.either += 1
  }

  /** The decimal mark that the cells show. */
  get told(): Told<DecimalMark> {
    if (this.#points > 0 && this.#commas > 0) return 'mixed'
    if (this.#points + this.#commas === 0) return 'missing'
    return this.#points > 0 ? '.' : ','
  }
}
