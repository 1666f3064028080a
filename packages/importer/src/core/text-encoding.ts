import type { Content } from './content.ts'

/** How a file's letters are written. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/**
 * How a file's letters are written: by its byte order mark, else UTF-8 where all of it is, else Windows-1252, the Latin-1
 * that Excel and old ERPs write.
 */
export function encodingOf(content: Content): Encoding {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  try {
    for (const piece of content.pieces()) {
      const marked = isFirst ? markedEncoding(piece) : undefined
      if (marked) return marked
      isFirst = false
      decoder.decode(piece, { stream: true })
    }
    decoder.decode()
    return 'utf-8'
  } catch {
    // Not a fault: bytes that are no UTF-8 are the older encoding, in which every byte is a letter.
    return 'windows-1252'
  }
}

/** A file's text, piece by piece. The byte order mark is not part of it. */
export function* textOf(content: Content, encoding: Encoding): Generator<string> {
  const decoder = new TextDecoder(encoding)
  for (const piece of content.pieces()) yield decoder.decode(piece, { stream: true })
  yield decoder.decode()
}

function markedEncoding([first, second, third]: Uint8Array): Encoding | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}
