import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { plainHost } from '@enlace/domain/host-name.ts'
import { hostOf } from '../visited-company.ts'

/** Local names of this machine, for monitoring and for trying it out. */
const ofMachine = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

/** Paths that are served for any host: monitoring and the check of a host. */
const anywhere = /^\/(health|ready|host-check)(\/|\?|$)/

/**
 * Refuses requests to the portal under an unknown host if the operator configured an address: anyone could point a name
 * here, and would get pages and cookies. Programs send no cookie and may use any host.
 */
export async function refuseUnknownHost(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { audience, settings, visited } = request.server.service
  if (audience !== 'portal' || !settings.isPublicUrlSet || anywhere.test(request.url)) return
  const actor = request.routeOptions.config.call?.access.actor
  if (actor === 'system' || actor === 'program') return
  const host = hostOf(request)
  const own = [settings.publicUrl, settings.apiUrl, settings.frontGatewayUrl].filter((url) =>
    URL.canParse(url),
  )
  if (ofMachine.test(host) || own.some((url) => plainHost(new URL(url).hostname) === host)) return
  if ((await visited.find(host, null))?.isClaimed === true) return
  const problem = new Problem('unknown-host')
  if (request.routeOptions.config.call !== undefined) throw problem
  void reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(problem.text)
}
