import { closeSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { copyLine } from '../driver/copy.ts'
import type { LoadTable } from './load-table.ts'
import { stagedColumns } from './statements.ts'

/** Characters that are compressed together. */
const pieceLength = 256 * 1024
/** Compressed bytes that remain in memory, those of some hundred thousand rows; the others go to disk. */
const mostHeld = 8 * 1024 * 1024

interface Piece {
  /** The compressed rows, or their offset on disk. */
  packed: Buffer | number
  length: number
  /** How many rows there are up to its end. */
  last: number
}

/** Rows made for a table, serialised for `COPY` and compressed: a million take some thirty megabytes on disk. */
export class CopiedRows<Row> {
  readonly target: LoadTable<Row>
  readonly #columns: readonly (keyof Row & string)[]
  readonly #pieces: Piece[] = []
  readonly #disk: NamelessFile = new NamelessFile()
  #held = 0
  #text = ''
  #count = 0

  constructor(target: LoadTable<Row>) {
    this.target = target
    this.#columns = stagedColumns(target)
  }

  /** The number of rows. */
  get count(): number {
    return this.#count
  }

  /** Adds a row, without holding it. */
  add(row: Row): void {
    this.#text += copyLine(this.#columns.map((column) => row[column]))
    this.#count += 1
    if (this.#text.length >= pieceLength) this.#pack()
  }

  /** All rows in order, any number of times; `onSent` receives the number sent so far. */
  *texts(onSent: (count: number) => void = () => {}): Generator<Buffer> {
    if (this.#text !== '') this.#pack()
    for (const { packed, length, last } of this.#pieces) {
      yield inflateRawSync(typeof packed === 'number' ? this.#disk.read(packed, length) : packed)
      onSent(last)
    }
  }

  /** The cells of some columns of each row, serialised for `COPY`. */
  *cellsOf(columns: readonly (keyof Row & string)[]): Generator<string[]> {
    const places = columns.map((column) => this.#columns.indexOf(column))
    for (const piece of this.texts()) {
      for (const line of piece.toString('utf8').split('\n')) {
        if (line === '') continue
        const cells = line.split('\t')
        yield places.map((place) => cells[place] ?? '')
      }
    }
  }

  #pack(): void {
    const bytes = deflateRawSync(this.#text, { level: 1 })
    this.#held += bytes.length
    const packed = this.#held > mostHeld ? this.#disk.write(bytes) : bytes
    this.#pieces.push({ packed, length: bytes.length, last: this.#count })
    this.#text = ''
  }
}

/** A file that disappears when its process ends. */
class NamelessFile {
  static readonly #closing = new FinalizationRegistry<number>(closeSync)
  #file: number | undefined
  #end = 0

  /** Appends bytes and returns their offset. */
  write(bytes: Buffer): number {
    this.#file ??= this.#open()
    const begin = this.#end
    while (this.#end < begin + bytes.length)
      this.#end += writeSync(this.#file, bytes, this.#end - begin, undefined, this.#end)
    return begin
  }

  read(begin: number, length: number): Buffer {
    const bytes = Buffer.allocUnsafe(length)
    for (let at = 0; at < length;) {
      const read = this.#file === undefined ? 0 : readSync(this.#file, bytes, at, length - at, begin + at)
      if (read === 0) throw new Error('Rows that were laid on the disk are gone')
      at += read
    }
    return bytes
  }

  #open(): number {
    const path = join(tmpdir(), `enlace-${process.pid}-${crypto.randomUUID()}`)
    const file = openSync(path, 'wx+', 0o600)
    unlinkSync(path)
    NamelessFile.#closing.register(this, file)
    return file
  }
}
