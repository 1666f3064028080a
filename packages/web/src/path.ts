import { type SearchValues, writeSearch } from './search-params.ts'

type ParamName<Pattern extends string> = Pattern extends `${string}$${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamName<Tail>
    : Rest
  : never

/** Values that a pattern does not name are ignored, so that patterns can stand for one another. */
type Arguments<Pattern extends string> = [ParamName<Pattern>] extends [never]
  ? [params?: Readonly<Record<string, string | number>>, search?: SearchValues]
  : [params: Record<ParamName<Pattern>, string | number>, search?: SearchValues]

/** A route by its pattern, and the link to a place of it when it is called with its parameters. */
export function path<const Pattern extends `/${string}`>(pattern: Pattern) {
  const link = (...[params, search]: Arguments<Pattern>): `#/${string}` => {
    const values: Readonly<Record<string, string | number>> = params ?? {}
    const place = pattern.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
    return `#/${place.slice(1)}${writeSearch(search ?? {})}`
  }
  return Object.assign(link, { pattern })
}

/** Whether a route's pattern is the one of an address in the hash, with or without a slash at its end. */
export function isAt(pattern: string, route: string): boolean {
  const place = splitPath(route.replace(/\?.*$/s, ''))
  const parts = splitPath(pattern)
  return (
    place.length === parts.length && parts.every((part, at) => part.startsWith('$') || part === place[at])
  )
}

/** The parameters of a route by its pattern; one that cannot be decoded fits nothing. */
export function paramsAt(pattern: string, route: string): Record<string, string> {
  const place = splitPath(route.replace(/\?.*$/s, ''))
  return Object.fromEntries(
    splitPath(pattern).flatMap((part, at) =>
      part.startsWith('$') ? [[part.slice(1), decoded(place[at] ?? '')]] : [],
    ),
  )
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

function splitPath(text: string): string[] {
  return text.split('/').filter((part) => part !== '')
}
