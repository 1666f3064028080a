// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated, GeneratedAlways } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'

/** The tables of `schema/account-statements/`. */
export interface AccountStatementsTables {
  account_statements: {
    company_id: number
    id: Generated<string>
    third_party_id: number
    third_id: number
    erp_key: string
    factura_cliente: string
    condicion_pago: string | null
    fecha_factura: CalendarDate | null
    fecha_proveedor: CalendarDate | null
    fecha_vencimiento: CalendarDate | null
    fecha_estimada_pago: CalendarDate | null
    estado: Generated<string>
    estado_programacion_pago: Generated<string>
    motivo: string | null
    fecha_recibida: CalendarDate | null
    fecha_aceptada: CalendarDate | null
    fecha_causada: CalendarDate | null
    fecha_programada: CalendarDate | null
    fecha_pagada: CalendarDate | null
    moneda: Generated<string>
    valor_bruto: Money | null
    valor_iva: Money | null
    valor_retefuente: Money | null
    valor_reteiva: Money | null
    valor_reteica: Money | null
    valor_facturado: Money
    saldo_total: Money
    pendiente: GeneratedAlways<boolean | null>
    import_batch_id: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
    cufe: string | null
    factura_clave: GeneratedAlways<string>
    adeudada: GeneratedAlways<boolean>
  }
  account_statements_figures: {
    company_id: number
    third_party_id: number
    third_id: number
    id: GeneratedAlways<string>
    moneda: string
    estado: string
    estado_programacion_pago: string
    fecha_vencimiento: CalendarDate | null
    fecha_estimada_pago: CalendarDate | null
    pendiente: boolean
    adeudada: boolean
    valor_facturado: string
    saldo_total: string
    rows: number
  }
  account_statements_company_figures: {
    company_id: number
    level: Generated<number>
    id: GeneratedAlways<string>
    moneda: string
    estado: string
    fecha_factura: CalendarDate | null
    fecha_vencimiento: CalendarDate | null
    pendiente: boolean
    adeudada: boolean
    valor_facturado: string
    saldo_total: string
    rows: number
  }
}
