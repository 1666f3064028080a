import type * as z from 'zod/mini'

/**
 * Reads search params by the call's own schema; a param that does not fit is passed over. Screens read theirs without
 * zod, and the tests hold them to this.
 */
export function readChecked<Search>(
  schema: z.ZodMiniType<Search>,
  raw: Readonly<Record<string, string>>,
): Search {
  const read = schema.safeParse(raw)
  if (read.success) return read.data
  const faulty = new Set(read.error.issues.map((issue) => issue.path[0]))
  return schema.parse(Object.fromEntries(Object.entries(raw).filter(([name]) => !faulty.has(name))))
}
