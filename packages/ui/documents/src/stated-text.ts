const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A text that stands as it is among a document's entries, and escaped where it is put into XML. */
class StatedText extends String {
  override toString(): string {
    return this.valueOf().replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign)
  }
}

/**
 * What a document says of itself (its title, whose it is), as pdfkit takes it: it puts the same text into the document's
 * entries, which hold any sign, and unescaped into its XML, which does not.
 */
export function statedText(text: string): string {
  const clean = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029\uFFFE\uFFFF]+/gu, ' ')
    .trim()
  // pdfkit asks for a text or an object of one; its types know of the first.
  return new StatedText(clean) as unknown as string
}
