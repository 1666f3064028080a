import type { FastifyInstance, FastifyRequest } from 'fastify'
import { viewAsSupplier } from '@enlace/contract/suppliers/calls.ts'
import { viewAsSupplierUser } from '@enlace/contract/suppliers/users/calls.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { viewToken } from '@enlace/domain/view-token.ts'
import { randomToken } from '../../core/keys/keys.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { hostOf } from '../../core/http/visited-company.ts'
import { findCompanyHosts } from '../../core/mail/queries.ts'
import { browserSeen, addressOf, beginView } from '../sign-in/index.ts'

/** Viewing the portal as a supplier, or as one of its users: creates the one-time link. */
export function supplierViewRoutes(app: FastifyInstance): void {
  serve(app, viewAsSupplierUser, ({ scope, request, params }) =>
    linkTo(request, scope, { party: params.id, membership: params.user }),
  )

  serve(app, viewAsSupplier, ({ scope, request, params }) =>
    linkTo(request, scope, { party: params.id, membership: null }),
  )
}

/** @throws DatabaseRefusal `supplier-not-found`, `user-not-joined`. */
async function linkTo(
  request: FastifyRequest,
  scope: Scope,
  seen: { party: number; membership: string | null },
) {
  const { db } = request.server.service
  const { company_id: company } = await db.context(scope)
  const code = viewToken(randomToken())
  const hosts = await findCompanyHosts(db, company)
  const address = await addressOf(request, { company, hosts: [...hosts] }, `/hand-over/${code}`)
  await beginView(db, scope, {
    ...seen,
    code,
    host: address.hostname,
    leftHost: hostOf(request),
    origin: request.ip,
    browser: browserSeen(request),
  })
  return { address: address.href }
}
