/** A body of declarations that several style sheets have: a component of `packages/ui` would have it once. */
export type RepeatedStyle = { body: string; places: string[] }

/** Fewer declarations than this are not worth a component. */
const fewest = 3

/** The bodies of three declarations or more that several style sheets have, in any order of their declarations. */
export function repeatedStyles(sheets: ReadonlyMap<string, string>): RepeatedStyle[] {
  const places = new Map<string, string[]>()
  for (const [path, css] of sheets)
    for (const [, selector = '', body = ''] of withoutComments(css).matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
      const declarations = body.split(';').flatMap((one) => one.trim() || [])
      if (declarations.length < fewest) continue
      const key = declarations.toSorted((one, other) => one.localeCompare(other)).join('; ')
      places.set(key, [...(places.get(key) ?? []), `${path} ${selector.trim()}`])
    }
  const isRepeated = ({ places: found }: RepeatedStyle) =>
    new Set(found.map((place) => place.split(' ')[0])).size > 1
  return [...places].map(([body, found]) => ({ body, places: found })).filter(isRepeated)
}

const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
