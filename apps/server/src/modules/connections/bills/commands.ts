import { sql } from 'kysely'
import type { WrittenBill } from '@enlace/connectors/core/bill.ts'
import { billTexts as texts } from '@enlace/contract/connections/bills/texts.ts'
import type { BillChoices } from '@enlace/contract/connections/bills/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { auditIn, type ActAuthor, type Author } from '../../../core/audit/desk-commands.ts'
import { addJob } from '../../../core/jobs/commands.ts'
import type { ConnectionRow } from '../queries.ts'
import type { DueInvoice } from './queries.ts'

/** The job that writes drafts. */
export const billsTask = 'connection-bills'

/** Minutes for which a run holds a connection without renewing it; one invoice takes less. */
const heldMinutes = 30

/** Minutes before an invoice is tried again, doubled each time. */
const firstPause = 15
const longestPause = 24 * 60

/** Plans the writing of a connection's drafts; a waiting one is moved. */
export async function planBills(
  tx: Pick<Transaction, 'run'>,
  connection: string,
  runAt?: Date,
): Promise<void> {
  await addJob(tx, billsTask, { connection }, { key: connection, ...(runAt ? { runAt } : {}) })
}

/** Plans the writing if the connection writes drafts. */
export async function planBillsIfOn(tx: Pick<Transaction, 'run'>, connection: string): Promise<void> {
  const on = await tx.run(
    sql`select from connection_bills b join connections c on c.company_id = b.company_id and c.id = b.connection_id
      where b.company_id = ${scopeCompany} and b.connection_id = ${connection} and b.is_on and c.is_on`.compile(
      query,
    ),
  )
  if (on.length > 0) await planBills(tx, connection)
}

/** Keeps the choices of a connection, and starts writing if it is on. */
export async function setBillsIn(
  tx: Transaction,
  { id, nombre }: Pick<ConnectionRow, 'id' | 'nombre'>,
  choices: BillChoices,
  author: Author,
): Promise<void> {
  const { activa, cuenta_gasto, cuenta_impuestos, cuenta_redondeo, articulo } = choices
  await tx.run(
    sql`insert into connection_bills (company_id, connection_id, is_on, expense_account, tax_account, rounding_account, item)
      values (${scopeCompany}, ${id}, ${activa}, ${cuenta_gasto}, ${cuenta_impuestos}, ${cuenta_redondeo}, ${articulo})
      on conflict (company_id, connection_id) do update set is_on = excluded.is_on,
        expense_account = excluded.expense_account, tax_account = excluded.tax_account,
        rounding_account = excluded.rounding_account, item = excluded.item`.compile(query),
  )
  // What was missing may be there now.
  await tx.run(
    sql`update submitted_invoice_bills set retry_at = now()
      where company_id = ${scopeCompany} and connection_id = ${id} and state = 'pendiente'`.compile(query),
  )
  await planBillsIfOn(tx, id)
  await auditIn(tx, author, { action: 'connection:bills-set', target: id, detail: { nombre, ...choices } })
}

/** Has an invoice written again soon. @throws Problem `document-not-found` if none waits for that. */
export async function retryDraftIn(tx: Transaction, invoice: string, author: Author): Promise<void> {
  const [row] = await tx.run(
    sql<{
      connection_id: string | null
      numero: string
      conexion: string
    }>`update submitted_invoice_bills d set retry_at = now()
       from submitted_invoices i
      where d.company_id = ${scopeCompany} and d.invoice_id = ${invoice} and d.state = 'pendiente'
        and i.company_id = d.company_id and i.id = d.invoice_id and i.tomada_at is null
      returning d.connection_id, i.numero, d.conexion`.compile(query),
  )
  if (!row) throw new Problem('document-not-found')
  if (row.connection_id !== null) await planBillsIfOn(tx, row.connection_id)
  const detail = { numero: row.numero, conexion: row.conexion }
  await auditIn(tx, author, { action: 'invoice:draft-retried', target: invoice, detail })
}

/** Keeps a connection's writing for a run; false if another run has it, or it is off. */
export async function holdBills(
  db: Database,
  scope: Scope,
  connection: string,
  runner: string,
): Promise<boolean> {
  const held = await db.transaction(scope, (tx) =>
    tx.run(
      sql`update connection_bills set held_by = ${runner}, held_until = now() + make_interval(mins => ${heldMinutes})
        where company_id = ${scopeCompany} and connection_id = ${connection} and is_on
          and (held_until is null or held_until <= now() or held_by = ${runner}) returning connection_id`.compile(
        query,
      ),
    ),
  )
  return held.length > 0
}

/** Ends the hold, and plans the next try of what waits. */
export async function releaseBills(
  db: Database,
  scope: Scope,
  connection: string,
  runner: string,
): Promise<void> {
  await db.transaction(scope, async (tx) => {
    await tx.run(
      sql`update connection_bills set held_by = null, held_until = null
        where company_id = ${scopeCompany} and connection_id = ${connection} and held_by = ${runner}`.compile(
        query,
      ),
    )
    const [next] = await tx.run(
      sql<{ at: string | null }>`select min(d.retry_at) as at from submitted_invoice_bills d
        join submitted_invoices i on i.company_id = d.company_id and i.id = d.invoice_id and i.tomada_at is null
       where d.company_id = ${scopeCompany} and d.connection_id = ${connection} and d.state = 'pendiente'`.compile(
        query,
      ),
    )
    if (next?.at) await planBills(tx, connection, new Date(next.at))
  })
}

/**
 * Notes which bill an invoice is in the ERP, and acknowledges it, in one transaction: killed before, the next run finds
 * the bill there.
 */
export async function keepWritten(
  db: Database,
  scope: Scope,
  { connection, invoice }: { connection: ConnectionRow; invoice: DueInvoice },
  { id, number, isFound }: WrittenBill,
  author: ActAuthor,
): Promise<void> {
  await db.transaction(scope, async (tx) => {
    const [taken] = await tx.run(
      sql<{
        noted: number
      }>`select note_delivered(array[${invoice.id}::uuid], 'borrador', ${connection.id}) as noted`.compile(
        query,
      ),
    )
    if (taken?.noted !== 1) return
    await tx.run(
      sql`insert into submitted_invoice_bills (company_id, invoice_id, connection_id, conexion, system, state, erp_id, erp_number)
        values (${scopeCompany}, ${invoice.id}, ${connection.id}, ${connection.nombre}, ${connection.system},
                ${isFound ? 'encontrada' : 'escrita'}, ${id}, ${number})
        on conflict (company_id, invoice_id) do update set connection_id = excluded.connection_id,
          conexion = excluded.conexion, system = excluded.system, state = excluded.state, erp_id = excluded.erp_id,
          erp_number = excluded.erp_number, reason = null, retry_at = null, at = now()`.compile(query),
    )
    const action = isFound ? 'invoice:draft-found' : 'invoice:drafted'
    const detail = {
      numero: invoice.numero,
      radicado: invoice.radicado,
      conexion: connection.nombre,
      clave: id,
      borrador: number,
    }
    await auditIn(tx, author, { action, target: invoice.id, detail })
  })
}

/**
 * Claims an invoice for a connection before its ERP is asked; false if another way delivers it. A claim that a killed run left
 * is the connection's own: its next run looks first whether the bill is there.
 */
export async function claimInvoice(
  db: Database,
  scope: Scope,
  { connection, invoice }: { connection: ConnectionRow; invoice: Pick<DueInvoice, 'id'> },
): Promise<boolean> {
  const claimed = await db.transaction(scope, (tx) =>
    tx.run(
      sql`select from claim_invoices(array[${invoice.id}::uuid], 'borrador', ${connection.id})`.compile(
        query,
      ),
    ),
  )
  return claimed.length > 0
}

/**
 * Notes why an invoice is not in the ERP yet; it is tried again after a pause that grows. Another way may deliver it
 * meanwhile, unless it is unsure whether the ERP has written it.
 */
export async function keepPending(
  db: Database,
  scope: Scope,
  { connection, invoice }: { connection: ConnectionRow; invoice: Pick<DueInvoice, 'id'> },
  { reason, isUnsure }: { reason: string; isUnsure: boolean },
): Promise<void> {
  await db.transaction(scope, async (tx) => {
    if (!isUnsure)
      await tx.run(sql`select release_invoice(${invoice.id}, 'borrador', ${connection.id})`.compile(query))
    await tx.run(
      sql`insert into submitted_invoice_bills (company_id, invoice_id, connection_id, conexion, system, state, reason, tries, retry_at)
        values (${scopeCompany}, ${invoice.id}, ${connection.id}, ${connection.nombre}, ${connection.system}, 'pendiente',
                ${reason}, 1, now() + make_interval(mins => ${firstPause}))
        on conflict (company_id, invoice_id) do update set connection_id = excluded.connection_id,
          conexion = excluded.conexion, system = excluded.system, reason = excluded.reason, at = now(),
          tries = submitted_invoice_bills.tries + 1,
          retry_at = now() + make_interval(mins => least(${longestPause}::integer,
            ${firstPause}::integer * (2 ^ least(submitted_invoice_bills.tries, 10))::integer))
         where submitted_invoice_bills.state = 'pendiente'`.compile(query),
    )
  })
}

/** The refusal of a second connection that writes. */
export const otherWriter = (nombre: string) =>
  new Problem('invalid-fields', {}, { activa: fill(texts.otherOn, { nombre }) })
