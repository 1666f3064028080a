import type { Generated, GeneratedAlways } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date'
import type { Money } from '@enlace/domain/money'

/** A purchase order. */
export interface PurchaseOrderTable {
  company_id: number
  id: Generated<string>
  third_party_id: number
  third_id: number
  erp_key: string
  nro_orden: string
  fecha: CalendarDate
  fecha_entrega: CalendarDate | null
  comprador: string | null
  comprador_correo: string | null
  comprador_telefono: string | null
  bodega: string | null
  direccion_entrega: string | null
  condicion_pago: string | null
  observaciones: string | null
  moneda: Generated<string>
  valor_bruto: Money
  valor_descuento: Generated<Money>
  valor_impuesto: Generated<Money>
  valor_neto: Money
  recibido_pct: Generated<string>
  facturado_pct: Generated<string>
  estado: Generated<string>
  /** The state that the supplier's act gives it, and what the ERP said then. */
  acto_estado: string | null
  acto_sobre: string | null
  estado_visible: GeneratedAlways<string>
  vista_at: string | null
  /** Threads about the order that wait for the supplier. */
  comentarios_sin_responder: Generated<number>
  import_batch_id: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
}

/** A line of a purchase order. */
export interface PurchaseOrderLinesTable {
  company_id: number
  purchase_order_id: string
  linea: number
  third_party_id: number
  third_id: number
  item: string
  descripcion: string
  extension: string | null
  um: string
  cantidad: string
  cantidad_recibida: Generated<string>
  precio: string
  valor_bruto: Money
  valor_descuento: Generated<Money>
  iva: Generated<Money>
  valor_neto: Money
  fecha_entrega: CalendarDate | null
}
