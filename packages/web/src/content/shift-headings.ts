/**
 * Puts the headings of a text below the page's own: its highest becomes `highest`, and no level is skipped on the way
 * down, however they were written.
 */
export function shiftHeadings(html: string, highest: number): string {
  // The levels as written of the headings that the one at hand is under.
  const above: number[] = []
  let shifted = 0
  return html.replaceAll(/<(\/?)h([1-6])(?=[\s/>])/gi, (_, slash: string, digit: string) => {
    const level = Number(digit)
    if (slash === '') {
      while ((above.at(-1) ?? 0) >= level) above.pop()
      shifted = Math.min(highest + above.length, 6)
      above.push(level)
    }
    return `<${slash}h${shifted || level}`
  })
}
