import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { configuredAddress } from '../../../core/http/log/secrets.ts'
import { findVisitedCompany, hostOf } from '../../../core/http/visited-company.ts'

/** The WebAuthn relying party: its host, and the origin that a browser signs. */
export interface RelyingParty {
  id: string
  origin: string
}

/**
 * Returns the relying party of the portal: the request's host only if a company claims it or the operator configured
 * it, since the header is untrusted. Undefined where browsers create no passkeys: at an IP address, or without TLS
 * except on this machine.
 */
export async function relyingParty(request: FastifyRequest): Promise<RelyingParty | undefined> {
  const address = new URL(configuredAddress(request))
  const host = hostOf(request)
  if (host !== address.hostname) {
    if (request.server.service.audience === 'backoffice') return undefined
    if ((await findVisitedCompany(request))?.isClaimed !== true) return undefined
    address.hostname = host
  }
  const isLocal = host === 'localhost' || host.endsWith('.localhost')
  if (isIP(host.replace(/^\[|\]$/g, '')) > 0 || (address.protocol !== 'https:' && !isLocal)) return undefined
  return { id: host, origin: address.origin }
}
