import type { FastifyInstance } from 'fastify'
import { viewAsSupplierUser } from '@enlace/contract/suppliers/users/calls.ts'
import { viewToken } from '@enlace/domain/view-token.ts'
import { randomToken } from '../../core/keys/keys.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { hostOf } from '../../core/http/visited-company.ts'
import { findCompanyHosts } from '../../core/mail/queries.ts'
import { browserSeen, addressOf, beginView } from '../sign-in/index.ts'

/** Viewing the portal as a supplier's user: creates the one-time link. */
export function supplierViewRoutes(app: FastifyInstance): void {
  const { db } = app.service

  serve(app, viewAsSupplierUser, async ({ scope, request, params }) => {
    const { company_id: company } = await db.context(scope)
    const code = viewToken(randomToken())
    const hosts = await findCompanyHosts(db, company)
    const address = await addressOf(request, { company, hosts: [...hosts] }, `/hand-over/${code}`)
    await beginView(db, scope, {
      party: params.id,
      membership: params.user,
      code,
      host: address.hostname,
      leftHost: hostOf(request),
      origin: request.ip,
      browser: browserSeen(request),
    })
    return { address: address.href }
  })
}
