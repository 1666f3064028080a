import * as z from 'zod/mini'
import { CaptchaToken } from '../../captcha/schemas.ts'
import { SignInStep } from './step-schemas.ts'
import { DateText, Instant, Optional } from '../../core/values.ts'

/** The person and what the portal shows of the supplier, as the login answers it (spec 3, Login response). */
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

/** Tokens for `webservices/auth/token/`, in the specification's names. `expires_in` is in seconds. */
export const Tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  client_id: z.string(),
  client_secret: z.string(),
})
export type Tokens = z.infer<typeof Tokens>

/**
 * The login's answer (spec 3). A refused login carries `error` and `message` and no `data`; one that waits for a second
 * factor says so likewise, with the step to take.
 */
export const LoginAnswer = z.object({
  ...z.partial(Tokens).shape,
  data: z.optional(SessionPerson),
  secondStep: z.optional(SignInStep),
  error: z.boolean(),
  message: z.string(),
})
export type LoginAnswer = z.infer<typeof LoginAnswer>

/** The login's form (spec 7). */
export const LoginBody = z.object({
  username: z.string().check(z.maxLength(254)),
  password: z.string().check(z.maxLength(200)),
  company: z.string().check(z.regex(/^\d{1,9}$/)),
  applicationType: z.literal('agp'),
  /** Where the server asked for it; a login without stays what the specification says. */
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

/** The code of a hand-over, and the address that the browser says it came from. */
export const HandOverBody = z.object({
  code: z.string().check(z.maxLength(100)),
  from: z.string().check(z.maxLength(2000)),
})

/** Where the anti-forgery token is read and sent (decisions 3). */
export const AntiForgery = z.object({ header: z.string(), cookie: z.string(), token: z.string() })

/** A supplier's branch account; `thirdId` is what `selected-account` carries. */
export const BranchAccount = z.object({
  thirdId: z.number(),
  codigo: z.string(),
  nombre: z.string(),
  ciudad: Optional,
})
export type BranchAccount = z.infer<typeof BranchAccount>

/** A membership that the person may switch to in the header. */
export const Membership = z.object({
  id: z.string(),
  company: z.number(),
  companyName: z.string(),
  razon_social: z.string(),
  nit: z.string(),
  isCurrent: z.boolean(),
  /** Its company is reached at another host: the session is handed over to it. */
  isElsewhere: z.boolean(),
  /** The person may look at everything there and change nothing. */
  isReadOnly: z.boolean(),
  /** The last day of the person's access there; null where it does not end. */
  endsOn: z.nullable(DateText),
})
export type Membership = z.infer<typeof Membership>

/** What the shell needs of an open session: who, for whom, which accounts and companies. */
export const SessionContext = z.object({
  person: z.omit(SessionPerson, { session_token: true }),
  thirdParty: z.object({ nit: z.string(), razon_social: z.string(), isMipyme: z.nullable(z.boolean()) }),
  accounts: z.array(BranchAccount),
  memberships: z.array(Membership),
  /** The modules that a master left to the person; null is all that the company has on. */
  modules: z.nullable(z.array(z.string())),
})
export type SessionContext = z.infer<typeof SessionContext>

/** The person's own data (spec 3, User info). */
export const UserInfo = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  cityName: z.string(),
  movil: z.string(),
  movilIndicative: z.string(),
})

/** Who looks at the portal as somebody else, and until when. */
export const SupplierView = z.object({ by: z.string(), until: Instant })
export type SupplierView = z.infer<typeof SupplierView>
