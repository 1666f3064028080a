import type * as z from 'zod/mini'
import type { Failure } from '../http/failure.ts'

/** What is wrong with the fields of something typed, by the last part of its path. */
export type FieldFaults = Readonly<Record<string, string>>

/** What the contract's rules say of something typed. */
export function fieldFaults(schema: z.ZodMiniType, typed: unknown): FieldFaults {
  const read = schema.safeParse(typed)
  return read.success
    ? {}
    : byLastWord(read.error.issues.map(({ path, message }) => [path.map(String), message]))
}

/** What the server said of single fields. */
export function refusedFields({ fields }: Pick<Failure, 'fields'>): FieldFaults {
  return byLastWord(Object.entries(fields).map(([path, message]) => [path.split('.'), message]))
}

/** The same of a thing that was sent within something larger, by the path of each field in it. */
export function refusedWithin(thing: string, { fields }: Pick<Failure, 'fields'>): FieldFaults {
  const within = `${thing}.`
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [
      path.startsWith(within) ? path.slice(within.length) : path,
      message,
    ]),
  )
}

function byLastWord(faults: readonly (readonly [readonly string[], string])[]): FieldFaults {
  return Object.fromEntries(faults.map(([path, message]) => [path.at(-1) ?? '', message]))
}
