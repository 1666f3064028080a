// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated, GeneratedAlways } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'

/** The tables of `schema/purchase-order/`. */
export interface PurchaseOrderTables {
  purchase_order: {
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
    vista_at: string | null
    import_batch_id: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
    acto_estado: string | null
    acto_sobre: string | null
    estado_visible: GeneratedAlways<string>
    comentarios_sin_responder: Generated<number>
    por_entregar: GeneratedAlways<boolean>
    entrega_vigente: GeneratedAlways<CalendarDate | null>
  }
  purchase_order_figures: {
    company_id: number
    third_party_id: number
    third_id: number
    level: Generated<number>
    id: GeneratedAlways<string>
    moneda: string
    estado: string
    estado_visible: string
    fecha: CalendarDate
    por_entregar: boolean
    entrega_vigente: CalendarDate | null
    comprador: string | null
    bodega: string | null
    valor_bruto: string
    valor_descuento: string
    valor_impuesto: string
    valor_neto: string
    rows: number
  }
  purchase_order_company_figures: {
    company_id: number
    level: Generated<number>
    id: GeneratedAlways<string>
    moneda: string
    estado: string
    estado_visible: string
    fecha: CalendarDate
    por_entregar: boolean
    entrega_vigente: CalendarDate | null
    comprador: string | null
    bodega: string | null
    valor_bruto: string
    valor_descuento: string
    valor_impuesto: string
    valor_neto: string
    rows: number
  }
  purchase_order_lines: {
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
    cantidad_facturada: string | null
    precio: string
    valor_bruto: Money
    valor_descuento: Generated<Money>
    iva: Generated<Money>
    valor_neto: Money
    fecha_entrega: CalendarDate | null
  }
}
