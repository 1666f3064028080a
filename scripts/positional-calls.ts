/** A file of TypeScript by its path. */
interface NamedText {
  readonly path: string
  readonly text: string
}

/** From how many values on a call of the database names each: more than five are mistaken for one another. */
const fewest = 6

/** The functions of the generated signatures (`packages/database/src/functions`) whose values a call names. */
export function functionsToName(signatures: readonly string[]): string[] {
  return signatures.flatMap((text) =>
    [...text.matchAll(/^ {2}(\w+): \{\n((?: {4}.*\n)*?) {2}\}/gm)].flatMap(([, name, values]) =>
      name !== undefined && (values ?? '').trim().split('\n').length >= fewest ? [name] : [],
    ),
  )
}

/** Calls of these functions that give their values by position, or hand on the name alone so that they must; `path: name`. */
export function positionalCalls(names: readonly string[], sources: readonly NamedText[]): string[] {
  const mention = new RegExp(`\\b(?:${names.join('|')})\\b`, 'g')
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(mention)].flatMap((found) => {
      const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
      return isPositional(before, after) ? [`${path}: ${found[0]}`] : []
    }),
  )
}

function isPositional(before: string, after: string): boolean {
  if (/^\s*\(/.test(after)) return !/^\s*\(\s*(?:\w+ => |\$\{)/.test(after) || valuesIn(after) >= fewest
  if (!before.endsWith("'") || !after.startsWith("'")) return false
  return !/(?:\b(?:call|named)\(\s*|\bFunctions\[)'$/.test(before)
}

/** How many values without a name stand between the parentheses with which a text begins. */
function valuesIn(text: string): number {
  let depth = 0
  let value = ''
  const values: string[] = []
  for (const sign of text) {
    if ('([{'.includes(sign)) depth += 1
    if (')]}'.includes(sign)) depth -= 1
    if (depth === 0 && sign === ')') break
    if (depth === 1 && sign === ',') {
      values.push(value)
      value = ''
    } else value += sign
  }
  return [...values, value].filter((one) => !one.includes('=>')).length
}
