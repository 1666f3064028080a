import sanitizeHtml from 'sanitize-html'

const ends = /<\/(?:p|div|h[1-6]|li|tr|ul|ol|table|blockquote)>|<br\s*\/?>/gi

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/** Converts sanitised HTML to lines of text, for calendars, which show no HTML. */
export function plainText(html: string): string {
  const lines = html.replaceAll(/\s+/g, ' ').replaceAll(ends, (end) => `${end}\n`)
  const text = sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} })
  return text
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
