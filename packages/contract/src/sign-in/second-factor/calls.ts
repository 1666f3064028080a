import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { PasskeyRequest, StepUpBody, StepUpMethods } from './schemas.ts'

const supplier = { actor: 'supplier' } as const

/** The methods by which the user of the session can authenticate again at this host. */
export const getStepUpMethods = defineCall({
  purpose: 'How the session may show again who it is before a dangerous act.',
  method: 'GET',
  path: '/step-up',
  access: supplier,
  isBeforeAcceptance: true,
  answer: StepUpMethods,
})

export const askStepUpPasskey = defineCall({
  purpose: 'A challenge for a passkey that shows again who the session is.',
  method: 'POST',
  path: '/step-up/passkey',
  access: supplier,
  isBeforeAcceptance: true,
  isForReaders: true,
  answer: PasskeyRequest,
})

/** Authenticates the user again, which permits sensitive acts for some minutes. */
export const stepUp = defineCall({
  purpose: 'Shows again who the session is, by a second factor or, where there is none, the password.',
  method: 'POST',
  path: '/step-up',
  access: supplier,
  isBeforeAcceptance: true,
  isForReaders: true,
  body: StepUpBody,
  answer: z.object({ seconds: z.number() }),
})
