/** A place in a source text, so that its author can find it. */
export interface WrittenPlace {
  line: number
  /** The tag as written, cut if it is long. */
  excerpt: string
}

const longestExcerpt = 160

/** Finds the tags of a text in the parser's order; comments are skipped. */
export class TagWalk {
  readonly #written: string
  readonly #searched: string
  /** The last position found for each text: it is searched again only once that position has been passed. */
  readonly #found = new Map<string, number>()
  #at = 0
  #counted = 0
  #line = 1

  constructor(written: string) {
    this.#written = written
    this.#searched = written
      .replace(/<!--.*?(?:-->|$)/gs, (comment) => comment.replace(/[^\n]/g, ' '))
      .toLowerCase()
  }

  /** Returns the position of the next tag of this name, and skips the content of a removed element. */
  next(tag: string, isEmptied: boolean): WrittenPlace {
    const start = this.#find(tag)
    if (start < 0) return { line: this.#line, excerpt: `<${tag}>` }
    this.#line += countLines(this.#written.slice(this.#counted, start))
    this.#counted = start
    const end = this.#next('>', start)
    const whole = this.#written.slice(start, end < 0 ? undefined : end + 1)
    const closing = isEmptied ? this.#next(`</${tag}`, start) : -1
    this.#at = closing < 0 ? start + 1 : closing
    return { line: this.#line, excerpt: clipped(whole) }
  }

  #find(tag: string): number {
    const opening = `<${tag}`
    let found = this.#next(opening, this.#at)
    while (found >= 0 && !/[\s/>]|^$/.test(this.#searched.charAt(found + opening.length))) {
      found = this.#next(opening, found + 1)
    }
    return found
  }

  /** Returns the next position of a text, and remembers its absence to avoid repeated searches to the end. */
  #next(text: string, from: number): number {
    const known = this.#found.get(text)
    if (known !== undefined && (known < 0 || known >= from)) return known
    const found = this.#searched.indexOf(text, from)
    this.#found.set(text, found)
    return found
  }
}

/** Returns a piece of text on one line, cut if it is long. */
export function clipped(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > longestExcerpt ? `${line.slice(0, longestExcerpt - 1)}…` : line
}

const countLines = (text: string) => text.split('\n').length - 1
