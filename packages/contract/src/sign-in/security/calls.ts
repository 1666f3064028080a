import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { PasskeyCreation, RecoveryCodes, TotpKey } from '../second-factor/schemas.ts'
import {
  EmailChangeBody,
  EmailDecision,
  EmailLink,
  EmailLinkBody,
  EmailOutcome,
  PasskeyConfirmation,
  PasswordChange,
  Security,
  SignIn,
  SignInsQuery,
  TotpConfirmation,
} from './schemas.ts'

const supplier = { actor: 'supplier' } as const
const visitor = { actor: 'visitor' } as const
const IdParams = z.object({ id: z.uuid() })
const Done = z.object({})

export const getSecurity = defineCall({
  purpose:
    "The person's second factors, open sessions, trusted devices and a change of its email that waits.",
  method: 'GET',
  path: '/security',
  access: supplier,
  answer: Security,
})

export const listSignIns = defineCall({
  purpose: "The logins with the person's email and the attempts, newest first, so many at a time.",
  method: 'GET',
  path: '/security/sign-ins',
  access: supplier,
  query: SignInsQuery,
  answer: z.object({ rows: z.array(SignIn), hasMore: z.boolean() }),
})

export const beginTotp = defineCall({
  purpose: 'A key for an authenticator app, to be confirmed with its first code.',
  method: 'POST',
  path: '/security/totp/key',
  access: supplier,
  isForReaders: true,
  stepUp: true,
  answer: TotpKey,
})

export const confirmTotp = defineCall({
  purpose: 'Takes an authenticator app into use with its first code.',
  method: 'POST',
  path: '/security/totp',
  access: supplier,
  isForReaders: true,
  stepUp: true,
  body: TotpConfirmation,
  answer: RecoveryCodes,
})

export const removeTotp = defineCall({
  purpose: 'Takes the authenticator app away.',
  method: 'DELETE',
  path: '/security/totp',
  access: supplier,
  isForReaders: true,
  stepUp: true,
  answer: Done,
})

export const beginPasskey = defineCall({
  purpose: 'What a browser is to make a passkey of.',
  method: 'POST',
  path: '/security/passkeys/options',
  access: supplier,
  isForReaders: true,
  stepUp: true,
  answer: PasskeyCreation,
})

/** Activates a passkey; the first factor comes with recovery codes. */
export const confirmPasskey = defineCall({
  purpose: 'Takes a passkey into use.',
  method: 'POST',
  path: '/security/passkeys',
  access: supplier,
  isForReaders: true,
  stepUp: true,
  body: PasskeyConfirmation,
  answer: RecoveryCodes,
})

export const removePasskey = defineCall({
  purpose: 'Takes a passkey away.',
  method: 'DELETE',
  path: '/security/passkeys/:id',
  access: supplier,
  isForReaders: true,
  stepUp: true,
  params: IdParams,
  answer: Done,
})

export const renewRecoveryCodes = defineCall({
  purpose: 'New codes for an emergency in the place of all former ones.',
  method: 'POST',
  path: '/security/recovery-codes',
  access: supplier,
  isForReaders: true,
  stepUp: true,
  answer: RecoveryCodes,
})

export const endOtherSessions = defineCall({
  purpose: 'Ends all sessions of the person but this one.',
  method: 'POST',
  path: '/security/sessions/end-others',
  access: supplier,
  isForReaders: true,
  stepUp: true,
  answer: z.object({ ended: z.number() }),
})

export const endOneSession = defineCall({
  purpose: 'Ends one other session of the person.',
  method: 'DELETE',
  path: '/security/sessions/:id',
  access: supplier,
  isForReaders: true,
  params: IdParams,
  stepUp: true,
  answer: z.object({ ended: z.number() }),
})

/** Requires the second factor from a trusted device again. */
export const distrustDevice = defineCall({
  purpose: "Takes a device's trust away.",
  method: 'DELETE',
  path: '/security/devices/:id',
  access: supplier,
  isForReaders: true,
  params: IdParams,
  answer: Done,
})

export const changePassword = defineCall({
  purpose: "Replaces the person's password (spec 7, password update); its other sessions end.",
  method: 'PUT',
  path: '/security/password',
  access: supplier,
  isForReaders: true,
  stepUp: 'with-factor',
  body: PasswordChange,
  answer: Done,
})

export const beginEmailChange = defineCall({
  purpose: "Begins a change of the person's email, which both addresses confirm by mailed links.",
  method: 'POST',
  path: '/security/email',
  access: supplier,
  isForReaders: true,
  stepUp: true,
  body: EmailChangeBody,
  answer: Done,
})

export const cancelEmailChange = defineCall({
  purpose: "Stops a change of the person's email that waits.",
  method: 'DELETE',
  path: '/security/email',
  access: supplier,
  isForReaders: true,
  answer: Done,
})

export const openEmailLink = defineCall({
  purpose: 'What the mailed link of a change of email is about; null where it opens nothing.',
  method: 'POST',
  path: '/email-change/link',
  access: visitor,
  limit: 'set-password',
  body: EmailLinkBody,
  answer: z.object({ link: z.nullable(EmailLink) }),
  isQuiet: true,
})

export const decideEmailChange = defineCall({
  purpose: 'Confirms a change of email from one of both addresses, or stops it.',
  method: 'POST',
  path: '/email-change',
  access: visitor,
  limit: 'set-password',
  body: EmailDecision,
  answer: z.object({ outcome: EmailOutcome }),
})
