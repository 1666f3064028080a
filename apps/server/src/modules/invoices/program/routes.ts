import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  downloadAcceptedFile,
  listAcceptedInvoices,
  takeAcceptedInvoices,
} from '@enlace/contract/invoices/program/calls.ts'
import type { AcceptedInvoice } from '@enlace/contract/invoices/program/schemas.ts'
import { serveProgram, serveProgramFile } from '../../../core/http/program/serve-program.ts'
import { presentMatch } from '../shown/match-present.ts'
import type { KeptInvoice } from '../shown/queries.ts'
import type { MunicipalRates } from '../intake/queries.ts'
import { presentSupportingData } from './supporting-present.ts'
import { takeInvoices } from './commands.ts'
import { findAccepted, findAcceptedFile, type ForErp } from './queries.ts'

/** Binds what an ERP asks about handed-in invoices with its key. */
export function invoiceProgramRoutes(app: FastifyInstance): void {
  const { storage } = app.service

  serveProgram(app, listAcceptedInvoices, async ({ db, key, query }) => {
    const { forErp, kept, rules } = await findAccepted(db, key, query)
    return {
      invoices: forErp.flatMap((one) =>
        kept.filter(({ id }) => id === one.id).map((row) => presentAccepted(row, one, rules)),
      ),
      next: forErp.at(-1)?.cursor ?? query.after ?? null,
    }
  })

  serveProgram(app, takeAcceptedInvoices, async ({ db, key, body, request }) => ({
    taken: await takeInvoices(db, key, request.ip, body.ids),
  }))

  serveProgramFile(app, downloadAcceptedFile, async ({ db, key, params }) => {
    const file = await findAcceptedFile(db, key.scope, params.id)
    if (!file) throw new Problem('document-not-found')
    return { name: file.name, mediaType: file.media_type, body: () => storage.get(file.storage_key) }
  })
}

function presentAccepted(row: KeptInvoice, forErp: ForErp, rates: MunicipalRates): AcceptedInvoice {
  const { id, radicado, radicada_at, decidida_at } = row
  if (radicado === null || radicada_at === null || decidida_at === null)
    throw new Error(`The accepted invoice ${id} was never handed in`)
  return {
    id,
    radicado,
    radicada_at,
    aceptada_at: decidida_at,
    regla: row.regla,
    numero: row.numero,
    cufe: row.cufe,
    moneda: row.moneda,
    valor_total: row.valor_total,
    version_documento: row.version_documento,
    proveedor: forErp.proveedor,
    sucursal: forErp.sucursal,
    orden_erp_key: forErp.orden_erp_key,
    documento: row.documento,
    documento_soporte: presentSupportingData(row, rates, new Date(radicada_at)),
    soportes: row.soportes,
    match: presentMatch(row),
    archivos: row.archivos,
    tomada_at: forErp.tomada_at,
  }
}
