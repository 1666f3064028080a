import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { mostSheetRows } from '@enlace/contract/documents/desk/limits.ts'
import {
  askAboutPayment,
  exportReceivedPayments,
  getReceivedPayment,
  listReceivedPaymentRows,
  listReceivedPayments,
  noteRefund,
  withdrawRefund,
} from '@enlace/contract/payments/desk/calls.ts'
import type { AskedPayment, ReceivedPaymentDetail } from '@enlace/contract/payments/desk/schemas.ts'
import { receivedPaymentsTexts as texts } from '@enlace/contract/payments/desk/texts.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { csv } from '@enlace/documents/csv.ts'
import { xlsx } from '@enlace/documents/xlsx.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { groupThousands } from '@enlace/domain/decimal.ts'
import { appendAudit } from '../../../core/http/audit.ts'
import { authorOf } from '../../../core/desk/author.ts'
import { serveFile } from '../../../core/http/serve/serve-file.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import type { Service } from '../../../core/http/service.ts'
import { choicesOf, countRows, countsOf, totalsOf } from '../../../core/list/present.ts'
import { findSlice } from '../../../core/list/queries.ts'
import { portalAddress } from '../../../core/mail/links.ts'
import { readProfile } from '../../company/index.ts'
import { exportMediaTypes } from '../../exports/index.ts'
import { keptTokenOf } from '../intents/links.ts'
import { reconcile, type Reconciled } from '../intents/reconcile.ts'
import { receiptName } from '../receipt-present.ts'
import * as commands from './commands.ts'
import { presentPayment, presentRow, receivedSheet } from './present.ts'
import {
  countReceived,
  findReceivedPayment,
  findReceivedPayments,
  receivedRows,
  streamReceived,
  type ReceivedParts,
} from './queries.ts'

/** Binds the payments that were made to the company: list, file, page, question to the gateway and refunds. */
export function receivedPaymentRoutes(app: FastifyInstance): void {
  const { service } = app

  serve(app, listReceivedPayments, async ({ db, scope, query }) => {
    const { rows, groups, concepts } = await findReceivedPayments(db, scope, query)
    const { status } = query
    return {
      rows: rows.map(presentRow),
      total: countRows(groups.filter(({ estado }) => isIn(status, estado))),
      totals: totalsOf(groups, ['devuelto', 'neto'], status),
      counts: countsOf(groups),
      choices: choicesOf(concepts, ['concepto'], query),
      dataAsOf: null,
    }
  })

  serve(app, listReceivedPaymentRows, async ({ db, scope, query }) => {
    const { rows, next } = await findSlice(db, scope, receivedRows(query), query.after)
    return { rows: rows.map(presentRow), next }
  })

  serveFile(app, exportReceivedPayments, async ({ db, scope, request, query: { format, ...filter } }) => {
    if ((await countReceived(db, scope, filter, mostSheetRows + 1)) > mostSheetRows)
      throw new Problem('export-too-long', { n: groupThousands(String(mostSheetRows)) })
    const { company: id, author } = await authorOf(request, scope)
    const { company } = await readProfile(db, id)
    const moment = new Date()
    const sheet = receivedSheet(company, filter, streamReceived(db, scope, filter), moment)
    return {
      name: fill(texts.file, { fecha: todayInBogota(moment), format }),
      mediaType: exportMediaTypes[format],
      body: async () => {
        await appendAudit(request, {
          company: id,
          ...author,
          action: 'online-payment:exported',
          detail: { formato: format },
        })
        return Readable.from(format === 'csv' ? csv(sheet) : xlsx(sheet, company.nombre, moment), {
          objectMode: false,
        })
      },
    }
  })

  serve(app, getReceivedPayment, ({ scope, params }) => paymentOf(service, scope, params.id))

  serve(app, askAboutPayment, async ({ db, scope, params, request }) => {
    const parts = await partsOf(db, scope, params.id)
    const place = { company_id: parts.company, id: parts.payment.id }
    const reconciled = await reconcile(service, place, request.log)
    return { resultado: resultOf(reconciled, parts), pago: await paymentOf(service, scope, params.id) }
  })

  serve(app, noteRefund, async ({ scope, params, body, request }) => {
    await commands.noteRefund({ service, scope, address: request.ip }, params.id, body)
    return paymentOf(service, scope, params.id)
  })

  serve(app, withdrawRefund, async ({ scope, params, body, request }) => {
    await commands.withdrawRefund({ service, scope, address: request.ip }, params, body)
    return paymentOf(service, scope, params.id)
  })
}

/** What came of the question: without the private key only known transactions can be asked about. */
function resultOf(
  { isUnanswered, gateway }: Reconciled,
  { historia }: ReceivedParts,
): AskedPayment['resultado'] {
  if (isUnanswered) return 'sin_respuesta'
  const isKnown = historia.some(({ transaccion }) => transaccion !== null)
  return gateway?.findsByReference === true || isKnown ? 'al_dia' : 'sin_llave'
}

const isIn = (status: readonly string[] | undefined, estado: string) =>
  status === undefined || status.length === 0 || status.includes(estado)

/** @throws Problem `document-not-found`. */
async function partsOf(db: Service['db'], scope: Scope, id: string): Promise<ReceivedParts> {
  const parts = await findReceivedPayment(db, scope, id)
  if (!parts) throw new Problem('document-not-found')
  return parts
}

async function paymentOf(service: Service, scope: Scope, id: string): Promise<ReceivedPaymentDetail> {
  const parts = await partsOf(service.db, scope, id)
  return presentPayment(parts, await receiptOf(service, parts))
}

/** The address of an approved payment's receipt, as the payer has it. */
async function receiptOf(
  { db, settings, keys }: Service,
  { company, payment }: ReceivedParts,
): Promise<string | null> {
  if (payment.decided_at === null || !paid.has(payment.estado)) return null
  const token = keptTokenOf(keys, payment)
  return `${await portalAddress(db, settings, company)}/payments/receipt/${token}/${receiptName(payment.numero)}`
}

const paid: ReadonlySet<string> = new Set(['aprobada', 'devuelta_en_parte', 'devuelta', 'anulada'])
