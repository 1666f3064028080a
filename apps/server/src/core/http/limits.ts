import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { LimitName } from '@enlace/contract/core/limits.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { waitText } from '@enlace/contract/core/wait.ts'
import { networkOf } from '../turns/network.ts'

/** A number of turns per number of seconds: a burst of all of them, then one as each is regained. */
export interface Rate {
  turns: number
  seconds: number
}

const minute = 60
const hour = 60 * minute

/** Rates per address. An office may share one, so each is far above normal use. */
export const addressRates: Record<LimitName, readonly Rate[]> = {
  login: [{ turns: 60, seconds: minute }],
  session: [{ turns: 300, seconds: minute }],
  recovery: [{ turns: 20, seconds: 15 * minute }],
  /** Without a captcha, which clients of the specification do not send. */
  'bare-recovery': [{ turns: 3, seconds: hour }],
  'set-password': [{ turns: 60, seconds: 15 * minute }],
  captcha: [{ turns: 120, seconds: minute }],
  search: [
    { turns: 30, seconds: minute },
    { turns: 300, seconds: hour },
  ],
  validation: [
    { turns: 60, seconds: minute },
    { turns: 600, seconds: hour },
  ],
  /** The answer reveals whether an account exists, unless the company makes it neutral. */
  'contact-email': [
    { turns: 10, seconds: minute },
    { turns: 60, seconds: hour },
  ],
  catalogue: [{ turns: 240, seconds: minute }],
  registration: [
    { turns: 10, seconds: 10 * minute },
    { turns: 60, seconds: 24 * hour },
  ],
  'request-status': [{ turns: 60, seconds: minute }],
  contact: [
    { turns: 10, seconds: 10 * minute },
    { turns: 60, seconds: 24 * hour },
  ],
  reconcile: [{ turns: 40, seconds: 10 * minute }],
  payment: [{ turns: 60, seconds: 10 * minute }],
  reply: [{ turns: 60, seconds: 10 * minute }],
  verify: [
    { turns: 30, seconds: minute },
    { turns: 300, seconds: hour },
  ],
  question: [{ turns: 120, seconds: hour }],
  invitation: [
    { turns: 60, seconds: 10 * minute },
    { turns: 300, seconds: 24 * hour },
  ],
  unlock: [{ turns: 60, seconds: 10 * minute }],
  'bank-change': [{ turns: 60, seconds: 10 * minute }],
  upload: [{ turns: 120, seconds: 10 * minute }],
  'event-feed': [{ turns: 120, seconds: 10 * minute }],
  'provider-check': [
    { turns: 20, seconds: 10 * minute },
    { turns: 100, seconds: 24 * hour },
  ],
  program: [{ turns: 1200, seconds: minute }],
}

/** Rates per account, email, NIT or key; in a visitor's form, per network as well. */
export const subjectRates = {
  recovery: [{ turns: 5, seconds: 15 * minute }],
  'bare-recovery': [{ turns: 60, seconds: hour }],
  registration: [{ turns: 5, seconds: hour }],
  contact: [{ turns: 5, seconds: hour }],
  /** Each request gives new guesses. */
  unlock: [{ turns: 3, seconds: 24 * hour }],
  program: [{ turns: 600, seconds: minute }],
} as const satisfies Partial<Record<LimitName, readonly Rate[]>> // the names are the type

/** Rates per email or NIT in a visitor's form, over all networks. */
const floodRates = {
  registration: [{ turns: 40, seconds: hour }],
  contact: [{ turns: 40, seconds: hour }],
} as const satisfies Partial<Record<LimitName, readonly Rate[]>> // the names are the type

/**
 * Takes a turn of the address for a call's limit, before any other work. @throws Problem `too-many-requests` with the
 * time left.
 */
export async function takeTurn(request: FastifyRequest, limit: LimitName): Promise<void> {
  await take(request, `${limit}:${networkOf(request.ip)}`, addressRates[limit])
}

/**
 * Takes a turn of the account, email or NIT in a request, whether it exists or not; the counter's key is hashed, so
 * that the table reveals none. @throws Problem `too-many-requests` with the time left.
 */
export async function takeSubjectTurn(
  request: FastifyRequest,
  limit: keyof typeof subjectRates,
  ...subject: readonly (string | number)[]
): Promise<void> {
  await take(request, subjectKey(limit, subject), subjectRates[limit])
}

/**
 * Takes a turn of the email or NIT in a visitor's form, per network, so that few strangers can exhaust another person's
 * limit; and one of a far higher limit over all networks, because the form may send mail. @throws Problem
 * `too-many-requests` with the time left.
 */
export async function takeNamedTurn(
  request: FastifyRequest,
  limit: keyof typeof floodRates,
  ...subject: readonly (string | number)[]
): Promise<void> {
  await take(request, subjectKey(limit, [...subject, networkOf(request.ip)]), subjectRates[limit])
  await take(request, subjectKey(`${limit}-flood`, subject), floodRates[limit])
}

/**
 * Takes a turn of an email or NIT and returns whether there was one: for limits that a stranger could exhaust, where
 * the action is then skipped silently.
 */
export async function hasSubjectTurn(
  request: FastifyRequest,
  limit: keyof typeof subjectRates,
  ...subject: readonly (string | number)[]
): Promise<boolean> {
  return (await secondsToWait(request, subjectKey(limit, subject), subjectRates[limit])) === 0
}

function subjectKey(limit: string, subject: readonly (string | number)[]): string {
  return `${limit}:${createHash('sha256').update(JSON.stringify(subject)).digest('base64url')}`
}

async function take(request: FastifyRequest, key: string, rates: readonly Rate[]): Promise<void> {
  const seconds = await secondsToWait(request, key, rates)
  if (seconds > 0) throw new Problem('too-many-requests', { wait: waitText(seconds), seconds })
}

/** Takes a turn of a key; returns 0, or the seconds until the next one. */
async function secondsToWait(request: FastifyRequest, key: string, rates: readonly Rate[]): Promise<number> {
  const [row] = await request.server.service.db.lookUp<{ take_turn: number }>('take_turn', [
    key,
    rates.map(({ seconds }) => seconds),
    rates.map(({ turns }) => turns),
  ])
  return row?.take_turn ?? 0
}
