import { createHash } from 'node:crypto'
import { createReadStream, openSync, unlinkSync } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { diskContent, heldContent, openContent, startOf, type Content } from '../text/content.ts'
import { ImportFault } from '../findings/import-fault.ts'
import { looksLikeZip } from '@enlace/archive/zip.ts'
import { megabytes, zipParts } from './zip.ts'

/** Maximum bytes of one unpacked file. */
export const largestFile = 4 * 1024 ** 3
/** Unpacked bytes that are kept in memory; larger files go to disk. */
const mostHeld = 16 * 1024 * 1024

/** A file to load, unpacked; its name is without the extension of the packing. */
export interface SourceFile {
  name: string
  content: Content
  sha256: string
}

/** A file's name without the extension of its packing. */
export function unpackedName(path: string): string {
  return basename(path).replace(/\.(gz|br|zip)$/i, '')
}

/**
 * Opens a file. A gzip, Brotli or zip of one file is unpacked piece by piece, up to the largest file accepted; any
 * other is read in place.
 * @throws ImportFault if it is missing, a folder, damaged, too large, or packed more than once.
 */
export async function openSourceFile(path: string, name = basename(path)): Promise<SourceFile> {
  const opened = await unpackedFile(path, name).catch((fault: unknown) => {
    if (fault instanceof ImportFault) throw fault
    const isMissing = fault instanceof Error && 'code' in fault && fault.code === 'ENOENT'
    throw new ImportFault(isMissing ? 'file-missing' : 'file-unreadable', { file: path }, fault)
  })
  if (opened.content.size > largestFile) throw tooLarge(name)
  const sha256 = createHash('sha256')
  for (const piece of opened.content.pieces()) sha256.update(piece)
  return { ...opened, sha256: sha256.digest('hex') }
}

const tooLarge = (file: string) => new ImportFault('file-too-large', { file, most: megabytes(largestFile) })

async function unpackedFile(path: string, name: string): Promise<Omit<SourceFile, 'sha256'>> {
  const found = await stat(path)
  if (found.isDirectory()) throw new ImportFault('file-is-folder', { file: name })
  if (!found.isFile()) throw new ImportFault('file-unreadable', { file: name })
  const content = diskContent(path)
  const start = startOf(content)
  const unpack = packingOf(path, start) ?? packingOf(name, start)
  if (unpack) {
    const made = await pipeline(createReadStream(path), unpack, (pieces: AsyncIterable<unknown>) =>
      unpackTo(name, pieces, content.size),
    ).catch((fault: unknown) => {
      throw fault instanceof ImportFault ? fault : new ImportFault('file-damaged', { file: name }, fault)
    })
    if (packingOf('', startOf(made)) || archivedFile(name, made))
      throw new ImportFault('archive-nested', { file: name })
    return { name: unpackedName(name), content: made }
  }
  const archived = looksLikeZip(start) ? archivedFile(name, content) : undefined
  if (!archived) return { name: unpackedName(name), content }
  const made = await unpackTo(name, Readable.from(archived.pieces(largestFile)), content.size)
  if (packingOf('', startOf(made)) || (looksLikeZip(startOf(made)) && archivedFile(name, made)))
    throw new ImportFault('archive-nested', { file: name })
  return { name: basename(archived.name), content: made }
}

function packingOf(name: string, [first, second]: Uint8Array): Transform | undefined {
  if (first === 0x1f && second === 0x8b) return createGunzip()
  return /\.br$/i.test(name) ? createBrotliDecompress() : undefined
}

/** The one file of an archive, or undefined if it is a workbook or not a zip. */
function archivedFile(name: string, content: Content) {
  if (!looksLikeZip(startOf(content))) return undefined
  const parts = zipParts({ name, content })
  const isDocument = parts.some((part) =>
    /^\/?(?:\[Content_Types\]\.xml|mimetype|content\.xml)$/i.test(part.name),
  )
  if (isDocument) return undefined
  const files = parts.filter(
    (part) => !/^__MACOSX\/|(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(part.name),
  )
  const [only] = files
  if (!only || files.length > 1)
    throw new ImportFault('archive-several', { file: name, count: String(files.length) })
  if (only.size > largestFile) throw tooLarge(name)
  return only
}

/** Maximum ratio of unpacked to packed length: a table expands ten to fifty times. */
const densest = 300

async function unpackTo(name: string, pieces: AsyncIterable<unknown>, packed: number): Promise<Content> {
  const held: Buffer[] = []
  let size = 0
  let spilled: Awaited<ReturnType<typeof spill>> | undefined
  try {
    for await (const piece of pieces) {
      if (!(piece instanceof Uint8Array)) continue
      size += piece.length
      if (size > largestFile) throw tooLarge(name)
      if (size > mostHeld + packed * densest) throw new ImportFault('archive-suspicious', { file: name })
      if (spilled) await spilled.write(piece)
      else held.push(Buffer.from(piece))
      if (!spilled && size > mostHeld) {
        spilled = await spill()
        for (const one of held.splice(0)) await spilled.write(one)
      }
    }
    return spilled ? spilled.content(size) : heldContent(Buffer.concat(held))
  } finally {
    await spilled?.close()
  }
}

/** Creates a file on disk without a name, which disappears when the thread or process that reads it ends. */
async function spill() {
  const path = join(tmpdir(), `enlace-${process.pid}-${crypto.randomUUID()}`)
  const written = await open(path, 'wx', 0o600)
  const file = openSync(path, 'r')
  unlinkSync(path)
  return {
    write: (piece: Uint8Array) => written.write(piece),
    content: (size: number) => openContent(file, size),
    close: () => written.close(),
  }
}
