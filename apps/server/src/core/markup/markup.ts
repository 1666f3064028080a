const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for HTML or SVG, between tags and in attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

/** Escapes a text and keeps its line breaks. */
export function escapeLines(text: string): string {
  return escapeMarkup(text).replace(/\r\n?|\n/g, '<br>')
}
