import { sql } from 'kysely'
import { query, scopeCompany } from '@enlace/database/database.ts'
import type { MatchedDocument } from '@enlace/contract/invoices/match-schemas.ts'
import { findOrders, type OpenOrder, type Reading } from '../intake/queries.ts'

/** An order with its lines as an invoice bills them, their units, and the entries of what was received. */
export interface OrderToBill {
  order: OpenOrder
  units: ReadonlyMap<number, string>
  entradas: MatchedDocument[]
}

/** Finds an order of the open scope with what is still to be invoiced; an invoice of its own does not count. */
export async function findOrderToBill(
  tx: Reading,
  id: string,
  own: string | null,
): Promise<OrderToBill | undefined> {
  const [known] = await tx.run(
    sql<{ numero: string; unidades: { linea: number; um: string }[]; entradas: MatchedDocument[] }>`select
        o.nro_orden as numero,
        coalesce((select jsonb_agg(jsonb_build_object('linea', l.linea, 'um', l.um)) from purchase_order_lines l
           where l.company_id = o.company_id and l.purchase_order_id = o.id), '[]') as unidades,
        coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'numero', p.nro_entrada, 'fecha', p.fecha,
                    'moneda', p.moneda, 'valor', p.valor_neto::text) order by p.fecha desc, p.id)
           from purchase_tickets p where p.company_id = o.company_id and p.purchase_order_id = o.id
            and p.estado not in ('facturada', 'reversada')), '[]') as entradas
      from purchase_order o where o.company_id = ${scopeCompany} and o.id = ${id}`.compile(query),
  )
  if (!known) return undefined
  const order = (await findOrders(tx, known.numero, own)).find((one) => one.id === id)
  if (!order) return undefined
  const units = new Map(known.unidades.map(({ linea, um }) => [linea, um]))
  return { order, units, entradas: known.entradas }
}
