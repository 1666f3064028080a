import type { FastifyRequest } from 'fastify'
import type { AnyCall } from '@enlace/contract/core/call'
import { Problem } from '@enlace/contract/core/problems'
import { Scope } from '@enlace/database/scope'
import { selectedAccount, sessionHalves } from './credentials.ts'
import { visitedCompany } from './visited-company.ts'

/**
 * Makes the scope of a call from its access and the request: the company's public face for a visitor, what the
 * session must prove for a supplier. The database opens it with the first statement, or refuses the whole batch.
 * @throws Problem `session-missing`, `account-foreign`, `company-not-found`.
 */
export async function scopeOf(call: AnyCall, request: FastifyRequest): Promise<Scope> {
  const { access } = call
  switch (access.actor) {
    case 'visitor':
      return Scope.ofVisitor((await visitedCompany(request)).company)
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
      })
    }
    case 'staff':
    case 'system':
      throw new Problem('session-missing')
  }
}
