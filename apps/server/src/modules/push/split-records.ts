import { Problem } from '@enlace/contract/core/problems.ts'

/** A record as sent, numbered from 1: its text, or why it has none. */
export type SentText =
  | { readonly line: number; readonly text: string }
  | { readonly line: number; readonly fault: 'too-long' | 'not-utf8' }

/** The format of the records: one per line, or elements of an array. */
export type SentForm = 'lines' | 'array'

const [lineFeed, quote, backslash, comma] = [0x0a, 0x22, 0x5c, 0x2c]
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d]
const byteOrderMark = [0xef, 0xbb, 0xbf]
const isBlank = (byte: number) => byte === 0x20 || byte === lineFeed || byte === 0x0d || byte === 0x09

/**
 * Yields the records of a body in batches as bytes arrive. A record that is too long is not buffered, and does not
 * affect the others. @throws Problem `push-unreadable` for an invalid or unfinished array.
 */
export async function* recordsIn(
  pieces: AsyncIterable<Buffer>,
  form: SentForm,
  longest: number,
): AsyncGenerator<SentText[], void, void> {
  const splitter = form === 'lines' ? new LineSplitter(longest) : new ArraySplitter(longest)
  for await (const piece of pieces) {
    const found = splitter.take(piece)
    if (found.length > 0) yield found
  }
  const last = splitter.end()
  if (last.length > 0) yield last
}

/** The bytes of the current record, up to the maximum length. */
class Held {
  #parts: Buffer[] = []
  #size = 0
  readonly #longest: number
  readonly #decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

  constructor(longest: number) {
    this.#longest = longest
  }

  add(bytes: Buffer): void {
    this.#size += bytes.length
    if (this.#size > this.#longest) this.#parts = []
    else if (bytes.length > 0) this.#parts.push(bytes)
  }

  /** Returns the finished record; empty if it is only white space. */
  release(line: number): SentText[] {
    // A megabyte can contain a million empty lines, so nothing is allocated for one.
    if (this.#size === 0) return []
    const bytes = this.#parts.length === 1 ? this.#parts[0] : Buffer.concat(this.#parts)
    const isTooLong = this.#size > this.#longest
    this.#parts = []
    this.#size = 0
    if (isTooLong) return [{ line, fault: 'too-long' }]
    try {
      const text = this.#decoder.decode(bytes)
      return text.trim() === '' ? [] : [{ line, text }]
    } catch {
      return [{ line, fault: 'not-utf8' }]
    }
  }
}

/** Splits records by line; lines are numbered as in an editor. */
class LineSplitter {
  readonly #held: Held
  #line = 1
  #isFirst = true

  constructor(longest: number) {
    this.#held = new Held(longest)
  }

  take(piece: Buffer): SentText[] {
    const found: SentText[] = []
    let from = 0
    for (let at = piece.indexOf(lineFeed); at >= 0; at = piece.indexOf(lineFeed, from)) {
      this.#held.add(piece.subarray(from, at))
      found.push(...this.#release())
      this.#line += 1
      from = at + 1
    }
    this.#held.add(piece.subarray(from))
    return found
  }

  end(): SentText[] {
    return this.#release()
  }

  #release(): SentText[] {
    const released = this.#held.release(this.#line)
    if (!this.#isFirst) return released
    this.#isFirst = false
    return released.flatMap((sent): SentText[] => {
      if (!('text' in sent)) return [sent]
      const text = sent.text.replace(/^\uFEFF/, '')
      return text.trim() === '' ? [] : [{ ...sent, text }]
    })
  }
}

/** The expected next token of an array. */
type Expected = 'start' | 'first' | 'value' | 'inside' | 'after' | 'end'

/** Splits the elements of an array, or concatenated objects without one. */
class ArraySplitter {
  readonly #held: Held
  #expected: Expected = 'start'
  #count = 0
  #isArray = false
  #depth = 0
  #isText = false
  #isEscaped = false

  constructor(longest: number) {
    this.#held = new Held(longest)
  }

  take(piece: Buffer): SentText[] {
    const found: SentText[] = []
    let from = 0
    for (let at = 0; at < piece.length; at++) {
      const byte = piece[at] ?? 0
      if (this.#expected !== 'inside') {
        if (this.#step(byte)) from = at
        continue
      }
      const over = this.#overAt(byte)
      if (over === 'no') continue
      this.#held.add(piece.subarray(from, over === 'with' ? at + 1 : at))
      found.push(...this.#held.release(this.#count))
      this.#expected = this.#isArray ? 'after' : 'start'
      if (over === 'before') this.#step(byte)
    }
    if (this.#expected === 'inside') this.#held.add(piece.subarray(from))
    return found
  }

  end(): SentText[] {
    const isOver = this.#expected === 'end' || (this.#expected === 'start' && !this.#isArray)
    if (!isOver) throw new Problem('push-unreadable')
    return []
  }

  /** Between two elements; returns whether this byte begins one. */
  #step(byte: number): boolean {
    if (isBlank(byte) || (this.#expected === 'start' && byteOrderMark.includes(byte))) return false
    switch (this.#expected) {
      case 'start':
        if (byte === openBracket && this.#count === 0) {
          this.#isArray = true
          this.#expected = 'first'
          return false
        }
        if (byte !== openBrace) throw new Problem('push-unreadable')
        return this.#begin(byte)
      case 'first':
      case 'value':
        if (byte === closeBracket && this.#expected === 'first') {
          this.#expected = 'end'
          return false
        }
        if (byte === comma || byte === closeBracket) throw new Problem('push-unreadable')
        return this.#begin(byte)
      case 'after':
        if (byte !== comma && byte !== closeBracket) throw new Problem('push-unreadable')
        this.#expected = byte === comma ? 'value' : 'end'
        return false
      default:
        throw new Problem('push-unreadable')
    }
  }

  #begin(byte: number): true {
    this.#expected = 'inside'
    this.#count += 1
    this.#depth = byte === openBrace || byte === openBracket ? 1 : 0
    this.#isText = byte === quote
    this.#isEscaped = false
    return true
  }

  /** Returns whether the element ends with this byte, or ended before it. */
  #overAt(byte: number): 'no' | 'with' | 'before' {
    if (this.#isText) {
      if (this.#isEscaped) this.#isEscaped = false
      else if (byte === backslash) this.#isEscaped = true
      else if (byte === quote) {
        this.#isText = false
        return this.#depth === 0 ? 'with' : 'no'
      }
      return 'no'
    }
    if (byte === quote) this.#isText = true
    else if (byte === openBrace || byte === openBracket) this.#depth += 1
    else if (this.#depth > 0 && (byte === closeBrace || byte === closeBracket)) {
      this.#depth -= 1
      if (this.#depth === 0) return 'with'
    } else if (this.#depth === 0 && (byte === comma || byte === closeBracket || isBlank(byte)))
      return 'before'
    return 'no'
  }
}
