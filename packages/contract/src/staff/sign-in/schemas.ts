import * as z from 'zod/mini'
import { moduleNames } from '@enlace/domain/modules.ts'
import { staffAreas, staffRoles } from '@enlace/domain/staff-roles.ts'
import { CaptchaToken } from '../../captcha/schemas.ts'
import { SignInStep } from '../../sign-in/session/step-schemas.ts'
import { DateText, Optional } from '../../core/values.ts'

/** The back office's login. */
export const StaffLoginBody = z.object({
  username: z.string().check(z.maxLength(254)),
  password: z.string().check(z.maxLength(200)),
  /** If the server asked for it. */
  captcha: z.optional(CaptchaToken),
})

/** A login of the back office: the session token, or the pending second step. */
export const StaffLoginAnswer = z.object({
  session_token: z.optional(z.string()),
  secondStep: z.optional(SignInStep),
  /** The recovery codes if a factor was just set up; shown once. */
  recoveryCodes: z.optional(z.array(z.string())),
})
export type StaffLoginAnswer = z.infer<typeof StaffLoginAnswer>

export const StaffRole = z.enum(staffRoles)
const StaffRight = z.enum(['read', 'write'])

/** A company of the user. */
export const StaffCompany = z.object({ id: z.number(), nombre: z.string(), rol: StaffRole })

/** The user, its company, and its rights there. */
export const StaffSession = z.object({
  staff: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.object({ id: z.number(), nombre: z.string(), isTrial: z.boolean() }),
  rol: StaffRole,
  /** The areas of the role, in the menu's order. */
  areas: z.array(z.object({ area: z.enum(staffAreas), right: StaffRight })),
  companies: z.array(StaffCompany),
  /** The modules that the company has on. */
  modules: z.array(z.enum(moduleNames)),
  /** May create companies in this installation. */
  isOperator: z.boolean(),
  /** The session was opened by the company's identity provider, and so is limited to the company. */
  isConfined: z.boolean(),
  ends_on: z.nullable(DateText),
  /** Minutes of inactivity after which the session ends, and seconds until it ends in any case. */
  idleMinutes: z.number(),
  secondsLeft: z.number(),
})
export type StaffSession = z.infer<typeof StaffSession>

/** A current or invited member of the company's back office. */
export const StaffMember = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  rol: StaffRole,
  estado: z.enum(['activo', 'invitado', 'inactivo']),
  ends_on: z.nullable(DateText),
  /** Whether the invitation was accepted. */
  hasJoined: z.boolean(),
  invitedBy: z.string(),
  invitedUntil: Optional,
  lastUsedAt: Optional,
  hasFactor: z.boolean(),
  isSelf: z.boolean(),
  openSessions: z.number(),
  /** Increases with each change; changes name the version they are based on. */
  version: z.number(),
})
export type StaffMember = z.infer<typeof StaffMember>
