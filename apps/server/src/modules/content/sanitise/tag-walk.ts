/** Where something is in a text that somebody wrote, so that they find it. */
export interface WrittenPlace {
  line: number
  /** The tag as it was written, cut where it is long. */
  excerpt: string
}

const longestExcerpt = 160

/** Finds the tags of a text in the order in which a parser meets them; comments, which no parser enters, are passed over. */
export class TagWalk {
  readonly #written: string
  readonly #searched: string
  /** Where each text was found last: it is looked for again only once that place is behind. */
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

  /** Where the next tag of this name stands; what was emptied with it is passed over. */
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

  /** The first place of a text from a place on. A text that is nowhere any more is not looked for to the end each time. */
  #next(text: string, from: number): number {
    const known = this.#found.get(text)
    if (known !== undefined && (known < 0 || known >= from)) return known
    const found = this.#searched.indexOf(text, from)
    this.#found.set(text, found)
    return found
  }
}

/** A piece of a text on one line, cut where it is long. */
export function clipped(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > longestExcerpt ? `${line.slice(0, longestExcerpt - 1)}…` : line
}

const countLines = (text: string) => text.split('\n').length - 1
