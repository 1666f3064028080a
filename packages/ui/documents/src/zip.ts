import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

interface Entry {
  name: string
  crc: number
  packed: number
  size: number
  at: number
}

/** Names are UTF-8, and sizes follow the bytes: neither is known when an entry begins. */
const flags = 0x0808
const version = 20
const deflated = 8

/**
 * A ZIP archive that is written as its files come, each only once and none held. Level 1 packs the text of a sheet to
 * a tenth; more costs time that nobody gets back.
 */
export class Zip {
  readonly #entries: Entry[] = []
  readonly #stamp: { time: number; date: number }
  #at = 0

  constructor(moment: Date) {
    this.#stamp = dosStamp(moment)
  }

  /** A file of the archive, from its pieces. */
  async *file(name: string, pieces: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<Buffer> {
    const entry: Entry = { name, crc: 0, packed: 0, size: 0, at: this.#at }
    yield this.#counted(localHeader(entry, this.#stamp))
    async function* measured() {
      for await (const piece of pieces) {
        entry.crc = crc32(piece, entry.crc)
        entry.size += piece.length
        yield piece
      }
    }
    const source = Readable.from(measured(), { objectMode: false })
    const packer = createDeflateRaw({ level: 1 })
    source.once('error', (fault) => packer.destroy(fault))
    try {
      for await (const piece of source.pipe(packer)) {
        // A packer without an encoding gives buffers.
        const packed = piece as Buffer
        entry.packed += packed.length
        yield this.#counted(packed)
      }
    } finally {
      source.destroy()
    }
    yield this.#counted(descriptor(entry))
    this.#entries.push(entry)
  }

  /** What every archive ends with: the list of its files. */
  *end(): Generator<Buffer> {
    const begin = this.#at
    for (const entry of this.#entries) yield this.#counted(centralHeader(entry, this.#stamp))
    yield endRecord(this.#entries.length, this.#at - begin, begin)
  }

  #counted(piece: Buffer): Buffer {
    this.#at += piece.length
    return piece
  }
}

function localHeader({ name }: Entry, { time, date }: { time: number; date: number }): Buffer {
  const text = Buffer.from(name)
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(version, 4)
  header.writeUInt16LE(flags, 6)
  header.writeUInt16LE(deflated, 8)
  header.writeUInt16LE(time, 10)
  header.writeUInt16LE(date, 12)
  header.writeUInt16LE(text.length, 26)
  return Buffer.concat([header, text])
}

function descriptor({ crc, packed, size }: Entry): Buffer {
  const record = Buffer.alloc(16)
  record.writeUInt32LE(0x08074b50, 0)
  record.writeUInt32LE(crc, 4)
  record.writeUInt32LE(packed, 8)
  record.writeUInt32LE(size, 12)
  return record
}

function centralHeader(entry: Entry, { time, date }: { time: number; date: number }): Buffer {
  const text = Buffer.from(entry.name)
  const header = Buffer.alloc(46)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt16LE(version, 4)
  header.writeUInt16LE(version, 6)
  header.writeUInt16LE(flags, 8)
  header.writeUInt16LE(deflated, 10)
  header.writeUInt16LE(time, 12)
  header.writeUInt16LE(date, 14)
  header.writeUInt32LE(entry.crc, 16)
  header.writeUInt32LE(entry.packed, 20)
  header.writeUInt32LE(entry.size, 24)
  header.writeUInt16LE(text.length, 28)
  header.writeUInt32LE(entry.at, 42)
  return Buffer.concat([header, text])
}

function endRecord(count: number, size: number, at: number): Buffer {
  const record = Buffer.alloc(22)
  record.writeUInt32LE(0x06054b50, 0)
  record.writeUInt16LE(count, 8)
  record.writeUInt16LE(count, 10)
  record.writeUInt32LE(size, 12)
  record.writeUInt32LE(at, 16)
  return record
}

/** A moment as archives keep it: Bogotá's clock, to two seconds. */
function dosStamp(moment: Date): { time: number; date: number } {
  const local = new Date(moment.getTime() - 5 * 3_600_000)
  return {
    time: (local.getUTCHours() << 11) | (local.getUTCMinutes() << 5) | (local.getUTCSeconds() >> 1),
    date: ((local.getUTCFullYear() - 1980) << 9) | ((local.getUTCMonth() + 1) << 5) | local.getUTCDate(),
  }
}
