import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { downloadBankCertificate } from '@enlace/contract/bank-accounts/calls.ts'
import { getPageStatus } from '@enlace/contract/company/calls.ts'
import { takeSupplierView } from '@enlace/contract/sign-in/session/view-calls.ts'
import { isViewToken } from '@enlace/domain/view-token.ts'
import { hashOf } from '../keys/keys.ts'
import { isSecure, tokenPattern } from './log/secrets.ts'

/** A look's cookie is another than a session's: anyone who looks may be signed in as somebody else in the same browser. */
const cookieName = (request: FastifyRequest) => (isSecure(request) ? '__Host-enlace_vista' : 'enlace_vista')

/** Whether a request says that it looks at the portal as somebody else. */
export function isViewing(request: FastifyRequest): boolean {
  const token = request.headers['session-token']
  return request.server.service.audience === 'portal' && typeof token === 'string' && isViewToken(token)
}

/** Both halves of a look by their hashes; undefined where one is missing or cannot be one. */
export function viewHalves(request: FastifyRequest): { token: Buffer; cookie: Buffer } | undefined {
  const token = request.headers['session-token']
  const cookie = request.cookies[cookieName(request)]
  if (!isViewing(request) || typeof token !== 'string') return undefined
  if (cookie === undefined || !tokenPattern.test(cookie)) return undefined
  return { token: hashOf(token), cookie: hashOf(cookie) }
}

/** Sets the browser's half of a look. */
export function setViewCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  value: string,
  seconds: number,
): void {
  const secure = isSecure(request)
  void reply.setCookie(cookieName(request), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: seconds,
  })
}

/** What is no GET and yet changes nothing: what opens a look, and whether the portal is off line. */
const harmless: ReadonlySet<string> = new Set([takeSupplierView.path, getPageStatus.path])

/** How a person signs in, and what it takes away of itself, is its own: nobody else looks at it. */
const own = ['/security', '/profile/data-rights/export'] as const

/** Papers of the bank are for those who decide on its accounts, in the back office. */
const ofTheBank = downloadBankCertificate.path

/**
 * Refuses whatever is more than to look at the supplier's: what changes something, streams, and what is the person's own. The database would not write anything either; here it is heard before anything is read.
 * @throws Problem `viewing-only`.
 */
export function refuseWhileViewing(call: AnyCall, request: FastifyRequest): void {
  if (!isViewing(request)) return
  if (!isLook(call) && !harmless.has(call.path)) throw new Problem('viewing-only')
}

/** Whether a call does no more than show what is the supplier's, on the screen or in a file. */
export function isLook({ method, delivers, path }: AnyCall): boolean {
  const isShown = method === 'GET' && delivers !== 'stream'
  return isShown && path !== ofTheBank && !own.some((place) => path.startsWith(place))
}

/** Writes down what is asked for while somebody looks, before it is answered. @throws Problem `session-expired`. */
export async function noteViewed(call: AnyCall, request: FastifyRequest): Promise<void> {
  if (!isViewing(request) || call.access.actor === 'visitor') return
  const halves = viewHalves(request)
  const asked = `${call.method} ${request.url.split('?')[0] ?? ''}`.slice(0, 300)
  const [noted] = halves
    ? await request.server.service.db.lookUp<{ note_viewed: boolean }>('note_viewed', [
        halves.token,
        halves.cookie,
        asked,
        request.ip,
      ])
    : []
  if (noted?.note_viewed !== true) throw new Problem('session-expired')
}
