/** The text with each `{name}` replaced by the value of that name; `S.A.S.` at a sentence's end keeps one full stop. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}(\.?)/g, (_, name: string, stop: string) => {
    const value = String(values[name] ?? '')
    return value.endsWith('.') ? value : `${value}${stop}`
  })
}
