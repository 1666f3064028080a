import type { FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { findVisitedCompany, hostOf } from '../../../core/http/visited-company.ts'
import { linkTo } from '../../../core/mail/links.ts'
import type { PersonMembership } from '../session/queries.ts'

/**
 * Returns a predicate for memberships whose company is not reached at this request's host: a company with hosts at
 * those, others at any unclaimed host.
 */
export async function elsewhereFrom(
  request: FastifyRequest,
): Promise<(membership: Pick<PersonMembership, 'hosts'>) => boolean> {
  const host = hostOf(request)
  const isClaimed = (await findVisitedCompany(request))?.isClaimed === true
  return ({ hosts }) => (hosts.length > 0 ? !hosts.includes(host) : isClaimed)
}

/**
 * Returns the address of a company's portal at its own host, or at the operator's, never at the request's host.
 * @throws Problem `company-mismatch` if another company claims the operator's.
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
