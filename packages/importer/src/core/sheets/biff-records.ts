/** The kinds of records of an XLS workbook that hold what we read. */
export const biff = {
  begin: 0x0809,
  end: 0x000a,
  locked: 0x002f,
  codePage: 0x0042,
  dateMode: 0x0022,
  sheet: 0x0085,
  format: 0x041e,
  cellFormat: 0x00e0,
  texts: 0x00fc,
  goesOn: 0x003c,
  textOfTable: 0x00fd,
  text: 0x0204,
  richText: 0x00d6,
  number: 0x0203,
  shortNumber: 0x027e,
  shortNumbers: 0x00bd,
  formula: 0x0006,
  formulaText: 0x0207,
  truth: 0x0205,
} as const

/** A record of an XLS workbook; `at` is the offset of its body in the stream. */
export interface BiffRecord {
  kind: number
  at: number
  body: Buffer
}

/** The records of a stream from an offset on, to its end or to the first damaged one. */
export function* biffRecords(stream: Buffer, from: number): Generator<BiffRecord> {
  let at = from
  while (at + 4 <= stream.length) {
    const length = stream.readUInt16LE(at + 2)
    if (at + 4 + length > stream.length) return
    yield { kind: stream.readUInt16LE(at), at: at + 4, body: stream.subarray(at + 4, at + 4 + length) }
    at += 4 + length
  }
}

/** Decodes a four-byte number (RK): an integer or the upper half of a double, optionally in hundredths. */
export function shortNumber(bytes: Buffer, at: number): number {
  const raw = bytes.readInt32LE(at)
  const isHundredth = (raw & 1) !== 0
  if ((raw & 2) !== 0) return isHundredth ? (raw >> 2) / 100 : raw >> 2
  const upper = Buffer.alloc(8)
  upper.writeInt32LE(raw & ~3, 4)
  const value = upper.readDoubleLE(0)
  return isHundredth ? value / 100 : value
}

/** A text with one or two bytes per letter, as a flag before them says; its length takes one byte or two. */
export function biffText(body: Buffer, at: number, lengthBytes: 1 | 2): string {
  const length = lengthBytes === 1 ? body.readUInt8(at) : body.readUInt16LE(at)
  const flags = body.readUInt8(at + lengthBytes)
  const isRich = (flags & 8) !== 0
  const isFar = (flags & 4) !== 0
  const from = at + lengthBytes + 1 + (isRich ? 2 : 0) + (isFar ? 4 : 0)
  return (flags & 1) === 0
    ? body.toString('latin1', from, from + length)
    : body.toString('utf16le', from, from + 2 * length)
}

/** The texts of a workbook's shared table, which continues in further records when one is full. */
export function* tableTexts(blocks: readonly Buffer[]): Generator<string> {
  const reader = new BlockReader(blocks)
  const [first] = blocks
  if (!first || first.length < 8) return
  const count = first.readUInt32LE(4)
  reader.skip(8)
  for (let read = 0; read < count && !reader.isOver; read++) yield reader.text()
}

/** Reads across the ends of blocks. */
class BlockReader {
  readonly #blocks: readonly Buffer[]
  #block = 0
  #at = 0

  constructor(blocks: readonly Buffer[]) {
    this.#blocks = blocks
  }

  get isOver(): boolean {
    return this.#left() === 0 && this.#block >= this.#blocks.length - 1
  }

  skip(length: number): void {
    for (let left = length; left > 0 && !this.isOver;) {
      if (this.#left() === 0) this.#turn()
      const taken = Math.min(left, this.#left())
      this.#at += taken
      left -= taken
    }
  }

  text(): string {
    const length = this.#number(2)
    const flags = this.#number(1)
    const runs = (flags & 8) === 0 ? 0 : this.#number(2)
    const far = (flags & 4) === 0 ? 0 : this.#number(4)
    const text = this.#letters(length, (flags & 1) !== 0)
    this.skip(runs * 4 + far)
    return text
  }

  #letters(length: number, isWide: boolean): string {
    let text = ''
    let wide = isWide
    while (text.length < length && !this.isOver) {
      if (this.#left() === 0) {
        this.#turn()
        // A block that continues the letters repeats the flag for their width.
        wide = (this.#number(1) & 1) !== 0
      }
      const width = wide ? 2 : 1
      const letters = Math.min(length - text.length, Math.floor(this.#left() / width))
      if (letters === 0) return text
      const end = this.#at + letters * width
      text += this.#blocks[this.#block]?.toString(wide ? 'utf16le' : 'latin1', this.#at, end) ?? ''
      this.#at = end
    }
    return text
  }

  #number(bytes: 1 | 2 | 4): number {
    let value = 0
    for (let place = 0; place < bytes && !this.isOver; place++) {
      if (this.#left() === 0) this.#turn()
      value += (this.#blocks[this.#block]?.[this.#at] ?? 0) * 256 ** place
      this.#at += 1
    }
    return value
  }

  #left(): number {
    return (this.#blocks[this.#block]?.length ?? 0) - this.#at
  }

  #turn(): void {
    this.#block += 1
    this.#at = 0
  }
}
