import type { FastifyRequest } from 'fastify'
import { call } from '@enlace/database/call.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { waitText } from '@enlace/contract/core/wait.ts'
import { verifyCaptcha } from '../../../core/captcha/verify.ts'
import { deviceHash } from './device.ts'
import {
  accountDelays,
  addressDelays,
  addressKey,
  attemptWindow,
  provenKey,
  unprovenAttempts,
} from '../rules.ts'

/** A counted attempt to sign in, with its counter and what is known of its origin. */
export interface SignInAttempt {
  counter: string
  standing: 'device' | 'network' | 'unknown'
}

interface Answered extends SignInAttempt {
  pause: number
  asks_captcha: boolean
}

/**
 * Counts an attempt before the password is checked, so that parallel guesses are all counted. Unknown emails are
 * counted like strangers' attempts. The captcha is only checked when required. @throws Problem `captcha-needed`;
 * `captcha-refused`; `account-locked` with the time left.
 */
export async function takeSignInAttempt(
  request: FastifyRequest,
  email: string,
  captcha = '',
): Promise<SignInAttempt> {
  const first = await ask(request, email, false)
  const isChecked = first.asks_captcha
  if (isChecked) {
    if (captcha === '') throw new Problem('captcha-needed')
    await verifyCaptcha(request, captcha)
  }
  const taken = isChecked ? await ask(request, email, true) : first
  demandNoPause(taken.pause, 'account-locked')
  return taken
}

/**
 * After a correct password: resets the person's own counter, and returns this attempt to a counter shared with
 * strangers.
 */
export async function forgiveSignInAttempt(
  request: FastifyRequest,
  { counter, standing }: SignInAttempt,
): Promise<void> {
  const place = addressKey(request.ip)
  await request.server.service.db.lookUp('sign_in_attempt_succeeded', [counter, standing, place])
}

/**
 * Counts an attempt by somebody with a proof that strangers lack: an open session or a mailed link. It is counted by
 * that proof, so that nobody else can exhaust it. @throws Problem `account-locked` with the time left.
 */
export async function takeAttempt(request: FastifyRequest, email: string, proof: string): Promise<void> {
  await take(request, provenKey(email, proof), accountDelays, 'account-locked')
}

/** Resets the counter after a correct attempt. */
export async function forgiveAttempts(request: FastifyRequest, email: string, proof: string): Promise<void> {
  await request.server.service.db.lookUp('attempt_succeeded', [provenKey(email, proof), ''])
}

/** Counts an attempt by address only, for requests that name no account. @throws Problem `too-many-requests`. */
export async function takeAddressAttempt(request: FastifyRequest): Promise<void> {
  await take(request, addressKey(request.ip), addressDelays, 'too-many-requests')
}

async function ask(request: FastifyRequest, email: string, isSolved: boolean): Promise<Answered> {
  const { audience, db } = request.server.service
  const { plain, checked, seconds } = unprovenAttempts
  const [answer] = await db.lookUpNamed<Answered>(
    call('take_sign_in_attempt', {
      wanted_email: email,
      door: audience,
      device_token: deviceHash(request) ?? null,
      origin: request.ip,
      place: addressKey(request.ip),
      solved: isSolved,
      plain,
      checked,
      within_seconds: seconds,
      window_seconds: attemptWindow,
      place_delays: addressDelays,
      device_delays: accountDelays,
    }),
  )
  if (!answer) throw new Error('An attempt is answered by one row')
  return answer
}

async function take(
  request: FastifyRequest,
  key: string,
  delays: readonly number[],
  code: 'account-locked' | 'too-many-requests',
): Promise<void> {
  const [row] = await request.server.service.db.lookUp<{ take_attempt: number }>('take_attempt', [
    key,
    attemptWindow,
    delays,
  ])
  demandNoPause(row?.take_attempt ?? 0, code)
}

function demandNoPause(seconds: number, code: 'account-locked' | 'too-many-requests'): void {
  if (seconds > 0) throw new Problem(code, { wait: waitText(seconds), seconds })
}
