/**
 * Replaces each `{name}` of a text by its value; a value such as `S.A.S.` at the end of a sentence keeps a single full
 * stop. Words that agree with a count follow it: `{n} {n:factura|facturas}` is "1 factura", "0 facturas" and "1.606
 * facturas".
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
