import { closeSync, openSync, readSync, statSync } from 'node:fs'

/** The bytes of a file, in pieces and readable any number of times, in memory or on disk. */
export interface Content {
  readonly size: number
  /** All bytes from the first on. A piece is valid until the next one is requested. */
  pieces(): Iterable<Uint8Array>
  /** A range of its bytes, shorter if the file ends before. */
  at(from: number, length: number): Buffer
}

/** Bytes with the name of their file. */
export interface NamedContent {
  readonly name: string
  readonly content: Content
}

const pieceLength = 256 * 1024

/** Bytes held in memory. */
export function heldContent(bytes: Buffer): Content {
  return {
    size: bytes.length,
    pieces: () => [bytes],
    at: (from, length) => bytes.subarray(from, from + length),
  }
}

/**
 * A file on disk, with at most one piece in memory. Its reads are synchronous, so the reader needs a thread of its own.
 */
export function diskContent(path: string): Content {
  return {
    size: statSync(path).size,
    pieces: () => piecesOf(path),
    at: (from, length) => withFile(path, (file) => readAt(file, from, length)),
  }
}

/** An open file without a name: it disappears when its process ends. */
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

/** Copies a text that outlives its file: a substring would keep the whole piece in memory. */
export const ownText = (text: string) => Buffer.from(text, 'utf16le').toString('utf16le')

/** The first bytes, by which a format is detected. */
export const startOf = (content: Content, most = 512): Uint8Array => Uint8Array.from(content.at(0, most))
