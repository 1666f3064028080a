import * as z from 'zod/mini'
import { CaptchaToken } from '../../captcha/schemas.ts'
import { SignInStep } from './step-schemas.ts'
import { DateText, Instant, Optional } from '../../core/values.ts'

/** The user and the supplier's data, as in the login response (spec 3, Login response). */
export const SessionPerson = z.object({
  session_token: z.string(),
  userId: z.string(),
  contactFirstName: z.string(),
  contactLastName: z.string(),
  contactEmail: z.string(),
  razon_social: z.string(),
  isMaster: z.boolean(),
})
export type SessionPerson = z.infer<typeof SessionPerson>

/** Tokens for `webservices/auth/token/`, under the specification's names. `expires_in` is in seconds. */
export const Tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  client_id: z.string(),
  client_secret: z.string(),
})
export type Tokens = z.infer<typeof Tokens>

/**
 * The login response (spec 3). A refused login has `error` and `message` but no `data`; so has one that waits for a
 * second factor, with its step.
 */
export const LoginAnswer = z.object({
  ...z.partial(Tokens).shape,
  data: z.optional(SessionPerson),
  secondStep: z.optional(SignInStep),
  error: z.boolean(),
  message: z.string(),
})
export type LoginAnswer = z.infer<typeof LoginAnswer>

/** The login form (spec 7). */
export const LoginBody = z.object({
  username: z.string().check(z.maxLength(254)),
  password: z.string().check(z.maxLength(200)),
  company: z.string().check(z.regex(/^\d{1,9}$/)),
  applicationType: z.literal('agp'),
  /** If the server asked for it; a login without it is as specified. */
  captcha: z.optional(CaptchaToken),
})
export type LoginBody = z.infer<typeof LoginBody>

/** The OAuth 2 refresh form (spec 7). */
export const RefreshBody = z.object({
  client_id: z.string().check(z.maxLength(100)),
  client_secret: z.string().check(z.maxLength(100)),
  refresh_token: z.string().check(z.maxLength(100)),
  grant_type: z.literal('refresh_token'),
})

/** The code of a hand-over, and the origin reported by the browser. */
export const HandOverBody = z.object({
  code: z.string().check(z.maxLength(100)),
  from: z.string().check(z.maxLength(2000)),
})

/** The names to read and send the anti-forgery token (decisions 3). */
export const AntiForgery = z.object({ header: z.string(), cookie: z.string(), token: z.string() })

/** A supplier's branch account; `thirdId` is the value of `selected-account`. */
export const BranchAccount = z.object({
  thirdId: z.number(),
  codigo: z.string(),
  nombre: z.string(),
  ciudad: Optional,
})
export type BranchAccount = z.infer<typeof BranchAccount>

/** A membership that the user may switch to in the header. */
export const Membership = z.object({
  id: z.string(),
  company: z.number(),
  companyName: z.string(),
  razon_social: z.string(),
  nit: z.string(),
  isCurrent: z.boolean(),
  /** Its company has another host, to which the session is handed over. */
  isElsewhere: z.boolean(),
  /** The user has read-only access there. */
  isReadOnly: z.boolean(),
  /** The last day of the user's access there; null without an end. */
  endsOn: z.nullable(DateText),
})
export type Membership = z.infer<typeof Membership>

/** The context of an open session: user, supplier, accounts and companies. */
export const SessionContext = z.object({
  person: z.omit(SessionPerson, { session_token: true }),
  thirdParty: z.object({ nit: z.string(), razon_social: z.string(), isMipyme: z.nullable(z.boolean()) }),
  accounts: z.array(BranchAccount),
  memberships: z.array(Membership),
  /** The modules that a master granted; null is all that the company has on. */
  modules: z.nullable(z.array(z.string())),
})
export type SessionContext = z.infer<typeof SessionContext>

/** The user's own data (spec 3, User info). */
export const UserInfo = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  cityName: z.string(),
  movil: z.string(),
  movilIndicative: z.string(),
})

/** The staff member who views the portal as another user, and the expiry. */
export const SupplierView = z.object({ by: z.string(), until: Instant })
export type SupplierView = z.infer<typeof SupplierView>
