import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  correctBySupplier,
  downloadOwnAcknowledgement,
  getOwnInvoice,
  handInBySupplier,
  listOwnInvoices,
} from '@enlace/contract/invoices/supplier-program/calls.ts'
import type { HandedFiles } from '@enlace/contract/invoices/supplier-program/schemas.ts'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { readTexts } from '@enlace/contract/invoices/texts.ts'
import { readIdempotencyKey } from '../../../core/http/program/idempotency-key.ts'
import {
  type AskedBySupplier,
  serveSupplierProgram,
  serveSupplierProgramFile,
} from '../../../core/http/program/serve-supplier-program.ts'
import type { Service } from '../../../core/http/service.ts'
import { countRows } from '../../../core/list/present.ts'
import { readRules } from '../intake/queries.ts'
import { presentInvoice } from '../shown/present.ts'
import { findInvoices, findWholeIn } from '../shown/queries.ts'
import { acknowledgementFile } from '../supplier/acknowledgement.ts'
import type { Acting } from '../supplier/commands.ts'
import { detailOf } from '../supplier/routes.ts'
import { correctFiles, handInFiles, once, type Outcome } from './commands.ts'

/** Binds what a supplier's program does with its own key. */
export function supplierInvoiceProgramRoutes(app: FastifyInstance): void {
  const { service } = app

  serveSupplierProgram(app, handInBySupplier, async (asked) => {
    const { files } = asked
    if (files.length === 0) throw new Problem('file-refused', {}, { archivo: readTexts.noFiles })
    const acting = actingOf(service, asked)
    return told(
      acting,
      asked.reply,
      await once(acting, requestOf(asked, ''), () => handInFiles(acting, files)),
    )
  })

  serveSupplierProgram(app, correctBySupplier, async (asked) => {
    const { files, params } = asked
    const acting = actingOf(service, asked)
    const request = requestOf(asked, params.id)
    return told(
      acting,
      asked.reply,
      await once(acting, request, () => correctFiles(acting, params.id, files)),
    )
  })

  serveSupplierProgram(app, listOwnInvoices, async ({ db, key, query }) => {
    const { rows, groups } = await findInvoices(db, key.scope, query)
    const { status } = query
    return {
      invoices: rows,
      total: countRows(groups.filter(({ estado }) => !status?.length || status.includes(estado))),
    }
  })

  serveSupplierProgram(app, getOwnInvoice, ({ db, key, params }) => detailOf(db, key.scope, params.id))

  serveSupplierProgramFile(app, downloadOwnAcknowledgement, ({ key, params }) =>
    acknowledgementFile(service, key.scope, params.id),
  )
}

type Files = Pick<AskedBySupplier<AnyCall>, 'key' | 'request' | 'files'>

export const actingOf = (service: Service, { key, request }: Files): Acting => ({
  service,
  scope: key.scope,
  address: request.ip,
  program: key.actor,
})

export const requestOf = ({ request, files }: Files, about: string) => ({
  requestKey: readIdempotencyKey(request.headers['idempotency-key']),
  about,
  files,
})

/** The files of a request with their invoices as they are now. */
export async function told(
  { service, scope }: Acting,
  reply: FastifyReply,
  { outcomes, isReplayed }: { outcomes: Outcome[]; isReplayed: boolean },
): Promise<HandedFiles> {
  if (isReplayed) void reply.header('idempotent-replayed', 'true')
  const now = new Date()
  return service.db.transaction(scope, async (tx) => {
    const rules = await readRules(tx)
    const rows = await findWholeIn(tx, [...new Set(outcomes.flatMap(({ ids }) => ids))])
    return {
      archivos: outcomes.map(({ ids, ...outcome }) => ({
        ...outcome,
        facturas: rows.filter(({ id }) => ids.includes(id)).map((row) => presentInvoice(row, rules, now)),
      })),
    }
  })
}
