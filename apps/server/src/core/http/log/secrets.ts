import type { FastifyRequest } from 'fastify'

/** The format of each half of a session. */
export const tokenPattern = /^[\w-]{43}$/

/** Returns the configured address of the origin of a request. */
export function configuredAddress(request: FastifyRequest): string {
  const { audience, settings } = request.server.service
  return audience === 'backoffice' ? settings.backofficeUrl : settings.publicUrl
}

/** Whether this server is reached by TLS, according to the request or the configured address. */
export function isSecure(request: FastifyRequest): boolean {
  return request.protocol === 'https' || configuredAddress(request).startsWith('https:')
}
