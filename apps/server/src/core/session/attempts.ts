import type { FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems'
import { waitText } from '@enlace/contract/core/wait'
import { accountDelays, accountKey, addressDelays, addressKey, attemptWindow } from './rules.ts'

/**
 * Takes one attempt of the address and one of the account before the password is looked at, so that guesses made at
 * once count as what they are. Accounts that do not exist are counted like all others.
 * @throws Problem `account-locked` with the time left.
 */
export async function takeAttempt(request: FastifyRequest, email: string): Promise<void> {
  await take(request, addressKey(request.ip), addressDelays)
  await take(request, accountKey(email), accountDelays)
}

/** The attempt was right: the account starts afresh, and the address gets its attempt back. */
export async function forgiveAttempts(request: FastifyRequest, email: string): Promise<void> {
  await request.server.service.db.lookUp('attempt_succeeded', [accountKey(email), addressKey(request.ip)])
}

/** Takes one attempt of the address only, for what names no account. @throws Problem `too-many-requests`. */
export async function takeAddressAttempt(request: FastifyRequest): Promise<void> {
  await take(request, addressKey(request.ip), addressDelays, 'too-many-requests')
}

async function take(
  request: FastifyRequest,
  key: string,
  delays: readonly number[],
  code: 'account-locked' | 'too-many-requests' = 'account-locked',
): Promise<void> {
  const [row] = await request.server.service.db.lookUp<{ take_attempt: number }>('take_attempt', [
    key,
    attemptWindow,
    delays,
  ])
  const seconds = row?.take_attempt ?? 0
  if (seconds > 0) throw new Problem(code, { wait: waitText(seconds), seconds })
}
