import type { FastifyRequest } from 'fastify'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Access } from '@enlace/domain/access.ts'
import { rolesFor } from '@enlace/domain/staff-access.ts'
import type { StaffRole } from '@enlace/domain/staff-roles.ts'
import { Scope } from '@enlace/database/scope.ts'
import { selectedAccount, sessionHalves } from './credentials.ts'
import { findVisitedCompany } from './visited-company.ts'

/** Opens nothing: not every visitor's call needs the company of its address, and one that does hears that there is none. */
const noCompany = 0

/**
 * Makes the scope of a call from its access and the request: the company's public face for a visitor, what the
 * session must prove for a supplier. The database opens it with the first statement, or refuses the whole batch.
 * @throws Problem `session-missing`, `account-foreign`.
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

/** Who must have shown lately who it is before a call. */
const stepUpOf = ({ stepUp }: AnyCall) => (stepUp === true ? 'everybody' : stepUp)

/** The staff who may make a call: to look is enough for what changes nothing, or only one's own things. */
export function rolesThatMayCall(
  { method, isForReaders }: AnyCall,
  access: Extract<Access, { actor: 'staff' }>,
): readonly StaffRole[] {
  return rolesFor(access, method === 'GET' || isForReaders === true ? 'read' : 'write')
}
