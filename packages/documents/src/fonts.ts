import { readFileSync } from 'node:fs'
import Pdf from 'pdfkit'

/** The two weights of the product's own font. */
export type Weight = 'regular' | 'semibold'

const weights: readonly Weight[] = ['regular', 'semibold']

/** A font as pdfkit has read it: it takes one again instead of its bytes, and so reads each once a process. */
interface ReadFont {
  layout: unknown
  hasGlyphForCodePoint(codePoint: number): boolean
}

const fonts = new Map<Weight, ReadFont>()

function fontOf(weight: Weight): ReadFont {
  const known = fonts.get(weight)
  if (known) return known
  const bytes = readFileSync(new URL(`./fonts/enlace-sans-${weight}.ttf`, import.meta.url))
  const reader = new Pdf({ font: 'Helvetica', autoFirstPage: false }).font(bytes)
  const read: unknown = Reflect.get(Object(Reflect.get(reader, '_font')), 'font')
  if (!isReadFont(read)) throw new Error('pdfkit keeps a font that it has read')
  fonts.set(weight, read)
  return read
}

function isReadFont(font: unknown): font is ReadFont {
  return typeof font === 'object' && font !== null && 'layout' in font && 'hasGlyphForCodePoint' in font
}

/** Words that were laid out, by weight: those of one paper are on the next, too. */
const laidOut = new Map<Weight, Record<string, unknown>>()
/** Few enough to be held, and more than the words of a language. */
const mostWords = 20_000
/** They are counted now and then, which takes longer than to set a line. */
const papersBetweenCounts = 16
let papers = 0

/** Gives a document both weights by their names. */
export function registerFonts(document: PDFKit.PDFDocument): void {
  for (const weight of weights) {
    // pdfkit also takes a font that it has read; its types know of bytes only.
    document.registerFont(weight, fontOf(weight) as unknown as Buffer)
    const font: unknown = Reflect.get(document.font(weight), '_font')
    Reflect.set(Object(font), 'layoutCache', wordsOf(weight))
  }
}

/** The words of a weight; forgotten when they become too many. */
function wordsOf(weight: Weight): Record<string, unknown> {
  const known = laidOut.get(weight)
  const isCounted = ++papers % papersBetweenCounts === 0
  if (known && !(isCounted && Object.keys(known).length > mostWords)) return known
  const fresh: Record<string, unknown> = Object.create(null)
  laidOut.set(weight, fresh)
  return fresh
}

/** Signs as they are printed, each of which is looked for in the font once. */
const printed = new Map<string, string>()

/** A text in characters that the font has: an accent that it lacks is left out, a sign that it lacks becomes a question mark. */
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
