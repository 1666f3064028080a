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

/** Gives a document both weights by their names. */
export function registerFonts(document: PDFKit.PDFDocument): void {
  // pdfkit also takes a font that it has read; its types know of bytes only.
  for (const weight of weights) document.registerFont(weight, fontOf(weight) as unknown as Buffer)
}

/** A text in characters that the font has: an accent that it lacks is left out, a sign that it lacks becomes a question mark. */
export function printable(text: string): string {
  const font = fontOf('regular')
  const has = (sign: string) => sign === '\n' || font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)
  return Array.from(text.normalize('NFC').replace(/[\t\r\u2028\u2029]/g, ' '), (sign) => {
    if (has(sign)) return sign
    const bare = sign.normalize('NFD').replace(/\p{M}/gu, '')
    return bare !== '' && Array.from(bare).every(has) ? bare : /\p{C}/u.test(sign) ? '' : '?'
  }).join('')
}
