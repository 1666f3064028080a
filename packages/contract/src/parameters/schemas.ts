import * as z from 'zod/mini'

/** The value of a parameter: a flag or a number, or a text. */
export const ParameterValue = z.union([z.int(), z.string().check(z.maxLength(1000))])

/** A company's parameter; its range and default are in the domain package. */
export const Parameter = z.object({
  nombre: z.string(),
  valor: ParameterValue,
  /** The time and author of the last change; null if never changed. */
  changedAt: z.nullable(z.string()),
  changedBy: z.nullable(z.string()),
  changedByName: z.nullable(z.string()),
})
export type Parameter = z.infer<typeof Parameter>

/** A change of one parameter: the value seen, and the new one; null restores the default. */
export const ParameterChange = z.object({
  nombre: z.string().check(z.maxLength(80)),
  seen: ParameterValue,
  valor: z.nullable(ParameterValue),
})
export type ParameterChange = z.infer<typeof ParameterChange>

/** A change in the audit trail. */
export const PastChange = z.object({
  at: z.string(),
  actor: z.string(),
  actorName: z.string(),
  nombre: z.string(),
  antes: ParameterValue,
  ahora: ParameterValue,
})
export type PastChange = z.infer<typeof PastChange>

/** The number of records that a parameter would delete. */
export const ForgottenRows = z.object({ nombre: z.string(), registros: z.int() })
export type ForgottenRows = z.infer<typeof ForgottenRows>
