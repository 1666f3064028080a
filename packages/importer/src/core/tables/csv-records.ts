import type { SourceRecord } from './source-table.ts'

/** Maximum characters of one record: a longer one is an unclosed quote, or not a table. */
const longestRecord = 1_000_000
const quote = '"'
const [quoteCode, lineFeed, carriageReturn] = [0x22, 0x0a, 0x0d]

/** A record that does not end; `line` is where it begins, and whether a quote is the reason. */
export class RecordUnended extends Error {
  readonly line: number
  readonly isQuoted: boolean

  constructor(line: number, isQuoted: boolean) {
    super(`The record of line ${line} does not end`)
    this.line = line
    this.isQuoted = isQuoted
  }
}

/**
 * The records of a text in pieces, each with the physical line on which it begins, by RFC 4180 with any line ends; a
 * quote inside an unquoted text is literal. Only the current record is held.
 * @throws RecordUnended
 */
export function* csvRecords(pieces: Iterable<string>, separator: string): Generator<SourceRecord> {
  let rest = ''
  let line = 1
  for (const [text, isLast] of withLast(pieces)) {
    const reader = new RecordScanner(rest + text, separator, isLast)
    for (let read = reader.next(); read !== undefined; read = reader.next()) {
      yield { line, cells: read.cells }
      line += read.breaks
    }
    rest = reader.rest
    if (rest.length > longestRecord || (isLast && rest !== ''))
      throw new RecordUnended(line, rest.includes(quote))
  }
}

/** Every piece with whether it is the last one. */
function* withLast(pieces: Iterable<string>): Generator<readonly [string, boolean]> {
  let held = ''
  for (const piece of pieces) {
    if (piece === '') continue
    if (held !== '') yield [held, false]
    held = piece
  }
  yield [held, true]
}

/** Reads whole records from a piece of text; the rest begins the next piece. */
class RecordScanner {
  readonly #text: string
  readonly #separator: number
  readonly #isLast: boolean
  #at = 0

  constructor(text: string, separator: string, isLast: boolean) {
    this.#text = text
    this.#separator = separator.charCodeAt(0)
    this.#isLast = isLast
  }

  /** The incomplete record at the end. */
  get rest(): string {
    return this.#text.slice(this.#at)
  }

  /** The next record with the number of its lines, or undefined if more text is needed or none is left. */
  next(): { cells: string[]; breaks: number } | undefined {
    if (this.#at >= this.#text.length) return undefined
    const cells: string[] = []
    let at = this.#at
    let breaks = 0
    for (;;) {
      const cell = this.#text.charCodeAt(at) === quoteCode ? this.#quoted(at) : this.#plain(at, at)
      if (!cell) return undefined
      cells.push(cell.value)
      breaks += cell.breaks
      at = cell.end
      if (this.#text.charCodeAt(at) === this.#separator) {
        at += 1
        continue
      }
      const after = this.#afterBreak(at)
      if (after === undefined) return undefined
      this.#at = after
      return { cells, breaks: breaks + (after > at ? 1 : 0) }
    }
  }

  /** A cell up to the separator or the line's end; `from` is where it begins, and `at` where the search begins. */
  #plain(from: number, at: number): Cell | undefined {
    let end = at
    while (end < this.#text.length && !this.#ends(end)) end += 1
    if (end === this.#text.length && !this.#isLast) return undefined
    return { value: this.#text.slice(from, end), end, breaks: 0 }
  }

  #quoted(from: number): Cell | undefined {
    let at = from + 1
    for (;;) {
      const close = this.#text.indexOf(quote, at)
      if (close === -1 || (close + 1 === this.#text.length && !this.#isLast)) return undefined
      if (this.#text.charCodeAt(close + 1) === quoteCode) {
        at = close + 2
        continue
      }
      const inner = this.#text.slice(from + 1, close)
      const value = inner.includes(quote) ? inner.replaceAll('""', quote) : inner
      const breaks = breaksIn(inner)
      if (close + 1 === this.#text.length || this.#ends(close + 1)) return { value, end: close + 1, breaks }
      // A quoted word within a text: the quotes are part of the text.
      const tail = this.#plain(close + 1, close + 1)
      return tail && { value: `${quote}${value}${quote}${tail.value}`, end: tail.end, breaks }
    }
  }

  #ends(at: number): boolean {
    const code = this.#text.charCodeAt(at)
    return code === this.#separator || code === lineFeed || code === carriageReturn
  }

  /** The index after the line's end; a carriage return at the end of a piece may be half of one. */
  #afterBreak(at: number): number | undefined {
    if (this.#text.charCodeAt(at) !== carriageReturn) return Math.min(at + 1, this.#text.length)
    if (at + 1 === this.#text.length && !this.#isLast) return undefined
    return this.#text.charCodeAt(at + 1) === lineFeed ? at + 2 : at + 1
  }
}

interface Cell {
  value: string
  /** The index of the separator or line's end after it. */
  end: number
  breaks: number
}

const breaksIn = (text: string) => (/[\r\n]/.test(text) ? (text.match(/\r\n|\n|\r/g)?.length ?? 0) : 0)
