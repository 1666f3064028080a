import * as z from 'zod/mini'

/** What a parameter is: a flag or a number, or a word or a text. */
export const ParameterValue = z.union([z.int(), z.string().check(z.maxLength(1000))])

/** A parameter as the company has it; what it may be and what it is by default is in the domain. */
export const Parameter = z.object({
  nombre: z.string(),
  valor: ParameterValue,
  /** When and by whom it was last changed; null where nobody ever did. */
  changedAt: z.nullable(z.string()),
  changedBy: z.nullable(z.string()),
  changedByName: z.nullable(z.string()),
})
export type Parameter = z.infer<typeof Parameter>

/** A change of one parameter: what was seen, and what it is to be; null gives it back its default. */
export const ParameterChange = z.object({
  nombre: z.string().check(z.maxLength(80)),
  seen: ParameterValue,
  valor: z.nullable(ParameterValue),
})
export type ParameterChange = z.infer<typeof ParameterChange>

/** A change as the audit trail has it. */
export const PastChange = z.object({
  at: z.string(),
  actor: z.string(),
  actorName: z.string(),
  nombre: z.string(),
  antes: ParameterValue,
  ahora: ParameterValue,
})
export type PastChange = z.infer<typeof PastChange>

/** How much would be forgotten by one parameter. */
export const ForgottenRows = z.object({ nombre: z.string(), registros: z.int() })
export type ForgottenRows = z.infer<typeof ForgottenRows>
