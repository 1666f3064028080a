import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { sessionCookie } from '../credentials.ts'
import { configuredAddress, isSecure } from '../log/secrets.ts'
import { isSameSecret } from '../../keys/keys.ts'

/** The cookie that scripts of the portal read, and the header in which they send its value back. */
export const antiForgery = { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' } as const
/** Likewise in the back office, which shares a host's cookies with the portal where only the ports differ. */
const staffCookie = 'XSRF-TOKEN-STAFF'

/** The cookie of the origin that is asked. */
export function forgeryCookie({ server }: FastifyRequest): string {
  return server.service.audience === 'backoffice' ? staffCookie : antiForgery.cookie
}

/**
 * Sets the anti-forgery cookie for this browser's session, or for the visitor where there is none, and answers its
 * value. A value that still fits stays, so that other tabs are not put out. `session` is the cookie half as this
 * answer sets it: null where it takes it away.
 */
export function issueAntiForgery(
  request: FastifyRequest,
  reply: FastifyReply,
  session: string | null = sessionCookie(request) ?? null,
): string {
  const held = request.cookies[forgeryCookie(request)]
  if (held !== undefined && isGenuine(request, held, session)) return held
  const nonce = randomBytes(16).toString('base64url')
  const signature = request.server.service.keys.derive('anti-forgery', signedText(nonce, session))
  const token = `${nonce}.${signature}`
  void reply.setCookie(forgeryCookie(request), token, {
    path: '/',
    sameSite: 'strict',
    secure: isSecure(request),
  })
  return token
}

/** Methods by which nothing changes; a browser sends them from anywhere. */
const readingMethods = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses whatever would change something and tells that another site sent it, before anything is read of it. Other
 * systems sign what they send, and come from where they are.
 * @throws Problem `forgery-suspected`.
 */
export async function refuseForeignOrigin(request: FastifyRequest): Promise<void> {
  const actor = request.routeOptions.config.call?.access.actor
  // No browser sends a program's key by itself.
  if (actor === 'system' || actor === 'program' || readingMethods.includes(request.method)) return
  if (!isOurOrigin(request)) throw new Problem('forgery-suspected')
}

/**
 * Refuses what a cookie authorises without the token of that cookie's owner in cookie and header.
 * @throws Problem `forgery-suspected`.
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
  // `none` is the person's own doing; another host of the same site is another origin all the same.
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  if (origin === undefined) return true
  return ownOrigins(request).includes(origin)
}

/**
 * The origins of the site as browsers write them: the configured one, and the host that was asked. A site that is reached by
 * TLS has none without; where nothing tells of TLS, there may be a proxy in front that does not say so.
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
