/** What may be after the `?` of a route: a list of words is written with commas, and nothing is left out. */
export type SearchValues = Readonly<Record<string, string | number | readonly string[] | null | undefined>>

/** Writes search params after a route's path, in the order given; empty ones are left out. */
export function writeSearch(values: SearchValues): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '')
    if (text !== '') params.set(name, text)
  }
  const written = params.toString().replaceAll('%2C', ',')
  return written === '' ? '' : `?${written}`
}

/** Reads search params as the texts that they are; the screen's schema says what they mean. */
export function readSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}
