import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { diskContent, heldContent, type Content } from './content.ts'
import { ImportFault } from './import-fault.ts'

/** Bytes of one unpacked file. */
export const largestFile = 256 * 1024 * 1024

/** A file to load, unpacked. Its name is without the packing's ending. */
export interface SourceFile {
  name: string
  content: Content
  sha256: string
}

const packings = {
  '.gz': promisify(gunzip),
  '.br': promisify(brotliDecompress),
} as const

/** The endings of packed files that are read like the file itself. */
export const packedEndings = Object.keys(packings)

/** A file's name without the ending of its packing. */
export function unpackedName(path: string): string {
  return basename(path).replace(/\.(gz|br)$/i, '')
}

/**
 * Opens a file. One packed as `.gz` or `.br` is unpacked into memory; any other stays where it is.
 * @throws ImportFault when it is missing, unreadable or too large.
 */
export async function openSourceFile(path: string): Promise<SourceFile> {
  const content = await contentOf(path).catch((fault: unknown) => {
    if (fault instanceof ImportFault) throw fault
    const isMissing = fault instanceof Error && 'code' in fault && fault.code === 'ENOENT'
    throw new ImportFault(isMissing ? 'file-missing' : 'file-unreadable', { file: path }, fault)
  })
  if (content.size > largestFile) throw new ImportFault('file-too-large', { file: path })
  const sha256 = createHash('sha256')
  for (const piece of content.pieces()) sha256.update(piece)
  return { name: unpackedName(path), content, sha256: sha256.digest('hex') }
}

async function contentOf(path: string): Promise<Content> {
  const ending = path.slice(-3).toLowerCase()
  const unpackBytes = ending === '.gz' || ending === '.br' ? packings[ending] : undefined
  if (unpackBytes) return heldContent(await unpack(path, unpackBytes))
  if (!(await stat(path)).isFile()) throw new ImportFault('file-unreadable', { file: path })
  return diskContent(path)
}

async function unpack(path: string, unpackBytes: (typeof packings)['.gz' | '.br']): Promise<Buffer> {
  const packed = await readFile(path)
  return unpackBytes(packed, { maxOutputLength: largestFile + 1 }).catch((fault: unknown) => {
    const isTooLarge = fault instanceof Error && 'code' in fault && fault.code === 'ERR_BUFFER_TOO_LARGE'
    throw new ImportFault(isTooLarge ? 'file-too-large' : 'file-unreadable', { file: path }, fault)
  })
}
