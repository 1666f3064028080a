/** An element that is left out without text. */
export const optional = (name: string, text: string | null) => (text ? [basic(name, text)] : [])

/** A basic component of UBL with its text and attributes. */
export function basic(name: string, text: string, attributes: Readonly<Record<string, string>> = {}): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return `<cbc:${name}${written.join('')}>${escaped(text)}</cbc:${name}>`
}

/** An aggregate component of UBL with its parts. */
export function aggregate(name: string, parts: readonly string[]): string {
  return `<cac:${name}>\n${parts.join('\n')}\n</cac:${name}>`
}

/** XML 1.0 allows only these three control characters; all others are left out. */
function escaped(text: string): string {
  return text
    .replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
