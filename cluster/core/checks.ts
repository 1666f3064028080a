/** What was claimed of a run, and whether it held. */
export class Checks {
  readonly #say: (line: string) => void
  #passed = 0
  #skipped = 0
  readonly failures: string[] = []

  constructor(say: (line: string) => void) {
    this.#say = say
  }

  /** One thing that has to be so. */
  check(isSo: boolean, claim: string): void {
    if (isSo) this.#passed++
    else this.failures.push(claim)
    this.#say(`${isSo ? '✓' : '✗'} ${claim}`)
  }

  /** One thing that could not be tried here, and why. */
  skip(what: string): void {
    this.#skipped++
    this.#say(`NOT TESTED: ${what}`)
  }

  get counts(): { passed: number; failed: number; skipped: number } {
    return { passed: this.#passed, failed: this.failures.length, skipped: this.#skipped }
  }
}
