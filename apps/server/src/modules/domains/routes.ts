import type { FastifyInstance } from 'fastify'
import {
  askDomainProof,
  checkDomainProof,
  forgetDomain,
  listDomains,
} from '@enlace/contract/domains/calls.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { authorOf, staffAuthor } from '../../core/desk/author.ts'
import { checkProofNow } from './check.ts'
import { askProof, forget } from './commands.ts'
import { presentDomain } from './present.ts'
import { findDomains } from './queries.ts'

/** Binds the domains that a company proves by a TXT record. */
export function domainRoutes(app: FastifyInstance): void {
  const { db } = app.service
  const read = async (scope: Scope) => ({ domains: (await findDomains(db, scope)).map(presentDomain) })

  serve(app, listDomains, ({ scope }) => read(scope))

  serve(app, askDomainProof, async ({ scope, request, body }) => {
    const author = await staffAuthor(request, scope)
    await db.transaction(scope, (tx) => askProof(tx, body.domain, author))
    return read(scope)
  })

  serve(app, checkDomainProof, async ({ scope, request, params }) => {
    const { company, author } = await authorOf(request, scope)
    const isAsked = await checkProofNow(app.service, { scope, company, author }, params.domain)
    if (!isAsked) throw new Problem('company-not-found')
    return read(scope)
  })

  serve(app, forgetDomain, async ({ scope, request, params }) => {
    const author = await staffAuthor(request, scope)
    await db.transaction(scope, (tx) => forget(tx, params.domain, author))
    return read(scope)
  })
}
