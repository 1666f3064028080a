import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { downloadBankCertificate } from '@enlace/contract/bank-accounts/calls.ts'
import { getPageStatus, postInitialData } from '@enlace/contract/company/calls.ts'
import { takeSupplierView } from '@enlace/contract/sign-in/session/view-calls.ts'
import { isViewToken } from '@enlace/domain/view-token.ts'
import { hashOf } from '../keys/keys.ts'
import { isSecure, tokenPattern } from './log/secrets.ts'

/** A supplier view has its own cookie: the viewer may be signed in as somebody else in the same browser. */
const cookieName = (request: FastifyRequest) => (isSecure(request) ? '__Host-enlace_vista' : 'enlace_vista')

/** Whether a request is part of a supplier view. */
export function isViewing(request: FastifyRequest): boolean {
  const token = request.headers['session-token']
  return request.server.service.audience === 'portal' && typeof token === 'string' && isViewToken(token)
}

/** Returns the hashes of both halves of a supplier view; undefined if one is missing or malformed. */
export function viewHalves(request: FastifyRequest): { token: Buffer; cookie: Buffer } | undefined {
  const token = request.headers['session-token']
  const cookie = request.cookies[cookieName(request)]
  if (!isViewing(request) || typeof token !== 'string') return undefined
  if (cookie === undefined || !tokenPattern.test(cookie)) return undefined
  return { token: hashOf(token), cookie: hashOf(cookie) }
}

/** Sets the browser's half of a supplier view. */
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

/** Calls without GET that change nothing: the start of a view, and the status of the portal. */
const harmless: ReadonlySet<string> = new Set([
  takeSupplierView.path,
  getPageStatus.path,
  postInitialData.path,
])

/** The credentials and data export of a person are private, so no view shows them. */
const own = ['/security', '/profile/data-rights/export'] as const

/** Bank documents are for the people who decide on accounts, in the back office. */
const ofTheBank = downloadBankCertificate.path

/**
 * Refuses every call but reading the supplier's data: changes, streams and the person's private data. The database
 * would refuse the write as well; this refuses it before the body is read. @throws Problem `viewing-only`.
 */
export function refuseWhileViewing(call: AnyCall, request: FastifyRequest): void {
  if (!isViewing(request)) return
  if (!isLook(call) && !harmless.has(call.path)) throw new Problem('viewing-only')
}

/** Whether a call only reads the supplier's data, on the screen or as a file. */
export function isLook({ method, delivers, path }: AnyCall): boolean {
  const isShown = method === 'GET' && delivers !== 'stream'
  return isShown && path !== ofTheBank && !own.some((place) => path.startsWith(place))
}

/** Records a request of a supplier view before it is answered. @throws Problem `session-expired`. */
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
