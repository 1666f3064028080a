import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { PasskeyRequest, StepUpBody, StepUpMethods } from './schemas.ts'

const supplier = { actor: 'supplier' } as const

/** By what the open session's person may show again who it is, at this host. */
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

/** Shows again who the session is: for some minutes it may do what is dangerous. */
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
