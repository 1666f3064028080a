import { closeSync, openSync, readSync, statSync } from 'node:fs'

/** The bytes of a file, piece by piece and as often as they are wanted, wherever they are. */
export interface Content {
  readonly size: number
  /** All bytes from the first one on. A piece is good until the next one is asked for. */
  pieces(): Iterable<Uint8Array>
  /** Some of its bytes, fewer where it ends before. */
  at(from: number, length: number): Buffer
}

/** Bytes with the name that their file has. */
export interface NamedContent {
  readonly name: string
  readonly content: Content
}

const pieceLength = 256 * 1024

/** Bytes that are in memory. */
export function heldContent(bytes: Buffer): Content {
  return {
    size: bytes.length,
    pieces: () => [bytes],
    at: (from, length) => bytes.subarray(from, from + length),
  }
}

/** A file on the disk, of which no more than a piece is ever in memory. Whoever reads it has a thread for it. */
export function diskContent(path: string): Content {
  return {
    size: statSync(path).size,
    pieces: () => piecesOf(path),
    at: (from, length) => withFile(path, (file) => readAt(file, from, length)),
  }
}

/** An open file that has no name any more: it is gone with whoever opened it. */
export function openContent(file: number, size: number): Content {
  return {
    size,
    pieces: () => piecesAt(file),
    at: (from, length) => readAt(file, from, length),
  }
}

function* piecesOf(path: string): Generator<Uint8Array> {
  const file = openSync(path, 'r')
  try {
    yield* piecesAt(file)
  } finally {
    closeSync(file)
  }
}

function* piecesAt(file: number): Generator<Uint8Array> {
  const piece = Buffer.allocUnsafe(pieceLength)
  let at = 0
  for (let read = readSync(file, piece, { position: 0 }); read > 0;) {
    yield piece.subarray(0, read)
    at += read
    read = readSync(file, piece, { position: at })
  }
}

function readAt(file: number, from: number, length: number): Buffer {
  const piece = Buffer.allocUnsafe(length)
  let filled = 0
  while (filled < length) {
    const read = readSync(file, piece, { offset: filled, position: from + filled })
    if (read === 0) break
    filled += read
  }
  return piece.subarray(0, filled)
}

function withFile<Made>(path: string, act: (file: number) => Made): Made {
  const file = openSync(path, 'r')
  try {
    return act(file)
  } finally {
    closeSync(file)
  }
}

/** A text that outlives its file: one that is cut out of a piece keeps the whole piece in memory otherwise. */
export const ownText = (text: string) => Buffer.from(text, 'utf16le').toString('utf16le')

/** The first bytes, by which a format is told. */
export const startOf = (content: Content, most = 512): Uint8Array => Uint8Array.from(content.at(0, most))
