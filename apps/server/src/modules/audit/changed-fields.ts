/** A field whose value changed, as a person reads it; nothing where there was or is none. */
export interface ChangedField {
  campo: string
  antes: string | null
  ahora: string | null
}

/** The fields that differ between what was and what is, in the order in which they are known. */
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

/** A value as a person reads it; nothing where there is none. */
export function told(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ')
  return JSON.stringify(value)
}
