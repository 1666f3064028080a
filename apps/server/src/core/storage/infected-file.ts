import { Problem } from '@enlace/contract/core/problems.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { fileFaultTexts } from '@enlace/contract/core/files/texts.ts'

/** A file in which the scanner found something: it was not kept. */
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

  /** The same, with the file that it is told of by its name and the field that it came in. */
  inField(field: string, name: string): InfectedFile {
    const sentence = fill(fileFaultTexts.infected, { name, found: this.found })
    return new InfectedFile(this.company, this.found, this.sha256, { [field]: sentence })
  }
}
