import { sql } from 'kysely'
import type { BatchFormat, InvoiceBatch, KeptFormat } from '@enlace/contract/invoice-batches/schemas.ts'
import type { InvoiceDocument } from '@enlace/contract/invoices/document-schemas.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'

/** The files that the screen shows. */
const shownBatches = 100

/** An accepted invoice as a file has it. */
export interface BatchInvoice {
  radicado: string | null
  radicada_at: string | null
  decidida_at: string | null
  documento: InvoiceDocument
  nit: string
  dv: number | null
  proveedor: string
  proveedor_erp: string | null
  sucursal: string
  sucursal_erp: string | null
  orden_erp: string | null
}

/** Amounts by currency, as JSON, of invoices `i` that a condition narrows. */
const valuesOf = (
  wanted: ReturnType<typeof sql>,
) => sql`coalesce((select jsonb_agg(jsonb_build_object('moneda', v.moneda,
    'valor', v.valor::text) order by v.moneda <> 'COP', v.moneda)
  from (select i.moneda, sum(case when i.clase = 'nota_credito' then -i.valor_total else i.valor_total end) as valor
          from ${wanted} group by i.moneda) v), '[]')`

const waiting = sql`submitted_invoices i where i.company_id = ${scopeCompany} and i.estado = 'aceptada' and i.tomada_at is null
  and not delivered_elsewhere(i.id, 'archivo', null)`

/** Returns the formats, what waits, and the latest files. */
export async function findBatches(db: Database, scope: Scope) {
  const [formatos, [pendientes], archivos] = await db.read(scope, [
    sql<KeptFormat>`select id, version, formato from invoice_batch_formats
      where company_id = ${scopeCompany} order by lower(nombre)`.compile(query),
    sql<{
      facturas: number
      desde: CalendarDate | null
      valores: { moneda: string; valor: Money }[]
    }>`select (select count(*)::integer from ${waiting}) as facturas,
        (select (min(i.decidida_at) at time zone 'America/Bogota')::date from ${waiting}) as desde,
        ${valuesOf(waiting)} as valores`.compile(query),
    sql<InvoiceBatch>`select b.id, b.numero, b.nombre, b.facturas, b.hecho_por, b.hecho_at, b.deshecho_por, b.deshecho_at,
        ${valuesOf(sql`invoice_batch_items t join submitted_invoices i on i.company_id = t.company_id and i.id = t.invoice_id
          where t.company_id = b.company_id and t.batch_id = b.id`)} as valores
      from invoice_batches b where b.company_id = ${scopeCompany} order by b.numero desc limit ${shownBatches}`.compile(
      query,
    ),
  ])
  return { formatos, pendientes: pendientes ?? { facturas: 0, desde: null, valores: [] }, archivos }
}

const columns = sql`i.radicado, i.radicada_at, i.decidida_at, i.documento, t.documento_numero as nit,
  t.documento_dv as dv, t.nombre as proveedor, t.erp_key as proveedor_erp, b.codigo as sucursal, b.erp_key as sucursal_erp,
  (select o.erp_key from purchase_order o where o.company_id = i.company_id and o.id = i.purchase_order_id) as orden_erp`

/** The supplier and the branch of an invoice `i`. */
const joins = sql`join third_parties t on t.company_id = i.company_id and t.id = i.third_party_id
  join branch_accounts b on b.company_id = i.company_id and b.id = i.third_id`

/** Finds a file of the open company with its invoices in order, in a transaction; undefined if there is none. */
export async function findBatchIn(
  tx: Pick<Transaction, 'run'>,
  id: string,
): Promise<{ numero: number; formato: BatchFormat; invoices: BatchInvoice[] } | undefined> {
  const [batch] = await tx.run(
    sql<{ numero: number; formato: BatchFormat }>`select numero, formato from invoice_batches
      where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  )
  if (!batch) return undefined
  const invoices = await tx.run(
    sql<BatchInvoice>`select ${columns} from invoice_batch_items x
      join submitted_invoices i on i.company_id = x.company_id and i.id = x.invoice_id ${joins}
     where x.company_id = ${scopeCompany} and x.batch_id = ${id} order by x.place`.compile(query),
  )
  return { ...batch, invoices }
}

/** Returns the latest accepted invoices of the open company, for a preview. */
export async function findLatest(db: Database, scope: Scope, most: number): Promise<BatchInvoice[]> {
  const [rows] = await db.read(scope, [
    sql<BatchInvoice>`select ${columns} from submitted_invoices i ${joins}
     where i.company_id = ${scopeCompany} and i.estado = 'aceptada'
     order by i.decidida_at desc, i.id limit ${most}`.compile(query),
  ])
  return rows
}
