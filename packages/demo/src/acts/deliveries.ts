import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { billRefusalTexts } from '@enlace/contract/connections/bills/texts.ts'
import type { draftStates } from '@enlace/contract/connections/bills/schemas.ts'
import { connectionSystemTexts } from '@enlace/contract/connections/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { startingFormat } from '@enlace/contract/invoice-batches/starting-formats.ts'
import { call } from '@enlace/database/call.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { demoStaff } from '../data/staff.ts'
import { demoInvoiceTexts as texts } from '../texts/invoices.ts'

const clerk = demoStaff.find(({ email }) => email === texts.decider)
const clerkName = clerk ? `${clerk.firstName} ${clerk.lastName}` : texts.decider

/** How an accepted invoice of the demo leaves the product. Each way is left out where the company does not have it. */
const ways: Readonly<Record<string, (tx: Transaction, invoice: string) => Promise<unknown>>> = {
  archivo: makeFile,
  programa: (tx, invoice) =>
    tx.run(
      sql`select note_delivered(array[${invoice}::uuid], 'programa', k.id) from api_keys k
        where k.company_id = ${scopeCompany} and k.revoked_at is null and 'read:facturas-radicadas' = any (k.scopes)
        limit 1`.compile(query),
    ),
  escrita: (tx, invoice) => keepBill(tx, invoice, { state: 'escrita', number: 'ACC-PINV-2026-00418' }),
  encontrada: (tx, invoice) => keepBill(tx, invoice, { state: 'encontrada', number: 'ACC-PINV-2026-00402' }),
  aceptada: async (tx, invoice) => {
    const id = await makeFile(tx, invoice)
    await tx.run(sql`select undo_invoice_batch(${id}, ${clerkName})`.compile(query))
  },
  pendiente: (tx, invoice) => keepBill(tx, invoice, { state: 'pendiente', number: null }),
}

/** Delivers an accepted invoice of the demo by its way. */
export async function deliver(db: Database, company: number, id: string, fate: string): Promise<void> {
  const way = ways[fate]
  if (way) await db.transaction(Scope.ofStaff(company), (tx) => way(tx, id))
}

/** Makes a file of what waits; the company gets its formats with the first one. */
async function makeFile(tx: Transaction, invoice: string): Promise<string> {
  for (const start of ['separado', 'siesa'] as const) {
    const format = startingFormat(start)
    await tx.run(
      sql`insert into invoice_batch_formats (company_id, id, nombre, formato)
        values (${scopeCompany}, ${randomUUID()}, ${format.nombre}, ${JSON.stringify(format)}::jsonb)
        on conflict (company_id, lower(nombre)) do nothing`.compile(query),
    )
  }
  const fresh = randomUUID()
  const [format] = await tx.run(
    sql<{ id: string }>`select id from invoice_batch_formats where company_id = ${scopeCompany}
        and nombre = ${startingFormat('separado').nombre}`.compile(query),
  )
  await tx.run(
    sql`select * from ${call('make_invoice_batch', {
      fresh,
      format: format?.id ?? null,
      until: todayInBogota(new Date()),
      most: 2,
      form_key: invoice,
      maker: clerkName,
    })}`.compile(query),
  )
  return fresh
}

const system = 'erpnext'

/** Notes the bill of an invoice in the ERP to which the company's connection writes drafts, or why there is none. */
async function keepBill(
  tx: Transaction,
  invoice: string,
  { state, number }: { state: (typeof draftStates)[number]; number: string | null },
): Promise<void> {
  const [connection] = await tx.run(
    sql<{ id: string; nombre: string }>`select c.id, c.nombre from connections c
      join connection_bills b on b.company_id = c.company_id and b.connection_id = c.id and b.is_on
      where c.company_id = ${scopeCompany} and c.system = ${system}`.compile(query),
  )
  if (!connection) return
  const isPending = state === 'pendiente'
  const { 'tax-unknown': refusal } = billRefusalTexts
  const reason = fill(refusal, { erp: connectionSystemTexts[system], impuesto: 'IVA', tarifa: '19' })
  await tx.run(
    sql`insert into submitted_invoice_bills (company_id, invoice_id, connection_id, conexion, system, state, erp_id,
          erp_number, reason, tries, retry_at)
      values (${scopeCompany}, ${invoice}, ${connection.id}, ${connection.nombre}, ${system}, ${state}, ${number}, ${number},
        ${isPending ? reason : null}, ${isPending ? 7 : 0},
        case when ${isPending} then now() + interval '14 hours' end)`.compile(query),
  )
  if (!isPending)
    await tx.run(
      sql`select note_delivered(array[${invoice}::uuid], 'borrador', ${connection.id})`.compile(query),
    )
}
