import type { FastifyRequest } from 'fastify'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Access } from '@enlace/domain/access.ts'
import { rolesFor } from '@enlace/domain/staff-access.ts'
import type { StaffRole } from '@enlace/domain/staff-roles.ts'
import { Scope } from '@enlace/database/scope.ts'
import { selectedAccount, sessionHalves } from './credentials.ts'
import { findVisitedCompany } from './visited-company.ts'

/**
 * Opens nothing: not every visitor's call needs the company of its address, and one that does fails because there is
 * none.
 */
const noCompany = 0

/**
 * Creates the scope of a call from its access and the request: the public company for a visitor, the claims of the
 * session for a supplier. The database verifies it with the first statement, or refuses the whole batch. @throws
 * Problem `session-missing`, `account-foreign`.
 */
export async function scopeOf(call: AnyCall, request: FastifyRequest): Promise<Scope> {
  const { access } = call
  switch (access.actor) {
    case 'visitor':
      return Scope.ofVisitor((await findVisitedCompany(request))?.company ?? noCompany)
    case 'supplier':
    case 'master': {
      const halves = sessionHalves(request)
      if (!halves) throw new Problem('session-missing')
      const account = selectedAccount(request)
      if (account === undefined) throw new Problem('account-foreign')
      return Scope.ofSupplier({
        ...halves,
        account,
        module: access.module ?? null,
        needsMaster: access.actor === 'master',
        renews: call.isBackground !== true,
        changes: call.method !== 'GET' && call.isForReaders !== true,
        isBeforeAcceptance: call.isBeforeAcceptance === true,
        stepUp: stepUpOf(call),
      })
    }
    case 'staff': {
      const halves = sessionHalves(request)
      if (!halves) throw new Problem('session-missing')
      return Scope.ofStaffMember({
        ...halves,
        roles: rolesThatMayCall(call, access),
        renews: call.isBackground !== true,
        stepUp: stepUpOf(call),
        ownSignIn: call.ownSignIn === true,
      })
    }
    case 'program':
    case 'system':
      throw new Problem('session-missing')
  }
}

/** Who must have authenticated recently before a call. */
const stepUpOf = ({ stepUp }: AnyCall) => (stepUp === true ? 'everybody' : stepUp)

/**
 * The staff roles that may make a call: read access is enough for calls that change nothing or only the user's own
 * data.
 */
export function rolesThatMayCall(
  { method, isForReaders }: AnyCall,
  access: Extract<Access, { actor: 'staff' }>,
): readonly StaffRole[] {
  return rolesFor(access, method === 'GET' || isForReaders === true ? 'read' : 'write')
}
