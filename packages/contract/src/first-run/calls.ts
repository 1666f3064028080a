import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { StaffLoginAnswer } from '../staff/sign-in/schemas.ts'
import { FirstStep } from './portal/schemas.ts'
import { ChosenModules, FirstAdministrator, FirstCompany } from './schemas.ts'

const visitor = { actor: 'visitor' } as const
const access = { actor: 'staff', area: 'settings' } as const
const token = z.string().check(z.maxLength(100))

/** The target of the setup link that the first start prints; null if the link is no longer valid. */
export const openSetupLink = defineCall({
  purpose:
    'Whether the link of an installation without staff is good, and the company that there is already.',
  method: 'POST',
  path: '/staff/first-run/link',
  access: visitor,
  limit: 'set-password',
  body: z.object({ token }),
  answer: z.object({
    link: z.nullable(z.object({ company: z.nullable(z.object({ nombre: z.string(), nit: z.string() })) })),
  }),
  isQuiet: true,
})

/** Creates the first administrator, and the first company if there is none, and logs in. */
export const completeSetup = defineCall({
  purpose:
    'Makes the first company and its administrator with the link that the start printed, and opens its session.',
  method: 'POST',
  path: '/staff/first-run',
  access: visitor,
  limit: 'set-password',
  body: z.object({ token, administrator: FirstAdministrator, company: z.nullable(FirstCompany) }),
  answer: StaffLoginAnswer,
})

/** Turns modules on and off. */
export const chooseModules = defineCall({
  purpose: 'Which modules of the portal are on, among those that the first steps offer.',
  method: 'PUT',
  path: '/staff/first-run/modules',
  access,
  body: ChosenModules,
  answer: z.object({ version: z.string() }),
})

export const markFirstStep = defineCall({
  purpose: 'Counts a step of the set-up as done or put off.',
  method: 'PUT',
  path: '/staff/first-run/steps/:step',
  access,
  params: z.object({ step: FirstStep }),
  body: z.object({ state: z.enum(['done', 'skipped', 'left']) }),
  answer: z.object({}),
})
