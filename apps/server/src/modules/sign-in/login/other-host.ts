import type { FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { findVisitedCompany, hostOf } from '../../../core/http/visited-company.ts'
import { linkTo } from '../../../core/mail/links.ts'
import type { PersonMembership } from '../session/queries.ts'

/**
 * Tells of a membership whether its company is reached at another host than this request's: at its own where it claims
 * some, else at any that no company claims.
 */
export async function elsewhereFrom(
  request: FastifyRequest,
): Promise<(membership: Pick<PersonMembership, 'hosts'>) => boolean> {
  const host = hostOf(request)
  const isClaimed = (await findVisitedCompany(request))?.isClaimed === true
  return ({ hosts }) => (hosts.length > 0 ? !hosts.includes(host) : isClaimed)
}

/**
 * The address of a company's portal at its own host, or where the operator put the portal; what a request called its
 * host is never part of it. @throws Problem `company-mismatch` where another company claims the operator's.
 */
export async function addressOf(
  request: FastifyRequest,
  { company, hosts }: Pick<PersonMembership, 'company' | 'hosts'>,
  route: `/${string}`,
): Promise<URL> {
  const { settings, visited } = request.server.service
  const address = new URL(linkTo(settings.publicUrl, hosts, route))
  const there = await visited.find(address.hostname, company)
  if (there?.company !== company) throw new Problem('company-mismatch', { company })
  return address
}
