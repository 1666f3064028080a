import * as z from 'zod/mini'
import { CompanyName } from '../company/name.ts'
import { HostName } from '../companies/schemas.ts'

/** A trial company to create. */
export const NewTrial = z.object({ nombre: CompanyName, host: z.union([z.literal(''), HostName]) })
export type NewTrial = z.infer<typeof NewTrial>

/** The kinds of records that a trial company is filled with, in display order. */
export const trialKinds = [
  'suppliers',
  'statements',
  'payments',
  'orders',
  'tickets',
  'notes',
  'withholdings',
  'pages',
  'questions',
] as const
export type TrialKind = (typeof trialKinds)[number]

/** How many records of each kind a trial company was filled with. */
export const TrialCounts = z.partialRecord(z.enum(trialKinds), z.number())
export type TrialCounts = z.infer<typeof TrialCounts>

/** The trial company whose back office is open. */
export const Trial = z.object({
  nombre: z.string(),
  state: z.enum(['filling', 'ready', 'failed']),
  counts: TrialCounts,
  portalUrl: z.string(),
})
export type Trial = z.infer<typeof Trial>

/** A way into the portal of a trial company, told once. */
export const TrialAccess = z.object({
  link: z.string(),
  email: z.string(),
  supplier: z.string(),
  until: z.string(),
})
export type TrialAccess = z.infer<typeof TrialAccess>
