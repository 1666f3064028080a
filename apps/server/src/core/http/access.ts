import type { FastifyRequest } from 'fastify'
import type { AnyCall } from '@enlace/contract/core/call'
import { Problem } from '@enlace/contract/core/problems'
import { rolesFor } from '@enlace/domain/access'
import { Scope } from '@enlace/database/scope'
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
        stepUp: call.stepUp === true ? 'everybody' : call.stepUp,
      })
    }
    case 'staff': {
      const halves = sessionHalves(request)
      if (!halves) throw new Problem('session-missing')
      return Scope.ofStaffMember({
        ...halves,
        roles: rolesFor(access, call.method === 'GET' ? 'read' : 'write'),
        renews: call.isBackground !== true,
        isSteppedUp: call.stepUp === true,
      })
    }
    case 'system':
      throw new Problem('session-missing')
  }
}
