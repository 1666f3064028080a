const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text that stays a text inside of HTML or SVG, between tags and in attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

/** The same with the line breaks that somebody typed. */
export function escapeLines(text: string): string {
  return escapeMarkup(text).replace(/\r\n?|\n/g, '<br>')
}
