import type { FastifyRequest } from 'fastify'
import type { OpenedScope } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { networkOf } from './network.ts'
import type { Asker } from './fair-turns.ts'

/** Returns the party of a scope: a supplier with all of its people, or one member of the staff. */
export function askerOf({ company_id, third_party_id, identity_id }: OpenedScope): Asker {
  // A staff scope has no supplier.
  const isSupplier = typeof third_party_id === 'number'
  return { company: company_id, party: isSupplier ? `supplier:${third_party_id}` : `person:${identity_id}` }
}

/** Returns the party of a visitor: its network. */
export function visitingAsker(request: FastifyRequest, scope: Scope): Asker {
  return { company: scope.company ?? 0, party: `network:${networkOf(request.ip)}` }
}

/** The party of the company itself: work from the command line or the product. */
export const companyAsker = (company: number): Asker => ({ company, party: 'company' })
