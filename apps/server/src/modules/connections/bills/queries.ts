import { sql } from 'kysely'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** The choices of a connection for its drafts. */
export interface BillSettingsRow {
  is_on: boolean
  expense_account: string
  tax_account: string
  rounding_account: string
  item: string
}

/** Finds the choices of a connection; undefined if it never had any. */
export async function findBillSettings(
  db: Database,
  scope: Scope,
  connection: string,
): Promise<BillSettingsRow | undefined> {
  const [[row]] = await db.read(scope, [
    query
      .selectFrom('connection_bills')
      .select(['is_on', 'expense_account', 'tax_account', 'rounding_account', 'item'])
      .where('company_id', '=', scopeCompany)
      .where('connection_id', '=', connection)
      .compile(),
  ])
  return row
}

/** Finds the name of another connection that writes drafts. */
export async function findOtherWriter(
  db: Database,
  scope: Scope,
  connection: string,
): Promise<string | undefined> {
  const [[row]] = await db.read(scope, [
    sql<{ nombre: string }>`select c.nombre from connection_bills b
      join connections c on c.company_id = b.company_id and c.id = b.connection_id
     where b.company_id = ${scopeCompany} and b.is_on and b.connection_id <> ${connection}`.compile(query),
  ])
  return row?.nombre
}

/** An accepted invoice that the ERP does not have yet. */
export interface DueInvoice {
  id: string
  decidida_at: string | null
  numero: string
  radicado: string | null
  nit: string
  dv: string | null
  proveedor: string
  /** The supplier and the order in the connection's ERP. */
  proveedor_erp: string | null
  orden_erp: string | null
  lineas: { linea: number; linea_orden: number | null }[] | null
  archivos: { clase: string; name: string; media_type: string; storage_key: string }[]
}

/**
 * Finds the oldest accepted invoice after another that the ERP has not acknowledged and that is due; undefined if there
 * is none.
 */
export async function findDueInvoice(
  db: Database,
  scope: Scope,
  connection: string,
  after: Pick<DueInvoice, 'id' | 'decidida_at'> | undefined,
): Promise<DueInvoice | undefined> {
  const known = (kind: string, key: ReturnType<typeof sql>) => sql`(select k.erp_id from connection_records k
      where k.company_id = i.company_id and k.connection_id = ${connection} and k.kind = ${kind} and k.record_key = ${key}
      order by k.erp_id limit 1)`
  const [[row]] = await db.read(scope, [
    sql<DueInvoice>`select i.id, i.decidida_at, i.numero, i.radicado, t.documento_numero as nit, t.documento_dv::text as dv,
        t.nombre as proveedor, ${known('third-parties', sql`t.erp_key`)} as proveedor_erp,
        ${known('purchase-order', sql`o.erp_key`)} as orden_erp, i.match->'lineas' as lineas,
        coalesce((select jsonb_agg(jsonb_build_object('clase', f.clase, 'name', f.name, 'media_type', f.media_type,
                    'storage_key', f.storage_key) order by f.subido_at, f.id)
           from submitted_invoice_files f
          where f.company_id = i.company_id and f.invoice_id = i.id
            and (f.clase = 'anexo' or f.version_documento = i.version_documento)), '[]') as archivos
      from submitted_invoices i
      join third_parties t on t.company_id = i.company_id and t.id = i.third_party_id
      left join purchase_order o on o.company_id = i.company_id and o.id = i.purchase_order_id
      left join submitted_invoice_bills d on d.company_id = i.company_id and d.invoice_id = i.id
     where i.company_id = ${scopeCompany} and i.estado = 'aceptada' and i.tomada_at is null
       and not delivered_elsewhere(i.id, 'borrador', ${connection})
       and (d.invoice_id is null or d.connection_id is distinct from ${connection}::uuid or d.retry_at <= now())
       and (${after === undefined}::boolean
            or (i.decidida_at, i.id) > (${after?.decidida_at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
     order by i.decidida_at, i.id limit 1`.compile(query),
  ])
  return row
}
