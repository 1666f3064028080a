import type { Content } from '../text/content.ts'
import { ImportFault } from '../findings/import-fault.ts'
import { megabytes } from './zip.ts'

/** The limits of reading a file: bytes unpacked, counted on each read, and the tags among them. */
export interface Budget {
  readonly bytes: number
  readonly tags: number
}

const tagSign = 0x3c

/**
 * Counts the bytes that any reader of a file receives: a small file may unpack into a large one, or be read again for
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

  /** Passes the pieces on while there is budget. @throws ImportFault `workbook-too-large` beyond it. */
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
