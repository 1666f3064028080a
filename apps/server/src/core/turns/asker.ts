import type { FastifyRequest } from 'fastify'
import type { OpenedScope } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { networkOf } from './network.ts'
import type { Asker } from './fair-turns.ts'

/** Whose work it is: a supplier's with all of its people, or one person's of the staff. */
export function askerOf({ company_id, third_party_id, identity_id }: OpenedScope): Asker {
  // The staff's scope has no supplier.
  const isSupplier = typeof third_party_id === 'number'
  return { company: company_id, party: isSupplier ? `supplier:${third_party_id}` : `person:${identity_id}` }
}

/** A visitor's work is its network's. */
export function visitingAsker(request: FastifyRequest, scope: Scope): Asker {
  return { company: scope.company ?? 0, party: `network:${networkOf(request.ip)}` }
}

/** Work of the company as such: what its command line or the product itself brings. */
export const companyAsker = (company: number): Asker => ({ company, party: 'company' })
