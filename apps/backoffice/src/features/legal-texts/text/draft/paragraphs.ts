const blockEnd = /<\/(?:p|h[1-6]|li|tr|dt|dd|div|section|blockquote|caption)>|<br\s*\/?>/gi
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
}

/** The words of a text as its reader sees them: a line for each paragraph, heading, item or row; pictures by their words. */
export function paragraphsOf(html: string): string[] {
  return html
    .replace(/\s+/g, ' ')
    .replace(/<img\b[^>]*\balt="([^"]*)"[^>]*>/gi, ' [$1] ')
    .replace(blockEnd, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#39|[a-z]+);/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}
