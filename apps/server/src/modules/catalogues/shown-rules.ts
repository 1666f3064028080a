/** The city codes of a JSON list; nothing where the text is none, so that a client's flag narrows nothing. */
export function codesOf(citiesERP: string): ReadonlySet<string> | undefined {
  const codes = citiesERP.match(/"\d{5}"/g)
  return codes === null || !citiesERP.trimStart().startsWith('[')
    ? undefined
    : new Set(codes.map((code) => code.slice(1, -1)))
}
