import { existsSync, readFileSync } from 'node:fs'

/** Width and height of a WebP picture as the browser writes it (lossy, without an extension); undefined where there is none. */
export function sizeOfPicture(file: string): { width: number; height: number } | undefined {
  if (!existsSync(file)) return undefined
  const bytes = readFileSync(file)
  const kind = bytes.toString('latin1', 12, 16)
  if (kind === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  // With a header of its own, for colours or transparency.
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  throw new Error(`${file} is no WebP picture`)
}
