import { BillRefusal, type BillFile } from '@enlace/connectors/core/bill.ts'
import { ConnectorFault, type ConnectorFaultReason } from '@enlace/connectors/core/fault.ts'
import type { HttpPolicy } from '@enlace/connectors/core/http-client.ts'
import type { Connector } from '@enlace/connectors/core/record.ts'
import { billTexts } from '@enlace/contract/connections/bills/texts.ts'
import { connectionTexts } from '@enlace/contract/connections/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { JobService } from '../../../core/jobs/task.ts'
import { readAgain } from '../../../core/storage/read-documents.ts'
import { readStored } from '../../../core/storage/read-stored.ts'
import { companyAsker } from '../../../core/turns/asker.ts'
import { openConnector, openSecret } from '../open.ts'
import { findConnection, type ConnectionRow } from '../queries.ts'
import { billOf } from './bill-of.ts'
import { claimInvoice, holdBills, keepPending, keepWritten, releaseBills } from './commands.ts'
import { describeBillFault } from './describe.ts'
import { findBillSettings, findDueInvoice, type BillSettingsRow, type DueInvoice } from './queries.ts'

/** The parameters of a run. */
export interface BillRun {
  company: number
  connection: string
  /** The same id when an interrupted run is repeated. */
  runner: string
  signal?: AbortSignal
}

/** Shorter than for reading: one invoice is done within the time that the run holds the connection. */
const policy: Partial<HttpPolicy> = { timeoutMilliseconds: 30_000, retries: 1 }

/** The faults after which a bill may have been written. */
const unsure = new Set<ConnectorFaultReason>([
  'time-out',
  'connection-lost',
  'redirected',
  'status-refused',
  'answer-unreadable',
  'answer-too-large',
  'erp-fault',
])

type Service = Pick<JobService, 'db' | 'settings' | 'keys' | 'storage'>

/** What a run works with. */
interface Open {
  scope: Scope
  connection: ConnectionRow
  settings: BillSettingsRow
  connector: Connector
}

/**
 * Writes accepted invoices that the ERP has not acknowledged as drafts of vendor bills, the oldest first. `busy` if
 * another run does.
 */
export async function writeBills(service: Service, run: BillRun): Promise<'done' | 'busy'> {
  const { db, settings: installation, keys } = service
  const scope = Scope.ofStaff(run.company)
  const connection = await findConnection(db, scope, run.connection)
  const settings = await findBillSettings(db, scope, run.connection)
  if (!connection?.is_on || !settings?.is_on) return 'done'
  if (!(await holdBills(db, scope, connection.id, run.runner))) return 'busy'
  const secret = openSecret(keys, run.company, connection.sealed_secret)
  // The pull of the connection says so.
  if (secret !== undefined) {
    const connector = await openConnector(installation, connection, secret, {
      policy,
      ...(run.signal ? { signal: run.signal } : {}),
    })
    await writeAll(service, run, { scope, connection, settings, connector }).finally(() => connector.close())
  }
  await releaseBills(db, scope, connection.id, run.runner)
  return 'done'
}

async function writeAll(service: Service, run: BillRun, open: Open): Promise<void> {
  const { scope, connection } = open
  let last: DueInvoice | undefined
  for (;;) {
    run.signal?.throwIfAborted()
    const invoice = await findDueInvoice(service.db, scope, connection.id, last)
    if (invoice === undefined || !(await holdBills(service.db, scope, connection.id, run.runner))) return
    if (!(await writeOne(service, open, run, invoice))) return
    last = invoice
  }
}

/** Writes one invoice, or notes why it is not written. False if the ERP cannot be asked for others. */
async function writeOne(service: Service, open: Open, run: BillRun, invoice: DueInvoice): Promise<boolean> {
  const { db } = service
  const { scope, connection, settings, connector } = open
  const of = { connection, invoice }
  if (!(await claimInvoice(db, scope, of))) return true
  const bill = await prepare(service, run.company, invoice)
  if (bill === undefined) {
    await keepPending(db, scope, of, { reason: billTexts.noDocument, isUnsure: false })
    return true
  }
  try {
    const written = await connector.writeBill(bill, billSettings(settings), () => filesOf(service, invoice))
    const actor = fill(connectionTexts.actor, { nombre: connection.nombre })
    await keepWritten(db, scope, of, written, { actor })
    return true
  } catch (fault) {
    run.signal?.throwIfAborted()
    if (!(fault instanceof BillRefusal || fault instanceof ConnectorFault)) throw fault
    const isUnsure = fault instanceof ConnectorFault && unsure.has(fault.reason)
    await keepPending(db, scope, of, { reason: describeBillFault(fault, connection.system), isUnsure })
    return fault instanceof BillRefusal || fault.isOfKind || fault.reason === 'erp-fault'
  }
}

/** Reads the stored document again; undefined if it is none. */
async function prepare({ storage }: Service, company: number, invoice: DueInvoice) {
  const original = invoice.archivos.find(({ clase }) => clase === 'original')
  if (original === undefined) return undefined
  const read = await readAgain(
    { storage, asker: companyAsker(company) },
    { name: original.name, storage_key: original.storage_key },
  )
  const lines = (invoice.lineas ?? []).flatMap(({ linea, linea_orden: at }) =>
    at === null ? [] : [[linea, at] as const],
  )
  const {
    id,
    radicado,
    numero,
    nit,
    dv,
    proveedor: nombre,
    proveedor_erp: erpId,
    orden_erp: ordenErpId,
  } = invoice
  return (
    read &&
    billOf(read.document, {
      id,
      radicado: radicado ?? '',
      numero,
      proveedor: { nit, dv, nombre, erpId },
      ordenErpId,
      lineas: new Map(lines),
    })
  )
}

/** The files of an invoice by names that differ. */
async function filesOf({ storage }: Service, { archivos }: DueInvoice): Promise<BillFile[]> {
  const files: BillFile[] = []
  for (const { name, media_type: mediaType, storage_key: key } of archivos) {
    const isTaken = files.some((one) => one.name === name)
    const bytes = await readStored(storage, key)
    files.push({ name: isTaken ? `${files.length + 1}-${name}` : name, mediaType, bytes })
  }
  return files
}

/** The choices of a connection as its connector takes them. */
export const billSettings = (row: Omit<BillSettingsRow, 'is_on'>) => ({
  expenseAccount: row.expense_account,
  taxAccount: row.tax_account,
  roundingAccount: row.rounding_account,
  item: row.item,
})
