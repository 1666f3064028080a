/**
 * The text with each `{name}` replaced by the value of that name; `S.A.S.` at a sentence's end keeps one full stop. Words that
 * agree with a count are beside it: `{n} {n:factura|facturas}` is "1 factura", "0 facturas" and "1.606 facturas".
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(
    /\{(\w+)(?::([^{}|]*)\|([^{}|]*))?\}(\.?)/g,
    (_, name: string, one: string | undefined, many: string | undefined, stop: string) => {
      const value = String(values[name] ?? '')
      if (one !== undefined) return `${value === '1' ? one : many}${stop}`
      return value.endsWith('.') ? value : `${value}${stop}`
    },
  )
}
