import { isCheckDigitRight } from '@enlace/domain/nit.ts'

/** Companies with the check digit appended that prove that a column writes all numbers so. */
const fewestGlued = 10

/** Whether a column writes every NIT with its check digit appended, by all cells seen. */
export class NitEvidence {
  #glued = 0
  #plain = 0

  /** Records a cell: only companies' numbers count, which have nine digits and begin with 8 or 9. */
  see(text: string): void {
    const digits = text.replace(/[\s.]/g, '')
    if (!/^[89]\d{8,9}$/.test(digits)) return
    const isGlued = isCheckDigitRight(digits.slice(0, -1), digits.slice(-1))
    if (digits.length === 10 && isGlued) this.#glued += 1
    // Nine digits may be a person's eight with the check digit.
    else if (!isGlued) this.#plain += 1
  }

  /** The result for the cells seen. */
  get isGlued(): boolean {
    return this.#glued >= fewestGlued && this.#plain === 0
  }
}
