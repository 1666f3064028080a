import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { ImportFault } from './import-fault.ts'

/** Bytes of one unpacked file: what a load holds in memory at most. */
export const largestFile = 256 * 1024 * 1024

/** A file to load, unpacked. Its name is without the packing's ending. */
export interface SourceFile {
  name: string
  bytes: Buffer
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
 * Reads a file, unpacking `.gz` and `.br`.
 * @throws ImportFault when it is missing, unreadable or too large.
 */
export async function openSourceFile(path: string): Promise<SourceFile> {
  const packed = await readFile(path).catch((fault: unknown) => {
    const isMissing = fault instanceof Error && 'code' in fault && fault.code === 'ENOENT'
    throw new ImportFault(isMissing ? 'file-missing' : 'file-unreadable', { file: path }, fault)
  })
  const bytes = await unpack(path, packed)
  if (bytes.length > largestFile) throw new ImportFault('file-too-large', { file: path })
  return { name: unpackedName(path), bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

async function unpack(path: string, packed: Buffer): Promise<Buffer> {
  const ending = path.slice(-3).toLowerCase()
  const unpackBytes = ending === '.gz' || ending === '.br' ? packings[ending] : undefined
  if (!unpackBytes) return packed
  return unpackBytes(packed, { maxOutputLength: largestFile + 1 }).catch((fault: unknown) => {
    const isTooLarge = fault instanceof Error && 'code' in fault && fault.code === 'ERR_BUFFER_TOO_LARGE'
    throw new ImportFault(isTooLarge ? 'file-too-large' : 'file-unreadable', { file: path }, fault)
  })
}
