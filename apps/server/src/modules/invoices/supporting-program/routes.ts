import type { FastifyInstance } from 'fastify'
import {
  getSupplierRequirements,
  handInSupportingBySupplier,
} from '@enlace/contract/invoices/supporting-program/calls.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { readTexts } from '@enlace/contract/invoices/texts.ts'
import { serveSupplierProgram } from '../../../core/http/program/serve-supplier-program.ts'
import { isAnnex, once } from '../supplier-program/commands.ts'
import { actingOf, requestOf, told } from '../supplier-program/routes.ts'
import { handInSupporting } from './commands.ts'
import { readRequirements } from './queries.ts'

/** Binds the cuentas de cobro of a supplier's program. */
export function supportingProgramRoutes(app: FastifyInstance): void {
  const { service } = app

  serveSupplierProgram(app, handInSupportingBySupplier, async (asked) => {
    const { files, body } = asked
    if (!files.every(isAnnex)) throw new Problem('file-refused', {}, { archivo: readTexts.annexOnly })
    const acting = actingOf(service, asked)
    const request = requestOf(asked, JSON.stringify(body))
    const done = await once(acting, request, () => handInSupporting(acting, body.cuenta, files))
    return told(acting, asked.reply, done)
  })

  serveSupplierProgram(app, getSupplierRequirements, ({ db, key }) =>
    db.transaction(key.scope, readRequirements),
  )
}
