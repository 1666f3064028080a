const [newLine, tab] = [0x0a, 0x09]

/** Rows of a table in COPY format that have a given value in one of its columns; counts all rows read. */
export class FilteredRows {
  /** How many rows were read, of any company. */
  read = 0
  readonly #pieces: AsyncIterable<Buffer>
  readonly #place: number
  readonly #value: string
  readonly #seen: ((value: string) => void) | undefined

  /** `seen` receives the value of every row. */
  constructor(
    pieces: AsyncIterable<Buffer>,
    column: { place: number; value: string; seen?: ((value: string) => void) | undefined },
  ) {
    this.#pieces = pieces
    this.#place = column.place
    this.#value = column.value
    this.#seen = column.seen
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer, void, void> {
    // COPY escapes a line break or tab within a value, so any that are found separate rows and values.
    let rest: Buffer = Buffer.alloc(0)
    for await (const piece of this.#pieces) {
      const bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece])
      const kept: Buffer[] = []
      let from = 0
      for (;;) {
        const end = bytes.indexOf(newLine, from)
        if (end < 0) break
        this.read += 1
        const value = this.#valueIn(bytes, from, end)
        this.#seen?.(value)
        if (value === this.#value) kept.push(bytes.subarray(from, end + 1))
        from = end + 1
      }
      rest = bytes.subarray(from)
      if (kept.length > 0) yield Buffer.concat(kept)
    }
  }

  #valueIn(bytes: Buffer, from: number, end: number): string {
    let start = from
    for (let place = 0; place < this.#place; place++) start = bytes.indexOf(tab, start) + 1
    const next = bytes.indexOf(tab, start)
    return bytes.toString('latin1', start, next < 0 || next > end ? end : next)
  }
}
