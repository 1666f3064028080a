import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  getSupportingPermission,
  setSupportingPermission,
} from '@enlace/contract/invoices/permission/calls.ts'
import { authorOf } from '../../../core/desk/author.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { setPermission } from './commands.ts'
import { findPermission } from './queries.ts'

/** Which suppliers may send cuentas de cobro, where the company has its own word about one. */
export function supportingPermissionRoutes(app: FastifyInstance): void {
  const { db } = app.service

  serve(app, getSupportingPermission, async ({ scope, params: { id } }) => {
    const found = await db.transaction(scope, (tx) => findPermission(tx, id))
    if (!found) throw new Problem('supplier-not-found')
    return found
  })

  serve(app, setSupportingPermission, async ({ scope, request, params: { id }, body: { abierta } }) => {
    const { author } = await authorOf(request, scope)
    const found = await setPermission(db, scope, { id, abierta, author })
    if (!found) throw new Problem('supplier-not-found')
    return found
  })
}
