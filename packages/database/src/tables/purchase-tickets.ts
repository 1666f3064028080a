// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated, GeneratedAlways } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'

/** The tables of `schema/purchase-tickets/`. */
export interface PurchaseTicketsTables {
  purchase_tickets: {
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
    import_batch_id: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
    acto_estado: string | null
    acto_sobre: string | null
    estado_visible: GeneratedAlways<string>
    con_rechazos: Generated<boolean>
  }
  purchase_tickets_figures: {
    company_id: number
    third_party_id: number
    third_id: number
    level: Generated<number>
    id: GeneratedAlways<string>
    moneda: string
    estado: string
    estado_visible: string
    fecha: CalendarDate
    con_rechazos: boolean
    bodega: string | null
    valor_bruto: string
    valor_descuento: string
    valor_impuesto: string
    valor_neto: string
    rows: number
  }
  purchase_tickets_company_figures: {
    company_id: number
    level: Generated<number>
    id: GeneratedAlways<string>
    moneda: string
    estado: string
    estado_visible: string
    fecha: CalendarDate
    con_rechazos: boolean
    bodega: string | null
    valor_bruto: string
    valor_descuento: string
    valor_impuesto: string
    valor_neto: string
    rows: number
  }
  purchase_tickets_lines: {
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
    cantidad_aceptada: string | null
    cantidad_rechazada: string | null
    cantidad_cuarentena: string | null
    motivo_rechazo: string | null
    precio: string
    valor_bruto: Money
    valor_descuento: Generated<Money>
    iva: Generated<Money>
    valor_neto: Money
  }
}
