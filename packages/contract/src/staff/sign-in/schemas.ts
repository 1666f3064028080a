import * as z from 'zod/mini'
import { staffAreas, staffRoles } from '@enlace/domain/staff-roles.ts'
import { CaptchaToken } from '../../captcha/schemas.ts'
import { SignInStep } from '../../sign-in/session/step-schemas.ts'
import { DateText, Optional } from '../../core/values.ts'

/** The back office's login. */
export const StaffLoginBody = z.object({
  username: z.string().check(z.maxLength(254)),
  password: z.string().check(z.maxLength(200)),
  /** Where the server asked for it. */
  captcha: z.optional(CaptchaToken),
})

/** A login of the back office: the header half of its session, or the second step that it waits for. */
export const StaffLoginAnswer = z.object({
  session_token: z.optional(z.string()),
  secondStep: z.optional(SignInStep),
  /** The codes for an emergency, where a factor was set up just now; shown once. */
  recoveryCodes: z.optional(z.array(z.string())),
})
export type StaffLoginAnswer = z.infer<typeof StaffLoginAnswer>

export const StaffRole = z.enum(staffRoles)
const StaffRight = z.enum(['read', 'write'])

/** A company where the person works. */
export const StaffCompany = z.object({ id: z.number(), nombre: z.string(), rol: StaffRole })

/** Who is in, for which company, and what it may do there. */
export const StaffSession = z.object({
  staff: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.object({ id: z.number(), nombre: z.string() }),
  rol: StaffRole,
  /** The areas that the role opens, in the menu's order. */
  areas: z.array(z.object({ area: z.enum(staffAreas), right: StaffRight })),
  companies: z.array(StaffCompany),
  /** May make companies in this installation. */
  isOperator: z.boolean(),
  /** The company's identity provider opened the session, which is confined to the company. */
  isConfined: z.boolean(),
  ends_on: z.nullable(DateText),
  /** Minutes without activity after which the session ends, and seconds until it ends in any case. */
  idleMinutes: z.number(),
  secondsLeft: z.number(),
})
export type StaffSession = z.infer<typeof StaffSession>

/** Somebody who works in the company's back office, or was invited to. */
export const StaffMember = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  rol: StaffRole,
  estado: z.enum(['activo', 'invitado', 'inactivo']),
  ends_on: z.nullable(DateText),
  /** Whether it took its invitation up. */
  hasJoined: z.boolean(),
  invitedBy: z.string(),
  invitedUntil: Optional,
  lastUsedAt: Optional,
  hasFactor: z.boolean(),
  isSelf: z.boolean(),
  openSessions: z.number(),
  /** Rises with each change: who changes somebody says what it saw. */
  version: z.number(),
})
export type StaffMember = z.infer<typeof StaffMember>
