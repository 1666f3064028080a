/**
 * Instructions of the template language may stand where HTML lets no text stand, such as between the rows of a table, and
 * a browser would move them out of it. While a template is edited they are comments, which may stand anywhere.
 */
export function hideInstructions(html: string): string {
  return betweenTags(html, (text) =>
    text.replace(
      /\{%-?([\s\S]*?)-?%\}/g,
      (_, inside: string) => `<!--%${inside.replaceAll('--', '- -')}%-->`,
    ),
  )
}

/** The template again as it is kept: comments that were instructions are instructions. */
export function showInstructions(html: string): string {
  return html.replace(/<!--%([\s\S]*?)%-->/g, (_, inside: string) => `{%${inside}%}`)
}

/** Changes what stands between tags and leaves the tags as they are. */
function betweenTags(html: string, change: (text: string) => string): string {
  return html
    .split(/(<!--[\s\S]*?-->|<[a-zA-Z/](?:"[^"]*"|'[^']*'|[^'">])*>)/)
    .map((piece, at) => (at % 2 === 1 ? piece : change(piece)))
    .join('')
}
