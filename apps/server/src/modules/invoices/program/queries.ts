import { sql } from 'kysely'
import type { AcceptedInvoice, AcceptedInvoicesQuery } from '@enlace/contract/invoices/program/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { OpenedKey } from '../../../core/http/program/open-api-key.ts'
import { type MunicipalRates, readRules } from '../intake/queries.ts'
import { findWholeIn, type KeptInvoice } from '../shown/queries.ts'

/** Before every invoice. */
const beginning = '0.00000000-0000-0000-0000-000000000000'

/** What a program reads of an invoice beyond what people do. */
export type ForErp = Pick<AcceptedInvoice, 'proveedor' | 'sucursal' | 'orden_erp_key' | 'tomada_at'> & {
  id: string
  cursor: string
}

/**
 * Finds accepted invoices by their acceptance, the oldest first, and claims those that the ERP does not have for the key that
 * asks. The page ends before one that another way is delivering, which `pending` passes over. An acceptance is told after
 * some seconds, so that none that is committed late is passed over.
 */
export function findAccepted(
  db: Database,
  { scope, key }: Pick<OpenedKey, 'scope' | 'key'>,
  { after = beginning, pending, size }: AcceptedInvoicesQuery,
): Promise<{ forErp: ForErp[]; kept: KeptInvoice[]; rules: MunicipalRates }> {
  const [moment = '0', id = ''] = after.split('.')
  return db.transaction(scope, async (tx) => {
    const found = await tx.run(
      sql<ForErp>`select i.id, (extract(epoch from i.decidida_at) * 1000000)::bigint || '.' || i.id as cursor, i.tomada_at,
        jsonb_build_object('erp_key', t.erp_key, 'nombre', t.nombre, 'documento_numero', t.documento_numero,
                           'documento_dv', t.documento_dv) as proveedor,
        jsonb_build_object('erp_key', b.erp_key, 'codigo', b.codigo, 'nombre', b.nombre) as sucursal,
        (select o.erp_key from purchase_order o where o.company_id = i.company_id and o.id = i.purchase_order_id) as orden_erp_key
      from submitted_invoices i
      join third_parties t on t.company_id = i.company_id and t.id = i.third_party_id
      join branch_accounts b on b.company_id = i.company_id and b.id = i.third_id
     where i.company_id = ${scopeCompany} and i.estado = 'aceptada' and i.decidida_at < now() - interval '5 seconds'
       and (not ${pending === 'true'}::boolean
            or i.tomada_at is null and not delivered_elsewhere(i.id, 'programa', ${key}))
       and (i.decidida_at, i.id) > (timestamptz 'epoch' + ${moment}::bigint * interval '1 microsecond', ${id}::uuid)
     order by i.decidida_at, i.id limit ${size}`.compile(query),
    )
    const open = found.flatMap((one) => (one.tomada_at === null ? [one.id] : []))
    const claimed = await tx.run(
      sql<{
        id: string
      }>`select claim_invoices as id from claim_invoices(${open}::uuid[], 'programa', ${key})`.compile(query),
    )
    const isHeld = ({ id }: ForErp) => open.includes(id) && !claimed.some((one) => one.id === id)
    const end = pending === 'true' ? -1 : found.findIndex(isHeld)
    const forErp = (end < 0 ? found : found.slice(0, end)).filter((one) => !isHeld(one))
    return {
      forErp,
      rules: await readRules(tx),
      kept: await findWholeIn(
        tx,
        forErp.map((one) => one.id),
      ),
    }
  })
}

/** Finds a stored file of an accepted invoice of the company. */
export async function findAcceptedFile(db: Database, scope: Scope, id: string) {
  const [[file]] = await db.read(scope, [
    sql<{ name: string; media_type: string; storage_key: string }>`select f.name, f.media_type, f.storage_key
      from submitted_invoice_files f
      join submitted_invoices i on i.company_id = f.company_id and i.id = f.invoice_id
     where f.company_id = ${scopeCompany} and f.id = ${id} and i.estado = 'aceptada'`.compile(query),
  ])
  return file
}
