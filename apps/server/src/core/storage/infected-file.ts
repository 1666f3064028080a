import { Problem } from '@enlace/contract/core/problems.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { fileFaultTexts } from '@enlace/contract/core/files/texts.ts'

/** The scanner found something in a file, which was not stored. */
export class InfectedFile extends Problem {
  readonly company: number
  readonly found: string
  readonly sha256: string

  constructor(company: number, found: string, sha256: string, fields?: Record<string, string>) {
    super('file-infected', { found, sha256 }, fields)
    this.company = company
    this.found = found
    this.sha256 = sha256
  }

  /** Returns the problem with the file's field and name. */
  inField(field: string, name: string): InfectedFile {
    const sentence = fill(fileFaultTexts.infected, { name, found: this.found })
    return new InfectedFile(this.company, this.found, this.sha256, { [field]: sentence })
  }
}
