import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'

/** The bytes of a file, piece by piece and as often as they are wanted, wherever they are. */
export interface Content {
  readonly size: number
  /** All bytes from the first one on. A piece is good until the next one is asked for. */
  pieces(): Iterable<Uint8Array>
  /** All bytes at once, for a format that cannot be read otherwise. */
  whole(): Buffer
}

const pieceLength = 256 * 1024

/** Bytes that are in memory. */
export function heldContent(bytes: Buffer): Content {
  return { size: bytes.length, pieces: () => [bytes], whole: () => bytes }
}

/** A file on the disk, of which no more than a piece is ever in memory. Whoever reads it has a thread for it. */
export function diskContent(path: string): Content {
  return {
    size: statSync(path).size,
    pieces: () => piecesOf(path),
    whole: () => readFileSync(path),
  }
}

function* piecesOf(path: string): Generator<Uint8Array> {
  const file = openSync(path, 'r')
  try {
    const piece = Buffer.allocUnsafe(pieceLength)
    for (let read = readSync(file, piece); read > 0; read = readSync(file, piece))
      yield piece.subarray(0, read)
  } finally {
    closeSync(file)
  }
}

/** A text that outlives its file: one that is cut out of a piece keeps the whole piece in memory otherwise. */
export const ownText = (text: string) => Buffer.from(text, 'utf16le').toString('utf16le')

/** The first bytes, by which a format is told. */
export function startOf(content: Content, most = 512): Uint8Array {
  for (const piece of content.pieces()) return Uint8Array.from(piece.subarray(0, most))
  return new Uint8Array()
}
