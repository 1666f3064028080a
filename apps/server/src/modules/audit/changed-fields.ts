/** A field whose value changed, in readable form; null before or after if there was or is none. */
export interface ChangedField {
  campo: string
  antes: string | null
  ahora: string | null
}

/** Returns the fields that differ between two states, in their defined order. */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const [was, is] = [asFields(before), asFields(after)]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((campo) => ({ campo, antes: told(was[campo]), ahora: told(is[campo]) }))
    .filter(({ antes, ahora }) => antes !== ahora)
}

function asFields(value: unknown): Record<string, unknown> {
  if (value === null || value === undefined) return {}
  return typeof value === 'object' && !Array.isArray(value) ? { ...value } : { valor: value }
}

/** Returns a value in readable form, or null. */
export function told(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ')
  return JSON.stringify(value)
}
