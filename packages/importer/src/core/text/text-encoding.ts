import { cp850Letters, upperLetters } from './code-pages.ts'
import { startOf, type Content } from './content.ts'

/** The supported encodings of a file. */
export const encodings = ['utf-8', 'windows-1252', 'cp850', 'macintosh', 'utf-16le', 'utf-16be'] as const

/** The encoding of a file. */
export type Encoding = (typeof encodings)[number]

/**
 * The encoding of a file: by its byte order mark, by the zeros of UTF-16, UTF-8 if all of it is valid, otherwise the
 * single-byte encoding that gives the most plausible text: Windows-1252 (Latin-1), DOS or old Macintosh.
 */
export function encodingOf(content: Content): Encoding {
  const start = startOf(content, 4096)
  const marked = markedEncoding(start) ?? wideEncoding(start)
  if (marked) return marked
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for (const piece of content.pieces()) decoder.decode(piece, { stream: true })
    // A letter that the end of a file cuts in two does not make it another encoding.
    return 'utf-8'
  } catch {
    // Expected: bytes that are not UTF-8 are of another encoding, in which every byte is a letter.
    const counts = new ByteCounts()
    for (const piece of content.pieces()) if (!counts.isEnough) counts.add(piece)
    return counts.best()
  }
}

/** A file's text, piece by piece, without the byte order mark. */
export function* textOf(content: Content, encoding: Encoding): Generator<string> {
  if (encoding === 'cp850') {
    for (const piece of content.pieces())
      yield Buffer.from(piece.buffer, piece.byteOffset, piece.length)
        .toString('latin1')
        .replace(/[\u0080-\u00ff]/g, (letter) => cp850Letters[letter.charCodeAt(0) - 128] ?? letter)
    return
  }
  const decoder = new TextDecoder(encoding)
  for (const piece of content.pieces()) yield decoder.decode(piece, { stream: true })
  yield decoder.decode()
}

function markedEncoding([first, second, third]: Uint8Array): Encoding | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/** UTF-16 by its byte order mark, or by the zero next to nearly every letter. */
export function wideEncoding(start: Uint8Array): Encoding | undefined {
  const marked = markedEncoding(start)
  if (marked) return marked === 'utf-8' ? undefined : marked
  const pairs = Math.floor(start.length / 2)
  if (pairs < 2) return undefined
  let [even, odd] = [0, 0]
  for (let at = 0; at < pairs * 2; at += 2) {
    if (start[at] === 0) even += 1
    if (start[at + 1] === 0) odd += 1
  }
  if (odd > pairs * 0.6 && even < pairs * 0.1) return 'utf-16le'
  return even > pairs * 0.6 && odd < pairs * 0.1 ? 'utf-16be' : undefined
}

const single = ['windows-1252', 'cp850', 'macintosh'] as const

/** Counts bytes from 128 on with the byte before each, to distinguish single-byte encodings. */
class ByteCounts {
  readonly #score = { 'windows-1252': 0, cp850: 0, macintosh: 0 }
  #seen = 0
  #before = 0

  get isEnough(): boolean {
    return this.#seen > 20_000
  }

  add(piece: Uint8Array): void {
    for (const byte of piece) {
      if (byte >= 128 && !this.isEnough) {
        this.#seen += 1
        for (const encoding of single)
          this.#score[encoding] += sense(upperLetters[encoding][byte - 128] ?? '', this.#before)
      }
      this.#before = byte
    }
  }

  /** The encoding that gives the most plausible letters; on a tie the usual one. */
  best(): Encoding {
    const [first] = single.toSorted((one, other) => this.#score[other] - this.#score[one])
    return first ?? 'windows-1252'
  }
}

/** How plausible a letter is in a Spanish text after the byte before it. */
function sense(letter: string, before: number): number {
  if (/[áéíóúñü]/.test(letter)) return isBetween(before, 65, 90) ? -0.5 : 1
  if (/[ÁÉÍÓÚÑÜ]/.test(letter)) return isBetween(before, 97, 122) ? -1 : 1
  if (/[°ºª¿¡–—“”‘’«»€·®´\u00a0]/.test(letter)) return 0.3
  return -1
}

const isBetween = (byte: number, from: number, to: number) => byte >= from && byte <= to
