import type { Content } from '../text/content.ts'
import { ImportFault } from '../findings/import-fault.ts'
import { megabytes } from './zip.ts'

/** What reading a file may take: bytes unpacked, counted each time that they are read, and tags among them. */
export interface Budget {
  readonly bytes: number
  readonly tags: number
}

const tagSign = 0x3c

/**
 * Counts what is handed to a file's reader, whichever reader it is: a small file may unpack into a large one, or be read anew for
 * each of its sheets.
 */
export class ReadBudget {
  readonly #file: string
  readonly #budget: Budget
  #bytes = 0
  #tags = 0

  constructor(file: string, budget: Budget) {
    this.#file = file
    this.#budget = budget
  }

  /** The same pieces, as long as there is budget. @throws ImportFault `workbook-too-large` beyond it. */
  *counted(pieces: Iterable<Uint8Array>): Generator<Uint8Array> {
    const { bytes, tags } = this.#budget
    for (const piece of pieces) {
      this.#bytes += piece.length
      for (let at = piece.indexOf(tagSign); at !== -1; at = piece.indexOf(tagSign, at + 1)) this.#tags += 1
      if (this.#bytes > bytes || this.#tags > tags)
        throw new ImportFault('workbook-too-large', { file: this.#file, most: megabytes(bytes) })
      yield piece
    }
  }

  /** A content whose pieces are counted. */
  over(content: Content): Content {
    return { ...content, pieces: () => this.counted(content.pieces()) }
  }
}
