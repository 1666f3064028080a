const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A text that is literal in a document's entries, and escaped in XML. */
class StatedText extends String {
  override toString(): string {
    return this.valueOf().replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign)
  }
}

/**
 * A text of a document's metadata (title, author), as pdfkit takes it: it writes the same text into the document's
 * entries, which accept any character, and unescaped into its XML, which does not.
 */
export function statedText(text: string): string {
  const clean = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029\uFFFE\uFFFF]+/gu, ' ')
    .trim()
  // pdfkit accepts a string or a String object; its types only allow the first.
  return new StatedText(clean) as unknown as string
}
