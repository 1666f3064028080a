import { sql, type RawBuilder } from 'kysely'
import type { Functions } from './functions/functions.ts'

/** A value, or an SQL expression in its place. */
type Given<Values> = { [Argument in keyof Values]: Values[Argument] | RawBuilder<unknown> }

/** A call of a database function with its values by name, for a statement: `name(argument => value, …)`. */
export function call<Name extends keyof Functions>(
  name: Name,
  values: Given<Functions[Name]>,
): RawBuilder<unknown> {
  const named = Object.entries(values).map(([argument, value]) => sql`${sql.id(argument)} => ${value}`)
  return sql`${sql.id(name)}(${sql.join(named)})`
}
