import * as z from 'zod/mini'
import { Instant } from '../../core/values.ts'

/** The last burst of refused logins of a company. */
export const SignInAlarm = z.object({
  at: Instant,
  /** Many refusals in total, or for several users from one network. */
  kind: z.enum(['many', 'network']),
  refusals: z.number(),
  people: z.number(),
  network: z.string(),
})
export type SignInAlarm = z.infer<typeof SignInAlarm>
