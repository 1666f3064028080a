import type { FastifyInstance } from 'fastify'
import { buffer } from 'node:stream/consumers'
import { fill } from '@enlace/contract/core/fill'
import { fileFaultTexts } from '@enlace/contract/core/file-texts'
import { Problem } from '@enlace/contract/core/problems'
import type { AnyCall } from '@enlace/contract/core/call'
import type { ReconcileFields } from '@enlace/contract/features/account-statements/reconcile-schemas'
import {
  exportReconciliation,
  reconcileStatement,
} from '@enlace/contract/features/account-statements/reconcile-calls'
import { gridFaultTexts, reconcileTexts } from '@enlace/contract/features/account-statements/reconcile-texts'
import { xlsx } from '@enlace/documents/xlsx'
import { todayInBogota } from '@enlace/domain/calendar-date'
import { invoiceKeys } from '@enlace/domain/invoice-number'
import { GridFault } from '@enlace/importer/core/grid'
import { findOwnTable } from '@enlace/importer/features/account-statements/own-columns-map'
import { readUploadedTable } from '@enlace/importer/read-uploaded-table'
import { serve, type Received } from '../../core/http/serve.ts'
import type { Storage } from '../../core/storage/storage.ts'
import { compareAll, invoiceOf, presentReconciliation, readTable } from './reconcile-present.ts'
import { findCompared } from './reconcile-queries.ts'
import { reconciliationSheet } from './reconcile-sheet-present.ts'

/** The key under which the file comes. */
const fileField = 'archivo'

/** The comparison of a supplier's own list with the company's invoices. The file goes with the request that brought it. */
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
  // Who asks is known before anything is read for them, also where no file came.
  await db.context(scope)
  const [file] = files
  if (file === undefined) throw refused(fileFaultTexts.empty, reconcileTexts.file)
  const table = await readFile(storage, file)
  const reading = readTable(table, body)
  const keys = new Set(reading.lines.flatMap(({ numero }) => invoiceKeys(numero)))
  const rows = await findCompared(db, scope, [...keys])
  return { name: file.name, table, reading, comparisons: compareAll(reading, rows) }
}

/** @throws Problem `file-refused` where the file is no table that can be read. */
async function readFile(storage: Storage, { storageKey, name }: { storageKey: string; name: string }) {
  try {
    const table = findOwnTable(await readUploadedTable(await buffer(await storage.get(storageKey))))
    if (table) return table
  } catch (fault) {
    if (fault instanceof GridFault) throw refused(gridFaultTexts[fault.code], name)
    throw fault
  }
  throw refused(gridFaultTexts.empty, name)
}

const refused = (text: string, name: string) =>
  new Problem('file-refused', {}, { [fileField]: fill(text, { name }) })
