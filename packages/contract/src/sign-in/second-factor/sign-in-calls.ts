import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import {
  PasskeyCreation,
  PasskeyRequest,
  SecondStepAnswer,
  SecondStepBody,
  StepToken,
  TotpKey,
} from './schemas.ts'

const visitor = { actor: 'visitor' } as const
const StepBody = z.object({ step: StepToken })

export const askSignInPasskey = defineCall({
  purpose: "A challenge for a passkey at a login's second step.",
  method: 'POST',
  path: '/login/second-step/passkey',
  access: visitor,
  limit: 'login',
  body: StepBody,
  answer: PasskeyRequest,
})

export const takeSecondStep = defineCall({
  purpose: 'Shows the second factor of a login and opens the session; sets its cookie half.',
  method: 'POST',
  path: '/login/second-step',
  access: visitor,
  limit: 'login',
  body: SecondStepBody,
  answer: SecondStepAnswer,
})

export const enrolTotpAtSignIn = defineCall({
  purpose: 'A key for an authenticator app at the login of a company that asks for a second factor.',
  method: 'POST',
  path: '/login/second-step/totp',
  access: visitor,
  limit: 'login',
  body: StepBody,
  answer: TotpKey,
})

/** The options to create a passkey, for users who must set up a second factor to log in. */
export const enrolPasskeyAtSignIn = defineCall({
  purpose: 'What to make a passkey of at the login of a company that asks for a second factor.',
  method: 'POST',
  path: '/login/second-step/new-passkey',
  access: visitor,
  limit: 'login',
  body: StepBody,
  answer: PasskeyCreation,
})
