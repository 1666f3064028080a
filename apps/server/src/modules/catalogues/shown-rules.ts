/** Returns the city codes of a JSON list; undefined for any other text, which therefore filters nothing. */
export function codesOf(citiesERP: string): ReadonlySet<string> | undefined {
  const codes = citiesERP.match(/"\d{5}"/g)
  return codes === null || !citiesERP.trimStart().startsWith('[')
    ? undefined
    : new Set(codes.map((code) => code.slice(1, -1)))
}
