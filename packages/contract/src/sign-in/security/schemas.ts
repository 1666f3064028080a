import * as z from 'zod/mini'
import { emailPattern } from '@enlace/domain/email.ts'
import { NewPassword } from '../session/password-schemas.ts'
import { NewPasskey, StepToken } from '../second-factor/schemas.ts'
import { Instant } from '../../core/values.ts'
import { securityTexts as texts } from './texts.ts'

/** A browser as people call it: its name and its system, told from what it says of itself. */
const Device = z.string()

/** A passkey of the person; it works at the host where it was made. */
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

/** An open session of the person: one browser. */
export const OpenSession = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  company: z.string(),
  /** Open in the company's back office, not in the portal. */
  isBackoffice: z.boolean(),
  device: Device,
  address: z.string(),
  createdAt: Instant,
  seenAt: Instant,
})
export type OpenSession = z.infer<typeof OpenSession>

/** A device that is not asked for the second factor at the login. */
export const TrustedDevice = z.object({
  id: z.string(),
  device: Device,
  address: z.string(),
  seenAt: Instant,
  until: Instant,
})
export type TrustedDevice = z.infer<typeof TrustedDevice>

/** A change of email that waits for its confirmations. */
export const EmailChange = z.object({
  newEmail: z.string(),
  oldConfirmed: z.boolean(),
  newConfirmed: z.boolean(),
  until: Instant,
})
export type EmailChange = z.infer<typeof EmailChange>

/** How the person's access is secured. */
export const Security = z.object({
  email: z.string(),
  totp: z.nullable(z.object({ createdAt: Instant, usedAt: z.nullable(Instant) })),
  passkeys: z.array(Passkey),
  codesLeft: z.number(),
  /** A company of the person asks for a second factor: the last one cannot be taken away. */
  isDemanded: z.boolean(),
  canUsePasskeys: z.boolean(),
  sessions: z.array(OpenSession),
  devices: z.array(TrustedDevice),
  emailChange: z.nullable(EmailChange),
})
export type Security = z.infer<typeof Security>

/** How a login ended. */
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

/** A login with the person's email, or an attempt. */
export const SignIn = z.object({
  id: z.string(),
  at: Instant,
  company: z.string(),
  address: z.string(),
  device: Device,
  outcome: SignInOutcome,
})
export type SignIn = z.infer<typeof SignIn>

/** Logins before one that was shown. */
export const SignInsQuery = z.object({ before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))) })

/** The first code of an app that was given a key. */
export const TotpConfirmation = z.object({
  step: StepToken,
  code: z.string().check(z.maxLength(40)),
})

/** A passkey that was made, and what the person calls it. */
export const PasskeyConfirmation = z.object({
  step: StepToken,
  name: z
    .string()
    .check(z.trim(), z.minLength(1, texts.passkeyNameRequired), z.maxLength(60, texts.passkeyNameLong)),
  made: NewPasskey,
})

/** A new password, with the one that it replaces. */
export const PasswordChange = z.object({
  current: z.string().check(z.minLength(1, texts.currentRequired), z.maxLength(200)),
  password: NewPassword,
})

/** The email that a person wants to sign in with. */
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

/** What the link of a change tells: which of both addresses it was mailed to, and whether that one has confirmed. */
export const EmailLink = z.object({
  side: z.enum(['old', 'new']),
  oldEmail: z.string(),
  newEmail: z.string(),
  isConfirmed: z.boolean(),
})
export type EmailLink = z.infer<typeof EmailLink>

/** The decision of one of both addresses. */
export const EmailDecision = z.object({
  token: z.string().check(z.maxLength(100)),
  confirms: z.boolean(),
})

/** The outcome of a change: it waits for the other address, is done, was stopped, or the address is somebody's by now. */
export const EmailOutcome = z.enum(['waiting', 'applied', 'cancelled', 'taken'])
export type EmailOutcome = z.infer<typeof EmailOutcome>
