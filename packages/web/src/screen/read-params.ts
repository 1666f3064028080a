/** What reads a path's parameters: a schema, or as much of one as a screen needs that would do without zod. */
export type ParamsReader<Params> = {
  safeParse(raw: unknown): { success: boolean; data?: Params | undefined }
}

/** The text of one parameter of a path. */
export function paramOf(params: unknown, name: string): string | undefined {
  const text: unknown = new Map(Object.entries(params ?? {})).get(name)
  return typeof text === 'string' ? text : undefined
}

/** Reads a path's parameters by the screen's schema; nothing when they do not fit, an empty place without a schema. */
export function readParams<Params>(
  schema: ParamsReader<Params> | undefined,
  raw: unknown,
): Params | undefined {
  // A screen without a schema has no parameters to read.
  if (!schema) return {} as Params
  const read = schema.safeParse(raw)
  return read.success ? read.data : undefined
}
