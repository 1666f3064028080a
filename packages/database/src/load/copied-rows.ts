import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { copyLine } from '../driver/copy.ts'
import type { LoadTable } from './load-table.ts'
import { stagedColumns } from './statements.ts'

/** Characters that are packed together. */
const pieceLength = 256 * 1024

/** Rows that were made for a table, written down as `COPY` takes them and packed: a million take some thirty megabytes. */
export class CopiedRows<Row> {
  readonly target: LoadTable<Row>
  readonly #columns: readonly (keyof Row & string)[]
  readonly #pieces: { packed: Buffer; last: number }[] = []
  #text = ''
  #count = 0

  constructor(target: LoadTable<Row>) {
    this.target = target
    this.#columns = stagedColumns(target)
  }

  /** How many rows there are. */
  get count(): number {
    return this.#count
  }

  /** Takes one more row; it is not held. */
  add(row: Row): void {
    this.#text += copyLine(this.#columns.map((column) => row[column]))
    this.#count += 1
    if (this.#text.length >= pieceLength) this.#pack()
  }

  /** All rows in their order, as often as they are wanted, told each time how many were sent. */
  *texts(onSent: (count: number) => void = () => {}): Generator<Buffer> {
    if (this.#text !== '') this.#pack()
    for (const { packed, last } of this.#pieces) {
      yield inflateRawSync(packed)
      onSent(last)
    }
  }

  #pack(): void {
    this.#pieces.push({ packed: deflateRawSync(this.#text, { level: 1 }), last: this.#count })
    this.#text = ''
  }
}
