import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { ForgottenRows, Parameter, ParameterChange, PastChange } from './schemas.ts'

const access = { actor: 'staff', area: 'settings' } as const
const changes = z.object({ cambios: z.array(ParameterChange).check(z.minLength(1), z.maxLength(100)) })
const answer = z.object({ parametros: z.array(Parameter) })

export const listParameters = defineCall({
  purpose: 'Every parameter and module flag of the company, with who changed it last.',
  method: 'GET',
  path: '/staff/parameters',
  access,
  answer,
})

/** Changes parameters atomically; refused if another user changed one of them meanwhile. */
export const changeParameters = defineCall({
  purpose: 'Changes parameters that do not protect the entry, all or none of those sent.',
  method: 'PUT',
  path: '/staff/parameters',
  access,
  body: changes,
  answer,
})

/** Changes parameters, including protected ones; the caller must have authenticated again recently. */
export const changeProtectedParameters = defineCall({
  purpose: 'Changes any parameters, also those that protect the entry, all or none of those sent.',
  method: 'PUT',
  path: '/staff/parameters/protected',
  access,
  stepUp: true,
  body: changes,
  answer,
})

/** The last changes of one parameter or of all, newest first. */
export const listParameterHistory = defineCall({
  purpose: 'The last changes of parameters: who, when, from what to what.',
  method: 'GET',
  path: '/staff/parameters/history',
  access,
  query: z.object({ nombre: z.optional(z.string().check(z.maxLength(80))) }),
  answer: z.object({ cambios: z.array(PastChange) }),
})

/** What the next nightly cleanup would delete with a retention period. */
export const countForgotten = defineCall({
  purpose: 'How many rows the next night would forget with other values of the parameters of retention.',
  method: 'POST',
  path: '/staff/parameters/forgotten',
  access,
  body: changes,
  answer: z.object({ olvidos: z.array(ForgottenRows) }),
})
