import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { sessionCookie } from '../credentials.ts'
import { configuredAddress, isSecure } from '../log/secrets.ts'
import { isSameSecret, type Keys } from '../../keys/keys.ts'

/** The cookie that scripts of the portal read, and the header that returns its value. */
export const antiForgery = { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' } as const
/** The back office, which may share a host with the portal on another port, has a cookie of its own. */
export const forgeryCookies = { portal: antiForgery.cookie, backoffice: 'XSRF-TOKEN-STAFF' } as const

/** Returns the name of the cookie for the requested origin. */
export function forgeryCookie({ server }: FastifyRequest): string {
  return forgeryCookies[server.service.audience]
}

/**
 * Sets the anti-forgery cookie for the browser's session, or for the visitor without one, and returns its value. A
 * valid value is kept, so that other tabs still work. `session` is the cookie half that this answer sets, or null if it
 * clears it.
 */
export function issueAntiForgery(
  request: FastifyRequest,
  reply: FastifyReply,
  session: string | null = sessionCookie(request) ?? null,
): string {
  const held = request.cookies[forgeryCookie(request)]
  if (held !== undefined && isGenuine(request, held, session)) return held
  const token = forgeryToken(request.server.service.keys, session)
  void reply.setCookie(forgeryCookie(request), token, {
    path: '/',
    sameSite: 'strict',
    secure: isSecure(request),
  })
  return token
}

/** Creates a value of the anti-forgery cookie for a session's cookie half, or for a visitor. */
export function forgeryToken(keys: Keys, session: string | null): string {
  const nonce = randomBytes(16).toString('base64url')
  return `${nonce}.${keys.derive('anti-forgery', signedText(nonce, session))}`
}

/** Methods that change nothing; browsers send them cross-site. */
const readingMethods = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses a cross-site request that would change something, before its body is read. Other systems sign their requests
 * and may come from anywhere. @throws Problem `forgery-suspected`.
 */
export async function refuseForeignOrigin(request: FastifyRequest): Promise<void> {
  const actor = request.routeOptions.config.call?.access.actor
  // No browser sends a program's key on its own.
  if (actor === 'system' || actor === 'program' || readingMethods.includes(request.method)) return
  if (!isOurOrigin(request)) throw new Problem('forgery-suspected')
}

/**
 * Refuses a request authorised by a cookie without the matching token in cookie and header. @throws Problem
 * `forgery-suspected`.
 */
export function refuseForgery(request: FastifyRequest): void {
  const session = sessionCookie(request)
  if (session === undefined) return
  const held = request.cookies[forgeryCookie(request)]
  const sent = request.headers[antiForgery.header.toLowerCase()]
  if (held === undefined || typeof sent !== 'string' || !isSameSecret(held, sent)) {
    throw new Problem('forgery-suspected')
  }
  if (!isGenuine(request, held, session)) throw new Problem('forgery-suspected')
}

function isOurOrigin(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  // `none` is a direct action of the user; another host of the same site is still another origin.
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  if (origin === undefined) return true
  return ownOrigins(request).includes(origin)
}

/**
 * Returns the site's origins as browsers write them: the configured one, and the requested host. With TLS, only
 * `https`; without any sign of TLS both, because a proxy may terminate it silently.
 */
function ownOrigins(request: FastifyRequest): string[] {
  const schemes = isSecure(request) ? ['https:'] : ['http:', 'https:']
  const asked = schemes.map((scheme) => `${scheme}//${request.host}`).filter((url) => URL.canParse(url))
  return [configuredAddress(request), ...asked].map((url) => new URL(url).origin)
}

function isGenuine(request: FastifyRequest, token: string, session: string | null): boolean {
  const [nonce = '', signature = ''] = token.split('.')
  return request.server.service.keys.isDerived('anti-forgery', signedText(nonce, session), signature)
}

const signedText = (nonce: string, session: string | null) => `${nonce}\0${session ?? ''}`
