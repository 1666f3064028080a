import type { FastifyRequest } from 'fastify'

/** The form of every half of a session. */
export const tokenPattern = /^[\w-]{43}$/

/** The configured address of the origin that a request came to. */
export function configuredAddress(request: FastifyRequest): string {
  const { audience, settings } = request.server.service
  return audience === 'backoffice' ? settings.backofficeUrl : settings.publicUrl
}

/** Whether people reach this server by TLS, told by the request or by the configured address. */
export function isSecure(request: FastifyRequest): boolean {
  return request.protocol === 'https' || configuredAddress(request).startsWith('https:')
}
