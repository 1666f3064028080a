import { sql } from 'kysely'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'

/** The demo's person who hands invoices in, with the supplier and the company. */
export interface Sender {
  membership: string
  third_party_id: number
  proveedor: string
  proveedor_nit: string
  compania: string
  compania_nit: string
}

/** An order of the demo that an invoice bills. */
export interface BilledOrder {
  numero: string
  fecha: CalendarDate
  lineas: {
    linea: number
    item: string
    descripcion: string
    um: string
    cantidad: string
    precio: string
    valor: Money
  }[]
}

/** An invoice that the demo's ERP has. */
export interface PostedInvoice {
  numero: string
  fecha: CalendarDate | null
  vence: CalendarDate | null
  base: Money | null
  iva: Money | null
}

/** Finds what the demo's handed-in invoices of a company are made of; undefined if none of the suppliers has a master. */
export async function findInvoiceParts(
  db: Database,
  company: number,
  nits: readonly string[],
  most: { orders: number; posted: number },
) {
  const [[sender]] = await db.read(Scope.ofStaff(company), [
    sql<Sender>`select m.id as membership, t.id as third_party_id, t.nombre as proveedor, t.documento_numero as proveedor_nit,
        c.nombre as compania, c.nit as compania_nit
      from memberships m
      join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id
      join companies c on c.id = m.company_id
     where m.company_id = ${scopeCompany} and m.active and m.is_master
       and t.documento_numero = any (${[...nits]})
     order by m.id limit 1`.compile(query),
  ])
  if (!sender) return undefined
  const [orders, posted] = await db.read(Scope.ofStaff(company), [
    sql<BilledOrder>`select o.nro_orden as numero, o.fecha, (
        select jsonb_agg(jsonb_build_object('linea', l.linea, 'item', l.item, 'descripcion', l.descripcion, 'um', l.um,
                 'cantidad', b.cantidad::text, 'precio', l.precio::text,
                 'valor', round((l.valor_bruto - l.valor_descuento) * b.cantidad / l.cantidad, 2)::text) order by l.linea)
          from purchase_order_lines l
          -- Of an order that came in part, what came is billed.
          cross join lateral (select case when o.recibido_pct > 0 and o.recibido_pct < 100 then l.cantidad_recibida
                                     else l.cantidad end as cantidad) b
         where l.company_id = o.company_id and l.purchase_order_id = o.id and b.cantidad > 0) as lineas
      from purchase_order o
     where o.company_id = ${scopeCompany} and o.third_party_id = ${sender.third_party_id}
       and o.moneda = 'COP' and o.estado <> 'anulada' and o.facturado_pct = 0
     order by o.recibido_pct desc, o.fecha desc, o.id limit ${most.orders}`.compile(query),
    sql<PostedInvoice>`select s.factura_cliente as numero, s.fecha_factura as fecha, s.fecha_vencimiento as vence,
        s.valor_bruto as base, s.valor_iva as iva
      from account_statements s
     where s.company_id = ${scopeCompany} and s.third_party_id = ${sender.third_party_id} and s.cufe is not null
       and s.moneda = 'COP' and s.valor_bruto + s.valor_iva = s.valor_facturado and s.fecha_vencimiento is not null
       and s.estado in ('causada', 'programada')
       -- Long enough ago that the term of RADIAN is over.
       and s.fecha_factura <= (now() at time zone 'America/Bogota')::date - 7
     order by s.fecha_factura desc, s.id limit ${most.posted}`.compile(query),
  ])
  return { sender, orders, posted }
}
