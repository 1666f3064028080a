import type { FastifyInstance } from 'fastify'
import { recordIssuedSupporting } from '@enlace/contract/invoices/issued/calls.ts'
import { noteIssuedSupporting } from '@enlace/contract/invoices/issued/program-calls.ts'
import { authorIn } from '../../../core/audit/desk-commands.ts'
import { serveProgramUpload } from '../../../core/http/program/serve-program.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { reviewOf } from '../desk/routes.ts'
import { noteIssue } from './commands.ts'

/** The documento soporte that the company issued, by hand. */
export function issuedDeskRoutes(app: FastifyInstance): void {
  serve(app, recordIssuedSupporting, async ({ scope, request, params: { id }, body: said, files }) => {
    await noteIssue(app.service, scope, {
      id,
      said,
      files,
      authorOf: (tx) => authorIn(tx, request.ip),
      mayReplace: true,
    })
    return reviewOf(request, scope, id)
  })
}

/** The same by the company's ERP, which repeats what it got no answer to. */
export function issuedProgramRoutes(app: FastifyInstance): void {
  serveProgramUpload(app, noteIssuedSupporting, ({ key, request, params: { id }, body: said, files }) =>
    noteIssue(app.service, key.scope, {
      id,
      said,
      files,
      authorOf: () => ({ actor: key.actor, address: request.ip }),
      mayReplace: false,
    }),
  )
}
