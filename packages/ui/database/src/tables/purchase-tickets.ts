import type { Generated, GeneratedAlways } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date'
import type { Money } from '@enlace/domain/money'

/** A warehouse entry by purchase. */
export interface PurchaseTicketsTable {
  company_id: number
  id: Generated<string>
  third_party_id: number
  third_id: number
  erp_key: string
  nro_entrada: string
  fecha: CalendarDate
  oc_relacionada: string | null
  purchase_order_id: string | null
  bodega: string | null
  remision: string | null
  moneda: Generated<string>
  valor_bruto: Money
  valor_descuento: Generated<Money>
  valor_impuesto: Generated<Money>
  valor_neto: Money
  estado: Generated<string>
  /** The state that the supplier's act gives it, and what the ERP said then. */
  acto_estado: string | null
  acto_sobre: string | null
  estado_visible: GeneratedAlways<string>
  import_batch_id: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
}

/** An item of a warehouse entry. */
export interface PurchaseTicketsLinesTable {
  company_id: number
  purchase_ticket_id: string
  linea: number
  third_party_id: number
  third_id: number
  item: string
  descripcion: string
  extension: string | null
  um: string
  cantidad: string
  canti_adicional: string | null
  precio: string
  valor_bruto: Money
  valor_descuento: Generated<Money>
  iva: Generated<Money>
  valor_neto: Money
}
