import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { Zip as Archive, type ZipInputFile } from 'fflate'

/** Maximum bytes that four-byte sizes can state: the archive has no larger files. */
const mostBytes = 0xffff_ffff
const deflated = 8

/**
 * A ZIP archive that is written as its files arrive, each read once and none held. fflate writes the archive; zlib
 * compresses outside of the event loop. Level 1 compresses the text of a sheet to a tenth; higher levels cost time
 * without a benefit.
 */
export class Zip {
  readonly #mtime: Date
  readonly #archive: Archive
  #written: Buffer[] = []
  #bytes = 0

  constructor(moment: Date) {
    this.#mtime = bogotaClock(moment)
    this.#archive = new Archive((fault, piece) => {
      if (fault) throw fault
      this.#bytes += piece.length
      if (this.#bytes > mostBytes) throw new RangeError('An archive has at most 4 GB')
      this.#written.push(Buffer.from(piece.buffer, piece.byteOffset, piece.length))
    })
  }

  /** A file of the archive, from its pieces. */
  async *file(name: string, pieces: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<Buffer> {
    const entry: ZipInputFile = {
      filename: name,
      mtime: this.#mtime,
      compression: deflated,
      size: 0,
      crc: 0,
    }
    this.#archive.add(entry)
    const source = Readable.from(measured(entry, pieces), { objectMode: false })
    const packer = createDeflateRaw({ level: 1 })
    source.once('error', (fault) => packer.destroy(fault))
    try {
      for await (const piece of source.pipe(packer)) {
        // A zlib stream without an encoding gives buffers, which no other thread shares.
        entry.ondata?.(null, piece as Buffer<ArrayBuffer>, false)
        yield* this.#taken()
      }
    } finally {
      source.destroy()
    }
    if (entry.size > mostBytes) throw new RangeError('A file of an archive has at most 4 GB')
    entry.ondata?.(null, new Uint8Array(0), true)
    yield* this.#taken()
  }

  /** The end of every archive: the list of its files. */
  *end(): Generator<Buffer> {
    this.#archive.end()
    yield* this.#taken()
  }

  #taken(): Buffer[] {
    const written = this.#written.filter(({ length }) => length > 0)
    this.#written = []
    return written
  }
}

/** Counts pieces as they pass, for the archive's entry of the file. */
async function* measured(entry: ZipInputFile, pieces: AsyncIterable<Buffer> | Iterable<Buffer>) {
  for await (const piece of pieces) {
    entry.crc = crc32(piece, entry.crc)
    entry.size += piece.length
    yield piece
  }
}

/** A date whose local fields, which an archive stores, are Bogotá's time, on a server in any time zone. */
function bogotaClock(moment: Date): Date {
  const local = new Date(moment.getTime() - 5 * 3_600_000)
  return new Date(
    local.getUTCFullYear(),
    local.getUTCMonth(),
    local.getUTCDate(),
    local.getUTCHours(),
    local.getUTCMinutes(),
    local.getUTCSeconds(),
  )
}
