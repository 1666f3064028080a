/** Attributes of an element. */
export type Attributes = Readonly<Record<string, string>>

/** An element with a text. */
export function written(name: string, text: string, attributes: Attributes = {}): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return `<${name}${given.join('')}>${escaped(text)}</${name}>`
}

/** An element with other elements. */
export const group = (name: string, ...parts: readonly string[]) => `<${name}>${parts.join('')}</${name}>`

/** A text as XML: control characters that XML 1.0 does not allow are left out. */
export function escaped(text: string): string {
  return text
    .replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;')
}
