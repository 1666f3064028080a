import { readFileSync } from 'node:fs'
import Pdf from 'pdfkit'
import { fontFile, type Weight } from './font-files.ts'

const weights: readonly Weight[] = ['regular', 'semibold']

/** A font parsed by pdfkit, which accepts it in place of its bytes, so each is parsed once per process. */
interface ReadFont {
  layout: unknown
  hasGlyphForCodePoint(codePoint: number): boolean
}

const fonts = new Map<Weight, ReadFont>()

function fontOf(weight: Weight): ReadFont {
  const known = fonts.get(weight)
  if (known) return known
  const bytes = readFileSync(fontFile(weight))
  const reader = new Pdf({ font: 'Helvetica', autoFirstPage: false }).font(bytes)
  const read: unknown = Reflect.get(Object(Reflect.get(reader, '_font')), 'font')
  if (!isReadFont(read)) throw new Error('pdfkit keeps a font that it has read')
  fonts.set(weight, read)
  return read
}

function isReadFont(font: unknown): font is ReadFont {
  return typeof font === 'object' && font !== null && 'layout' in font && 'hasGlyphForCodePoint' in font
}

/** Cached layouts of words, by weight: papers share most words. */
const laidOut = new Map<Weight, Record<string, unknown>>()
/** Bounds the memory, yet exceeds the vocabulary of a language. */
const mostWords = 20_000
/** Counting takes longer than setting a line, so it is not done for each paper. */
const papersBetweenCounts = 16
let papers = 0

/** Registers both weights with a document by name. */
export function registerFonts(document: PDFKit.PDFDocument): void {
  for (const weight of weights) {
    // pdfkit also accepts a parsed font; its types only allow bytes.
    document.registerFont(weight, fontOf(weight) as unknown as Buffer)
    const font: unknown = Reflect.get(document.font(weight), '_font')
    Reflect.set(Object(font), 'layoutCache', wordsOf(weight))
  }
}

/** The cached words of a weight, cleared when there are too many. */
function wordsOf(weight: Weight): Record<string, unknown> {
  const known = laidOut.get(weight)
  const isCounted = ++papers % papersBetweenCounts === 0
  if (known && !(isCounted && Object.keys(known).length > mostWords)) return known
  const fresh: Record<string, unknown> = Object.create(null)
  laidOut.set(weight, fresh)
  return fresh
}

/** Cached printable forms of characters, each looked up in the font once. */
const printed = new Map<string, string>()

/**
 * A text in characters that the font has: a missing accent is left out, a missing character becomes a question mark.
 */
export function printable(text: string): string {
  let written = ''
  for (const sign of text.normalize('NFC').replace(/[\t\r\u2028\u2029]/g, ' ')) {
    let own = printed.get(sign)
    if (own === undefined) {
      own = printedSign(sign)
      printed.set(sign, own)
    }
    written += own
  }
  return written
}

function printedSign(sign: string): string {
  const font = fontOf('regular')
  const has = (one: string) => one === '\n' || font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0)
  if (has(sign)) return sign
  const bare = sign.normalize('NFD').replace(/\p{M}/gu, '')
  return bare !== '' && Array.from(bare).every(has) ? bare : /\p{C}/u.test(sign) ? '' : '?'
}
