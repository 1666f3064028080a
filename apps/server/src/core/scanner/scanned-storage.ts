import { Problem } from '@enlace/contract/core/problems'
import { fill } from '@enlace/contract/core/fill'
import { fileFaultTexts } from '@enlace/contract/core/file-texts'
import type { Storage } from '../storage/storage.ts'
import { ScannerAway, type Scanner } from './clamd.ts'

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

/**
 * A storage into which nothing comes from outside that was not looked into: whoever puts a file there gets it scanned,
 * without a word of it. What the product made itself says so, and is not.
 */
export function scannedStorage(storage: Storage, scanner: Scanner): Storage {
  return {
    ...storage,
    async put(spooledPath, file) {
      if (file.isOurs !== true) {
        const found = await scanner.scan(spooledPath).catch((fault: unknown) => {
          if (!(fault instanceof ScannerAway)) throw fault
          throw Object.assign(new Problem('scanner-away', { seconds: 60 }), { cause: fault })
        })
        if (found !== undefined) throw new InfectedFile(Number(file.key.split('/')[0]), found, file.sha256)
      }
      await storage.put(spooledPath, file)
    },
  }
}
