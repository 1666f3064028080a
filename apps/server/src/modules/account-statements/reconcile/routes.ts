import type { FastifyInstance } from 'fastify'
import { buffer } from 'node:stream/consumers'
import { fill } from '@enlace/contract/core/fill.ts'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import type { ReconcileFields } from '@enlace/contract/account-statements/reconcile/schemas.ts'
import {
  exportReconciliation,
  reconcileStatement,
} from '@enlace/contract/account-statements/reconcile/calls.ts'
import { reconcileTexts } from '@enlace/contract/account-statements/reconcile/texts.ts'
import { xlsx } from '@enlace/documents/xlsx.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { invoiceKeys } from '@enlace/domain/invoice-number.ts'
import { findInvoiceTable } from '@enlace/importer/features/account-statements/own-columns-map.ts'
import { serve, type Received } from '../../../core/http/serve/serve.ts'
import { readOwnFile } from '../../../core/tables/read-file.ts'
import type { Storage } from '../../../core/storage/storage.ts'
import { askerOf } from '../../../core/turns/asker.ts'
import { compareAll, invoiceOf, presentReconciliation, readTable } from './present.ts'
import { findCompared } from './queries.ts'
import { reconciliationSheet } from './sheet-present.ts'

/** Binds the comparison of a supplier's own list with the company's invoices. The file is deleted with its request. */
export function reconcileRoutes(app: FastifyInstance): void {
  const { storage } = app.service

  serve(app, reconcileStatement, async (received) => {
    const { name, table, reading, comparisons } = await compareFile(storage, received)
    return presentReconciliation(name, table, reading, comparisons)
  })

  serve(app, exportReconciliation, async (received) => {
    const { name, reading, comparisons } = await compareFile(storage, received)
    const now = new Date()
    const today = todayInBogota(now)
    const sheet = reconciliationSheet({ archivo: name, today }, comparisons.map(invoiceOf), reading.unread)
    const bytes = await buffer(xlsx(sheet, reconcileTexts.title, now))
    return { name: fill(reconcileTexts.workbookName, { fecha: today }), base64: bytes.toString('base64') }
  })
}

type Sent = Pick<Received<AnyCall>, 'db' | 'scope' | 'files'> & { body: ReconcileFields }

async function compareFile(storage: Storage, { db, scope, body, files }: Sent) {
  // The scope is verified before anything is read, also if no file came.
  const asker = askerOf(await db.context(scope))
  const { name, table } = await readOwnFile(storage, asker, files, reconcileTexts.file, findInvoiceTable)
  const reading = readTable(table, body)
  const keys = new Set(reading.lines.flatMap(({ numero }) => invoiceKeys(numero)))
  const rows = await findCompared(db, scope, [...keys])
  return { name, table, reading, comparisons: compareAll(reading, rows) }
}
