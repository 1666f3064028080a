import * as z from 'zod/mini'
import { parseCalendarDate } from '@enlace/domain/calendar-date.ts'
import { emailPattern } from '@enlace/domain/email.ts'
import { StaffMember, StaffRole } from './sign-in/schemas.ts'
import { Instant } from '../core/values.ts'
import { staffTexts as texts } from './texts.ts'

/** The longest names and emails of the people of a back office. */
export const staffLimits = { email: 254, name: 60 } as const

/** The last day of somebody's access; empty where it has none. */
const LastDay = z.pipe(
  z.string().check(z.refine((day) => day === '' || parseCalendarDate(day) !== undefined, texts.dayMalformed)),
  z.transform((day: string) => parseCalendarDate(day) ?? null),
)
const given = (message: string) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(staffLimits.name))

const Email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, texts.emailRequired),
    z.maxLength(staffLimits.email, texts.emailMalformed),
    z.regex(emailPattern, texts.emailMalformed),
  )

/** The email that a member is to sign in with. */
export const StaffEmailForm = z.object({ email: Email })
export type StaffEmailForm = z.infer<typeof StaffEmailForm>

/** Somebody who is invited, as the form has it. */
export const InvitedStaff = z.object({
  email: Email,
  firstName: given(texts.firstNameRequired),
  lastName: given(texts.lastNameRequired),
  rol: StaffRole,
  ends_on: LastDay,
})
export type InvitedStaff = z.output<typeof InvitedStaff>

/** What a member may do, as the form has it. */
export const StaffAccessForm = z.object({ rol: StaffRole, ends_on: LastDay })

/** What may happen to a member of the staff. */
export const StaffEventName = z.enum([
  'invited',
  'accepted',
  'changed',
  'closed',
  'sessions-ended',
  'unlocked',
  'email-asked',
  'email-changed',
  'email-cancelled',
  'login',
  'logout',
  'switch',
])
export type StaffEventName = z.infer<typeof StaffEventName>

/** Something that happened to a member of the staff, or that it did with its own access. */
export const StaffEvent = z.object({
  id: z.string(),
  at: Instant,
  /** The email of who did it; the member's own where it was the member. */
  actor: z.string(),
  suceso: StaffEventName,
  /** The role that was given, and the one before, where there was another. */
  rol: z.nullable(StaffRole),
  antes: z.nullable(StaffRole),
})
export type StaffEvent = z.infer<typeof StaffEvent>

/** A member with what happened, newest first. */
export const StaffDetail = z.object({
  member: StaffMember,
  /** Whether failed attempts of strangers keep it out of browsers that it did not use before. */
  isLocked: z.boolean(),
  /** The email that it is to sign in with once that address has confirmed it. */
  emailChange: z.nullable(z.object({ email: z.string(), until: Instant })),
  history: z.array(StaffEvent),
})
export type StaffDetail = z.infer<typeof StaffDetail>
