import * as z from 'zod/mini'
import { parseCalendarDate } from '@enlace/domain/calendar-date.ts'
import { emailPattern } from '@enlace/domain/email.ts'
import { StaffMember, StaffRole } from './sign-in/schemas.ts'
import { Instant } from '../core/values.ts'
import { staffTexts as texts } from './texts.ts'

/** Maximum length of names and emails of staff. */
export const staffLimits = { email: 254, name: 60 } as const

/** The last day of a member's access; empty without an end. */
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

/** The new email of a member's login. */
export const StaffEmailForm = z.object({ email: Email })
export type StaffEmailForm = z.infer<typeof StaffEmailForm>

/** A person to invite, as in the form. */
export const InvitedStaff = z.object({
  email: Email,
  firstName: given(texts.firstNameRequired),
  lastName: given(texts.lastNameRequired),
  rol: StaffRole,
  ends_on: LastDay,
})
export type InvitedStaff = z.output<typeof InvitedStaff>

/** The access of a member, as in the form. */
export const StaffAccessForm = z.object({ rol: StaffRole, ends_on: LastDay })

/** The kinds of events of a member. */
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

/** An event of a member, or an act of the member on its own access. */
export const StaffEvent = z.object({
  id: z.string(),
  at: Instant,
  /** The email of the author, who may be the member. */
  actor: z.string(),
  suceso: StaffEventName,
  /** The role granted, and the previous one if different. */
  rol: z.nullable(StaffRole),
  antes: z.nullable(StaffRole),
})
export type StaffEvent = z.infer<typeof StaffEvent>

/** A member with its events, newest first. */
export const StaffDetail = z.object({
  member: StaffMember,
  /** Whether failed attempts by strangers lock the member's login in new browsers. */
  isLocked: z.boolean(),
  /** The new email of the login, once that address has confirmed it. */
  emailChange: z.nullable(z.object({ email: z.string(), until: Instant })),
  history: z.array(StaffEvent),
})
export type StaffDetail = z.infer<typeof StaffDetail>
