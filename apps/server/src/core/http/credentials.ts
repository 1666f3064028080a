import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashOf } from '../keys/keys.ts'
import { isSecure, tokenPattern } from './log/secrets.ts'
import { isViewing, viewHalves } from './viewing.ts'

/** Cookies ignore ports, so the back office needs another name on the same host. */
export const sessionCookies = { portal: 'enlace_session', backoffice: 'enlace_staff' } as const

/** Returns the name of the cookie with the session's first half. */
export function sessionCookieName(request: FastifyRequest): string {
  const name = sessionCookies[request.server.service.audience]
  return isSecure(request) ? `__Host-${name}` : name
}

/** Returns the cookie half of the session, as the browser sent it. */
export function sessionCookie(request: FastifyRequest): string | undefined {
  const value = request.cookies[sessionCookieName(request)]
  return value !== undefined && tokenPattern.test(value) ? value : undefined
}

/** Returns the hashes of both halves of a session, or of a supplier view; undefined if one is missing or malformed. */
export function sessionHalves(request: FastifyRequest): { token: Buffer; cookie: Buffer } | undefined {
  if (isViewing(request)) return viewHalves(request)
  const cookie = sessionCookie(request)
  const token = request.headers['session-token']
  if (cookie === undefined || typeof token !== 'string' || !tokenPattern.test(token)) return undefined
  return { token: hashOf(token), cookie: hashOf(cookie) }
}

/** Returns the branch account of the header `selected-account`: null for all of them, undefined if malformed. */
export function selectedAccount(request: FastifyRequest): number | null | undefined {
  const header = request.headers['selected-account']
  if (header === undefined || header === '') return null
  if (typeof header !== 'string' || !/^[1-9]\d{0,9}$/.test(header)) return undefined
  const account = Number(header)
  return account <= 2_147_483_647 ? account : undefined
}

/** Sets the cookie half; scripts cannot read it and other sites cannot send it. */
export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  value: string,
  seconds: number,
): void {
  void reply.setCookie(sessionCookieName(request), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(request),
    maxAge: seconds,
  })
}

/** Clears the cookie half. */
export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  setSessionCookie(request, reply, '', 0)
}
