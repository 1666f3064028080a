import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { finished, pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { pack, type Pack } from 'tar-stream'
import { makeFolder } from '../embedded/make-folder.ts'
import { entryNames, type ItemEnd } from './archive.ts'

/** Bytes of a piece: the part of a table or file that is held in memory at once. */
const pieceBytes = 1024 * 1024

/** Writes a backup to a temporary file, piece by piece; it is renamed once it is complete and on disk. */
export class ArchiveWriter {
  readonly #path: string
  readonly #draft: string
  readonly #pack: Pack = pack()
  readonly #written: Promise<void>
  readonly #aborted = new AbortController()

  private constructor(path: string) {
    this.#path = path
    this.#draft = `${path}.part`
    this.#written = pipeline(
      this.#pack,
      createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } }),
      createWriteStream(this.#draft, { mode: 0o600, flush: true }),
      { signal: this.#aborted.signal },
    )
    // The next write reports the error; until then nobody awaits it.
    this.#written.catch((fault: unknown) => this.#pack.destroy(asError(fault)))
  }

  /** Begins a backup; creates its folder if it is missing. */
  static async begin(path: string): Promise<ArchiveWriter> {
    const place = resolve(path)
    await makeFolder(dirname(place), 0o700)
    return new ArchiveWriter(place)
  }

  /** A short entry as JSON that people can read. */
  async json(name: string, value: unknown): Promise<void> {
    await this.#entry(name, Buffer.from(`${JSON.stringify(value, null, 1)}\n`))
  }

  /** A short entry as plain text. */
  async text(name: string, text: string): Promise<void> {
    await this.#entry(name, Buffer.from(text))
  }

  /** A table's rows or a file's bytes, followed by its end entry, with values that only their reader knows. */
  async item(
    name: string,
    source: AsyncIterable<Uint8Array>,
    more: () => Pick<ItemEnd, 'rows' | 'isMissing'> = () => ({}),
  ): Promise<ItemEnd> {
    const hash = createHash('sha256')
    let bytes = 0
    let number = 0
    for await (const piece of inPieces(source)) {
      hash.update(piece)
      bytes += piece.length
      await this.#entry(entryNames.piece(name, ++number), piece)
    }
    const end = { bytes, sha256: hash.digest('hex'), ...more() }
    await this.json(entryNames.end(name), end)
    return end
  }

  /** Completes the file and gives it its name. Returns its bytes. */
  async finish(): Promise<number> {
    this.#pack.finalize()
    await this.#written
    await rename(this.#draft, this.#path)
    const folder = await open(dirname(this.#path))
    await folder
      .sync()
      .catch(() => undefined)
      .finally(() => folder.close())
    const file = await open(this.#path)
    const { size } = await file.stat().finally(() => file.close())
    return size
  }

  /** Discards the file. */
  async abandon(): Promise<void> {
    this.#aborted.abort()
    await this.#written.catch(() => undefined)
    await rm(this.#draft, { force: true })
  }

  async #entry(name: string, bytes: Buffer): Promise<void> {
    const entry = this.#pack.entry({ name, size: bytes.length, mode: 0o600 })
    entry.end(bytes)
    await Promise.race([finished(entry), this.#written])
  }
}

async function* inPieces(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = []
  let length = 0
  for await (const bytes of source) {
    held.push(bytes)
    length += bytes.length
    if (length < pieceBytes) continue
    yield Buffer.concat(held, length)
    held = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(held, length)
}

const asError = (fault: unknown) => (fault instanceof Error ? fault : new Error(String(fault)))
