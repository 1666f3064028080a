import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { configuredAddress } from '../../../core/http/log/secrets.ts'
import { findVisitedCompany, hostOf } from '../../../core/http/visited-company.ts'

/** The address for which passkeys are made and asked: its host, and the origin that a browser signs. */
export interface RelyingParty {
  id: string
  origin: string
}

/**
 * The portal's address as passkeys know it: the host of a request where a company claims it or the operator put the
 * portal there, never what a request just calls its host. Undefined where browsers make no passkeys: at a number, or
 * without TLS other than on this machine.
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
