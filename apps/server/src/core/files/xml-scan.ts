/** Maximum characters. Invoices carry whole other invoices in CDATA; comments and tags are never as long. */
const longest = {
  comment: 1024 * 1024,
  instruction: 64 * 1024,
  cdata: 10 * 1024 * 1024,
  tag: 64 * 1024,
} as const
/** Maximum depth of elements. */
const deepest = 200
/** Maximum length of a reference or of the start of a comment or instruction: one that is cut waits for the next piece. */
const longestStart = 80
/** Maximum characters of a reference, with its delimiters. */
const longestReference = 12

const name = /[\p{L}_:][\p{L}\p{N}\p{M}_:.·-]*/uy
const space = /\s*/y
const named = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

/**
 * Callbacks for the parts of a document as they are read; one that returns false refuses it. Names are as written,
 * values decoded.
 */
export interface XmlRules {
  element: (name: string, attributes: ReadonlyMap<string, string>, depth: number) => boolean
  /** An instruction by its target; `xml` is the declaration, which is checked here. */
  instruction: (target: string) => boolean
  /** Text and CDATA, in pieces, with the name of the element that they are in. */
  text?: (text: string, within: string) => void
  /** Whether a document type without internal definitions may precede the root. */
  takesDoctype?: boolean
  /** Maximum characters of a tag, if the document is not a business file. */
  longestTag?: number
}

interface Section {
  end: string
  most: number
  isCdata: boolean
}

const sections: Readonly<Record<'comment' | 'cdata' | 'instruction', Section>> = {
  comment: { end: '-->', most: longest.comment, isCdata: false },
  cdata: { end: ']]>', most: longest.cdata, isCdata: true },
  instruction: { end: '?>', most: longest.instruction, isCdata: false },
}

const declaration =
  /^<\?xml\s+version\s*=\s*(["'])1\.[01]\1(?:\s+encoding\s*=\s*(["'])[\w.-]{1,20}\2)?(?:\s+standalone\s*=\s*(["'])(?:yes|no)\3)?\s*\?>/

/** The result of a step: the position after what it read, or why there is none. */
type Step = number | 'more' | 'wrong'

/**
 * Reads XML in pieces and checks that it is one well-formed document. Every character is read a fixed number of times:
 * comments and CDATA sections are discarded as they arrive, and a cut tag is held only up to the maximum length of a
 * tag.
 */
export class XmlScan {
  readonly #rules: XmlRules
  readonly #longestTag: number
  readonly #open: string[] = []
  #rest = ''
  #section: Section | undefined
  #sectionLength = 0
  #hasRoot = false
  #hasMarkup = false
  /** Number of characters read, for measurements. */
  looked = 0

  constructor(rules: XmlRules) {
    this.#rules = rules
    this.#longestTag = rules.longestTag ?? longest.tag
  }

  /** Reads the next piece; false once the text cannot be a document any more. */
  take(text: string): boolean {
    const all = this.#rest + text
    this.looked += all.length
    let at = 0
    while (at < all.length) {
      const step = this.#section
        ? this.#takeSection(all, at, this.#section)
        : all.charCodeAt(at) === 0x3c
          ? this.#takeMarkup(all, at)
          : this.#takeText(all, at)
      if (step === 'wrong') return false
      if (step === 'more') break
      at = step
    }
    this.#rest = all.slice(at)
    return this.#rest.length <= this.#longestTag
  }

  /** Returns whether the document is complete at the end of the file. */
  isWhole(): boolean {
    return this.#hasRoot && this.#open.length === 0 && this.#section === undefined && this.#rest === ''
  }

  #takeSection(all: string, at: number, { end, most, isCdata }: Section): Step {
    const stop = all.indexOf(end, at)
    // The end mark may be cut: only its first characters are read again.
    const until = stop === -1 ? Math.max(at, all.length - end.length + 1) : stop
    this.#sectionLength += until - at
    if (this.#sectionLength > most) return 'wrong'
    if (isCdata) this.#tell(all.slice(at, until))
    if (stop !== -1) this.#section = undefined
    else if (until === at) return 'more'
    return stop === -1 ? until : stop + end.length
  }

  #tell(text: string): void {
    this.#rules.text?.(text, this.#open.at(-1) ?? '')
  }

  #takeText(all: string, at: number): Step {
    const next = all.indexOf('<', at)
    const end = next === -1 ? all.length : next
    const text = all.slice(at, end)
    if (this.#open.length === 0) return /^[\s\uFEFF]*$/.test(text) ? end : 'wrong'
    const cut = next === -1 ? text.lastIndexOf('&') : -1
    const isCut = cut !== -1 && text.length - cut < longestStart && !text.includes(';', cut)
    const whole = isCut ? text.slice(0, cut) : text
    const said = decoded(whole)
    if (said === undefined) return 'wrong'
    this.#tell(said)
    return isCut && cut === 0 ? 'more' : at + whole.length
  }

  #takeMarkup(all: string, at: number): Step {
    const second = all.charCodeAt(at + 1)
    if (Number.isNaN(second)) return 'more'
    if (second === 0x2f) return this.#takeClose(all, at)
    if (second === 0x3f) return this.#takeInstruction(all, at)
    if (second !== 0x21) return this.#takeOpen(all, at)
    for (const [begin, section] of [
      ['<!--', sections.comment],
      ['<![CDATA[', sections.cdata],
    ] as const) {
      if (all.startsWith(begin, at))
        return section.isCdata && this.#open.length === 0 ? 'wrong' : this.#enter(section, at + begin.length)
      if (begin.startsWith(all.slice(at, at + begin.length))) return 'more'
    }
    return this.#takeDoctype(all, at)
  }

  #enter(section: Section, from: number): number {
    this.#section = section
    this.#sectionLength = 0
    this.#hasMarkup = true
    return from
  }

  #takeInstruction(all: string, at: number): Step {
    const target = matchAt(name, all, at + 2)
    const isCut = all.length - at < longestStart * 3 && !all.includes('?>', at)
    if (isCut) return 'more'
    if (target === '') return 'wrong'
    if (target.toLowerCase() === 'xml') {
      // A later or different declaration could name another encoding than the one in use.
      const isFirst = !this.#hasMarkup && !this.#hasRoot
      if (!isFirst || !declaration.test(all.slice(at, at + longestStart * 3))) return 'wrong'
    } else if (!this.#rules.instruction(target)) return 'wrong'
    return this.#enter(sections.instruction, at + 2)
  }

  /** Refuses a document type that defines entities of its own. */
  #takeDoctype(all: string, at: number): Step {
    if (this.#rules.takesDoctype !== true || this.#hasRoot) return 'wrong'
    const stop = all.indexOf('>', at)
    if (stop === -1) return 'more'
    this.#hasMarkup = true
    return /^<!DOCTYPE\s[^<[]{0,1000}>$/.test(all.slice(at, stop + 1)) ? stop + 1 : 'wrong'
  }

  #takeClose(all: string, at: number): Step {
    const closed = matchAt(name, all, at + 2)
    const end = at + 2 + closed.length + matchAt(space, all, at + 2 + closed.length).length
    if (end >= all.length) return 'more'
    if (all.charCodeAt(end) !== 0x3e) return 'wrong'
    return this.#open.pop() === closed ? end + 1 : 'wrong'
  }

  #takeOpen(all: string, at: number): Step {
    const opened = matchAt(name, all, at + 1)
    const attributes = new Map<string, string>()
    let place = at + 1 + opened.length
    for (;;) {
      const gap = matchAt(space, all, place).length
      place += gap
      const sign = all.charCodeAt(place)
      if (Number.isNaN(sign)) return 'more'
      if (sign === 0x3e || sign === 0x2f) break
      if (opened === '' || gap === 0) return 'wrong'
      const next = takeAttribute(all, place, attributes)
      if (typeof next === 'string') return next
      place = next
    }
    const isEmpty = all.charCodeAt(place) === 0x2f
    if (isEmpty && place + 1 >= all.length) return 'more'
    if (isEmpty && all.charCodeAt(place + 1) !== 0x3e) return 'wrong'
    if (opened === '' || place - at > this.#longestTag) return 'wrong'
    if ((this.#open.length === 0 && this.#hasRoot) || this.#open.length >= deepest) return 'wrong'
    if (!this.#rules.element(opened, attributes, this.#open.length)) return 'wrong'
    this.#hasRoot = true
    if (!isEmpty) this.#open.push(opened)
    return place + (isEmpty ? 2 : 1)
  }
}

/** Reads one attribute into the map. */
function takeAttribute(all: string, at: number, attributes: Map<string, string>): Step {
  const key = matchAt(name, all, at)
  if (key === '') return 'wrong'
  let place = at + key.length
  place += matchAt(space, all, place).length
  if (place >= all.length) return 'more'
  if (all.charCodeAt(place) !== 0x3d) return 'wrong'
  place += 1 + matchAt(space, all, place + 1).length
  if (place >= all.length) return 'more'
  const quote = all.charAt(place)
  if (quote !== '"' && quote !== "'") return 'wrong'
  const stop = all.indexOf(quote, place + 1)
  const value = all.slice(place + 1, stop === -1 ? undefined : stop)
  if (value.includes('<')) return 'wrong'
  if (stop === -1) return 'more'
  const said = decoded(value)
  if (attributes.has(key) || said === undefined) return 'wrong'
  attributes.set(key, said)
  return stop + 1
}

/** Returns the match of a pattern exactly at a position, or an empty string. */
function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

/** Decodes the references of a text; undefined if an `&` begins none of the predefined ones. */
function decoded(text: string): string | undefined {
  let at = text.indexOf('&')
  if (at === -1) return text
  let made = ''
  let done = 0
  for (; at !== -1; at = text.indexOf('&', done)) {
    const stop = text.slice(at, at + longestReference).indexOf(';')
    const letter = stop === -1 ? undefined : letterOf(text.slice(at + 1, at + stop))
    if (letter === undefined) return undefined
    made += text.slice(done, at) + letter
    done = at + stop + 1
  }
  return made + text.slice(done)
}

function letterOf(written: string): string | undefined {
  const known = named.get(written)
  if (known !== undefined) return known
  const code = /^#\d+$/.test(written)
    ? Number(written.slice(1))
    : /^#x[\da-fA-F]+$/.test(written)
      ? Number.parseInt(written.slice(2), 16)
      : Number.NaN
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}

/** The lower-case name without its prefix. */
export const localName = (written: string): string =>
  written.slice(written.lastIndexOf(':') + 1).toLowerCase()
