import { createReadStream } from 'node:fs'
import { TextDecoder } from 'node:util'

/** Encodings that the invoices and reports of an ERP come in. */
const encodings = new Set(['utf-8', 'iso-8859-1', 'windows-1252', 'us-ascii'])
/** Nothing that stands between two pointed brackets, and no depth of elements, is longer than this in a business file. */
const longestTag = 64 * 1024
const deepest = 200

const name = String.raw`[\p{L}_:][\p{L}\p{N}\p{M}_:.·-]*`
const reference = String.raw`&(?:#\d+|#x[\da-fA-F]+|amp|lt|gt|quot|apos);`
const attribute = String.raw`\s+${name}\s*=\s*(?:"(?:[^<&"]|${reference})*"|'(?:[^<&']|${reference})*')`
const openTag = new RegExp(`^<(${name})(?:${attribute})*\\s*(/?)>$`, 'u')
const closeTag = new RegExp(`^</(${name})\\s*>$`, 'u')
const plainText = new RegExp(`^(?:[^<&]|${reference})*$`, 'u')

/** What makes a browser run or fetch something when it shows XML as a page. */
const active = /xml-stylesheet|www\.w3\.org\/(?:1999\/xhtml|2000\/svg|1999\/XSL)/i

/**
 * Tells whether a file is one well-formed XML document of data. A document type is refused, so that there are no entities
 * to expand and nothing to fetch; so is what a browser would run as a page. The file is read in pieces.
 */
export async function isXmlDocument(path: string): Promise<boolean> {
  const scan = new XmlScan()
  let decoder: TextDecoder | undefined
  try {
    for await (const piece of createReadStream(path, { highWaterMark: 32 * 1024 })) {
      const bytes: Buffer = piece
      decoder ??= decoderOf(bytes)
      if (!decoder || !scan.take(decoder.decode(bytes, { stream: true }))) return false
    }
    return decoder !== undefined && scan.take(decoder.decode()) && scan.isWhole()
  } catch (fault) {
    // Bytes that the declared encoding does not have.
    if (fault instanceof TypeError) return false
    throw fault
  }
}

function decoderOf(start: Buffer): TextDecoder | undefined {
  const [, declared = 'utf-8'] =
    /^(?:\xef\xbb\xbf)?<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w-]{1,20})["']/.exec(
      start.toString('latin1', 0, 300),
    ) ?? []
  const encoding = declared.toLowerCase()
  return encodings.has(encoding) ? new TextDecoder(encoding, { fatal: true }) : undefined
}

/** Where a piece of markup ends, by its beginning. */
const kinds = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<', '>'],
] as const

class XmlScan {
  #rest = ''
  readonly #open: string[] = []
  #hasRoot = false

  /** Reads on; false once the text cannot be a document any more. */
  take(text: string): boolean {
    if (active.test(this.#rest.slice(-60) + text)) return false
    this.#rest += text
    for (;;) {
      const at = this.#rest.indexOf('<')
      const before = at === -1 ? this.#rest : this.#rest.slice(0, at)
      // A reference may be cut by the end of the piece: it waits for its other half.
      if (at === -1) return before.length < longestTag || this.#takeText()
      if (!this.#isText(before)) return false
      const taken = this.#takeMarkup(at)
      if (taken !== 'taken') return taken === 'more'
    }
  }

  /** Whether the document has ended where the file does. */
  isWhole(): boolean {
    return this.#hasRoot && this.#open.length === 0 && this.#isText(this.#rest)
  }

  /** Long text between two tags is read as it comes. */
  #takeText(): boolean {
    const cut = this.#rest.lastIndexOf('&')
    const end = cut === -1 || this.#rest.length - cut > 20 ? this.#rest.length : cut
    const isText = this.#isText(this.#rest.slice(0, end))
    this.#rest = this.#rest.slice(end)
    return isText
  }

  #isText(text: string): boolean {
    return this.#open.length > 0 ? plainText.test(text) : /^[\s\uFEFF]*$/.test(text)
  }

  #takeMarkup(at: number): 'taken' | 'more' | 'wrong' {
    const [begin, end] = kinds.find(([begin]) => this.#rest.startsWith(begin, at)) ?? kinds[3]
    const stop = this.#rest.indexOf(end, at + begin.length)
    const isComment = begin !== '<'
    if (stop === -1 || mayGrow(this.#rest, at)) {
      if (isComment) this.#rest = this.#rest.slice(at)
      return this.#rest.length - at < (isComment ? 10 * 1024 * 1024 : longestTag) ? 'more' : 'wrong'
    }
    const markup = this.#rest.slice(at, stop + end.length)
    this.#rest = this.#rest.slice(stop + end.length)
    if (isComment) return begin !== '<![CDATA[' || this.#open.length > 0 ? 'taken' : 'wrong'
    return this.#takeTag(markup) ? 'taken' : 'wrong'
  }

  #takeTag(markup: string): boolean {
    const closed = closeTag.exec(markup)
    if (closed) return this.#open.pop() === closed[1]
    const opened = openTag.exec(markup)
    if (!opened || (this.#open.length === 0 && this.#hasRoot) || this.#open.length >= deepest) return false
    this.#hasRoot = true
    if (opened[2] !== '/') this.#open.push(opened[1] ?? '')
    return true
  }
}

/** `<!` and `<![C` at the end of a piece may still become a comment. */
function mayGrow(text: string, at: number): boolean {
  const rest = text.slice(at)
  return rest.length < 9 && kinds.slice(0, 2).some(([begin]) => begin.startsWith(rest))
}
