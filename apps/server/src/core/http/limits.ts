import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { LimitName } from '@enlace/contract/core/limits.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { waitText } from '@enlace/contract/core/wait.ts'
import { networkOf } from '../turns/network.ts'

/** So many turns in so many seconds: all of them at once if need be, then one as each is paid off. */
export interface Rate {
  turns: number
  seconds: number
}

const minute = 60
const hour = 60 * minute

/** How often an address may do what a limit names. A whole office may share one: each is far above what people do. */
export const addressRates: Record<LimitName, readonly Rate[]> = {
  login: [{ turns: 60, seconds: minute }],
  session: [{ turns: 300, seconds: minute }],
  recovery: [{ turns: 20, seconds: 15 * minute }],
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
  /** It tells whether somebody has access, unless the company wants that neutral. */
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

/** How often one account, email, NIT or key may be named in what a limit names; in a visitor's form from one network. */
export const subjectRates = {
  recovery: [{ turns: 5, seconds: 15 * minute }],
  registration: [{ turns: 5, seconds: hour }],
  contact: [{ turns: 5, seconds: hour }],
  /** Each lets strangers guess anew. */
  unlock: [{ turns: 3, seconds: 24 * hour }],
  program: [{ turns: 600, seconds: minute }],
} as const satisfies Partial<Record<LimitName, readonly Rate[]>> // the names are the type

/** How often one email or NIT may be named in a visitor's form from all networks together. */
const floodRates = {
  registration: [{ turns: 40, seconds: hour }],
  contact: [{ turns: 40, seconds: hour }],
} as const satisfies Partial<Record<LimitName, readonly Rate[]>> // the names are the type

/**
 * Takes the address's turn for what a call's limit names, before anything else is done for it.
 * @throws Problem `too-many-requests` with the time left.
 */
export async function takeTurn(request: FastifyRequest, limit: LimitName): Promise<void> {
  await take(request, `${limit}:${networkOf(request.ip)}`, addressRates[limit])
}

/**
 * Takes the turn of an account, email or NIT that a request names, whether it exists or not; the counter's key tells it
 * to nobody who reads the table. @throws Problem `too-many-requests` with the time left.
 */
export async function takeSubjectTurn(
  request: FastifyRequest,
  limit: keyof typeof subjectRates,
  ...subject: readonly (string | number)[]
): Promise<void> {
  await take(request, subjectKey(limit, subject), subjectRates[limit])
}

/**
 * Takes the turn of an email or NIT that a visitor's form names, by the network that it comes from, so that few strangers use
 * up what is somebody's; and one of far more from wherever, because what is sent may be answered by mail.
 * @throws Problem `too-many-requests` with the time left.
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
 * Takes the turn of an email or NIT likewise, and returns whether there was one: for what a stranger could use up in
 * somebody's name, which is then left undone silently.
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

/** Takes a turn of a key; answers 0, or the seconds until there is one. */
async function secondsToWait(request: FastifyRequest, key: string, rates: readonly Rate[]): Promise<number> {
  const [row] = await request.server.service.db.lookUp<{ take_turn: number }>('take_turn', [
    key,
    rates.map(({ seconds }) => seconds),
    rates.map(({ turns }) => turns),
  ])
  return row?.take_turn ?? 0
}
