import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'
import { extract } from 'tar-stream'
import { backupForm, entryNames, type BackupHead, type BackupManifest, type ItemEnd } from './archive.ts'
import { BackupFault } from './backup-fault.ts'

type Entry = ReturnType<typeof extract> extends AsyncIterable<infer Found> ? Found : never

/** A table or file of a backup, to be read to its end before the next one. */
export interface ArchiveItem {
  readonly kind: 'table' | 'file'
  /** The table's name, or the file's key. */
  readonly name: string
  /** Its bytes. @throws BackupFault after the last one if they differ from what was written. */
  readonly pieces: AsyncGenerator<Buffer, void, void>
  /** Its end entry, after its bytes were read. */
  end(): ItemEnd
}

/** Reads a backup once from beginning to end, in pieces, and verifies each part of it. */
export class ArchiveReader {
  readonly head: BackupHead
  /** The secret key, if the backup contains it. */
  readonly key: string | undefined
  readonly #entries: AsyncIterator<Entry>
  #next: Entry | undefined
  #manifest: BackupManifest | undefined
  readonly #close: () => void

  private constructor(
    head: BackupHead,
    key: string | undefined,
    entries: AsyncIterator<Entry>,
    next: Entry | undefined,
    close: () => void,
  ) {
    this.head = head
    this.key = key
    this.#entries = entries
    this.#next = next
    this.#close = close
  }

  /** Opens a backup. @throws BackupFault if it is not one, or of a newer format. */
  static async open(path: string): Promise<ArchiveReader> {
    const file = createReadStream(path)
    const unpacked = extract()
    pipeline(file, createZstdDecompress(), unpacked, () => undefined)
    const entries = unpacked[Symbol.asyncIterator]()
    const close = () => void file.destroy()
    try {
      const first = await nextOf(entries).catch((fault: unknown) => {
        if (isMissingFile(fault)) throw fault
        throw new BackupFault('no-backup', {}, fault)
      })
      if (first?.header.name !== entryNames.head) throw new BackupFault('no-backup')
      const head = headOf(await readJson(first))
      const second = await nextOf(entries)
      if (second?.header.name !== entryNames.key)
        return new ArchiveReader(head, undefined, entries, second, close)
      const key = (await bytesOf(second)).toString().trim()
      return new ArchiveReader(head, key, entries, await nextOf(entries), close)
    } catch (fault) {
      close()
      throw fault
    }
  }

  /** The tables, then the files. @throws BackupFault if it is truncated or was altered. */
  async *items(): AsyncGenerator<ArchiveItem, void, void> {
    try {
      while (this.#next !== undefined && this.#next.header.name !== entryNames.manifest) {
        const [, kind, name] =
          /^(tables|files)\/(.+)\/(?:\d{6,}|end\.json)$/.exec(this.#next.header.name) ?? []
        if (kind === undefined || name === undefined)
          throw new BackupFault('damaged', { part: this.#next.header.name })
        let end: ItemEnd | undefined
        const pieces = this.#piecesOf(`${kind}/${name}`, (found) => (end = found))
        yield {
          kind: kind === 'tables' ? 'table' : 'file',
          name,
          pieces,
          end() {
            if (end === undefined) throw new Error('A part of the backup was not read to its end')
            return end
          },
        }
        // Skips the rest if the reader stopped early.
        for await (const _ of pieces) continue
      }
      if (this.#next === undefined) throw new BackupFault('truncated')
      // Written by us, and its parts are compared with what was read.
      const manifest = (await readJson(this.#next)) as BackupManifest
      // The last bytes are verified too.
      if ((await nextOf(this.#entries)) !== undefined)
        throw new BackupFault('damaged', { part: 'manifest.json' })
      this.#manifest = manifest
    } finally {
      this.#close()
    }
  }

  /** Its manifest, once its items were read. */
  manifest(): BackupManifest {
    if (this.#manifest === undefined) throw new Error('The backup was not read to its end')
    return this.#manifest
  }

  async *#piecesOf(item: string, ended: (end: ItemEnd) => void): AsyncGenerator<Buffer, void, void> {
    const hash = createHash('sha256')
    let bytes = 0
    let number = 0
    for (;;) {
      const entry = this.#next
      if (entry === undefined) throw new BackupFault('truncated')
      if (entry.header.name === entryNames.end(item)) break
      if (entry.header.name !== entryNames.piece(item, ++number))
        throw new BackupFault('damaged', { part: item })
      const piece = await bytesOf(entry)
      hash.update(piece)
      bytes += piece.length
      yield piece
      this.#next = await nextOf(this.#entries)
    }
    // Written by us; its claims are compared here.
    const end = (await readJson(this.#next)) as ItemEnd
    if (end.bytes !== bytes || end.sha256 !== hash.digest('hex'))
      throw new BackupFault('damaged', { part: item })
    ended(end)
    this.#next = await nextOf(this.#entries)
  }
}

async function nextOf(entries: AsyncIterator<Entry>): Promise<Entry | undefined> {
  const { value, done } = await sayingHow(() => entries.next())
  return done === true ? undefined : value
}

const bytesOf = (entry: Entry) => sayingHow(() => buffer(entry))

async function readJson(entry: Entry | undefined): Promise<unknown> {
  if (entry === undefined) throw new BackupFault('truncated')
  const text = (await bytesOf(entry)).toString()
  try {
    return JSON.parse(text)
  } catch (fault) {
    throw new BackupFault('damaged', { part: entry.header.name }, fault)
  }
}

function headOf(found: unknown): BackupHead {
  const isOurs =
    typeof found === 'object' && found !== null && 'product' in found && found.product === 'enlace'
  if (!isOurs || !('form' in found) || typeof found.form !== 'number') throw new BackupFault('no-backup')
  if (found.form > backupForm)
    throw new BackupFault('newer', { version: 'version' in found ? String(found.version) : '' })
  // Ours, and of a format that this version writes or wrote.
  return found as BackupHead
}

/** Translates the error of the decompression for a truncated or altered file. */
async function sayingHow<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  try {
    return await read()
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? String(fault.code) : ''
    const message = fault instanceof Error ? fault.message : ''
    if (code === 'Z_BUF_ERROR' || /unexpected end/i.test(message))
      throw new BackupFault('truncated', {}, fault)
    if (/^(Z_|ZSTD)/.test(code) || /tar header|checksum/i.test(message))
      throw new BackupFault('damaged', { part: 'zstd' }, fault)
    throw fault
  }
}

const isMissingFile = (fault: unknown) =>
  fault instanceof Error && 'code' in fault && /^(ENOENT|EACCES|EISDIR|EPERM)$/.test(String(fault.code))
