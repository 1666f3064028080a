import * as z from 'zod/mini'
import { emailPattern } from '@enlace/domain/email.ts'
import { NewPassword } from '../session/password-schemas.ts'
import { NewPasskey, StepToken } from '../second-factor/schemas.ts'
import { Instant } from '../../core/values.ts'
import { securityTexts as texts } from './texts.ts'

/** The name of a browser and its system, derived from its user agent. */
const Device = z.string()

/** A passkey of the user, valid at the host where it was created. */
export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  host: z.string(),
  isHere: z.boolean(),
  isSynced: z.boolean(),
  createdAt: Instant,
  usedAt: z.nullable(Instant),
})
export type Passkey = z.infer<typeof Passkey>

/** An open session of the user: one browser. */
export const OpenSession = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  company: z.string(),
  /** In the company's back office, not in the portal. */
  isBackoffice: z.boolean(),
  device: Device,
  address: z.string(),
  createdAt: Instant,
  seenAt: Instant,
})
export type OpenSession = z.infer<typeof OpenSession>

/** A device that skips the second factor at the login. */
export const TrustedDevice = z.object({
  id: z.string(),
  device: Device,
  address: z.string(),
  seenAt: Instant,
  until: Instant,
})
export type TrustedDevice = z.infer<typeof TrustedDevice>

/** An email change that waits for its confirmations. */
export const EmailChange = z.object({
  newEmail: z.string(),
  oldConfirmed: z.boolean(),
  newConfirmed: z.boolean(),
  until: Instant,
})
export type EmailChange = z.infer<typeof EmailChange>

/** The security settings of the user. */
export const Security = z.object({
  email: z.string(),
  totp: z.nullable(z.object({ createdAt: Instant, usedAt: z.nullable(Instant) })),
  passkeys: z.array(Passkey),
  codesLeft: z.number(),
  /** A company of the user requires a second factor, so that the last one cannot be removed. */
  isDemanded: z.boolean(),
  canUsePasskeys: z.boolean(),
  sessions: z.array(OpenSession),
  devices: z.array(TrustedDevice),
  emailChange: z.nullable(EmailChange),
})
export type Security = z.infer<typeof Security>

/** The outcome of a login. */
export const SignInOutcome = z.enum([
  'entered',
  'entered-totp',
  'entered-passkey',
  'entered-recovery',
  'entered-trusted',
  'wrong-password',
  'wrong-factor',
  'arrived',
])
export type SignInOutcome = z.infer<typeof SignInOutcome>

/** A login with the user's email, or an attempt. */
export const SignIn = z.object({
  id: z.string(),
  at: Instant,
  company: z.string(),
  address: z.string(),
  device: Device,
  outcome: SignInOutcome,
})
export type SignIn = z.infer<typeof SignIn>

/** The page of logins before a given one. */
export const SignInsQuery = z.object({ before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))) })

/** The first code of an app with a new key. */
export const TotpConfirmation = z.object({
  step: StepToken,
  code: z.string().check(z.maxLength(40)),
})

/** A created passkey with the name given by the user. */
export const PasskeyConfirmation = z.object({
  step: StepToken,
  name: z
    .string()
    .check(z.trim(), z.minLength(1, texts.passkeyNameRequired), z.maxLength(60, texts.passkeyNameLong)),
  made: NewPasskey,
})

/** A new password, with the current one. */
export const PasswordChange = z.object({
  current: z.string().check(z.minLength(1, texts.currentRequired), z.maxLength(200)),
  password: NewPassword,
})

/** The new email for the login. */
export const EmailChangeBody = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, texts.emailRequired),
      z.maxLength(254, texts.emailInvalid),
      z.regex(emailPattern, texts.emailInvalid),
    ),
})

/** The token of a mailed link. */
export const EmailLinkBody = z.object({ token: z.string().check(z.maxLength(100)) })

/** The email change of a link: which of both addresses it belongs to, and whether it has confirmed. */
export const EmailLink = z.object({
  side: z.enum(['old', 'new']),
  oldEmail: z.string(),
  newEmail: z.string(),
  isConfirmed: z.boolean(),
})
export type EmailLink = z.infer<typeof EmailLink>

/** The decision from one of both addresses. */
export const EmailDecision = z.object({
  token: z.string().check(z.maxLength(100)),
  confirms: z.boolean(),
})

/**
 * The outcome of a change: it waits for the other address, is applied, was cancelled, or the address has been taken
 * meanwhile.
 */
export const EmailOutcome = z.enum(['waiting', 'applied', 'cancelled', 'taken'])
export type EmailOutcome = z.infer<typeof EmailOutcome>
