// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated, GeneratedAlways } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'

/** The tables of `schema/payments-made/`. */
export interface PaymentsMadeTables {
  payments_made: {
    company_id: number
    id: Generated<string>
    third_party_id: number
    third_id: number
    erp_key: string
    comprobante: string
    fecha_pago: CalendarDate
    medio: string
    banco: string | null
    cuenta_mascara: string | null
    moneda: Generated<string>
    valor_bruto: Money
    valor_retenciones: Generated<Money>
    valor_descuentos: Generated<Money>
    valor_pagado: Money
    estado: Generated<string>
    import_batch_id: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
    motivo: string | null
  }
  payments_made_figures: {
    company_id: number
    third_party_id: number
    third_id: number
    level: Generated<number>
    id: GeneratedAlways<string>
    moneda: string
    estado: string
    fecha_pago: CalendarDate
    medio: string
    banco: string | null
    valor_bruto: string
    valor_retenciones: string
    valor_descuentos: string
    valor_pagado: string
    rows: number
  }
  payments_made_company_figures: {
    company_id: number
    level: Generated<number>
    id: GeneratedAlways<string>
    moneda: string
    estado: string
    fecha_pago: CalendarDate
    medio: string
    banco: string | null
    valor_bruto: string
    valor_retenciones: string
    valor_descuentos: string
    valor_pagado: string
    rows: number
  }
  payments_made_lines: {
    company_id: number
    payment_id: string
    linea: number
    third_party_id: number
    third_id: number
    factura: string
    account_statement_id: string | null
    fecha_factura: CalendarDate | null
    valor_factura: Money
    valor_retefuente: Generated<Money>
    valor_reteica: Generated<Money>
    valor_reteiva: Generated<Money>
    descuento_pronto_pago: Generated<Money>
    nota_debito: Generated<Money>
    neto_pagado: Money
    primera: GeneratedAlways<boolean>
  }
  payments_made_lines_figures: {
    company_id: number
    third_party_id: number
    third_id: number
    level: Generated<number>
    id: GeneratedAlways<string>
    moneda: string
    estado: string
    fecha_pago: CalendarDate
    medio: string
    banco: string | null
    primera: boolean
    valor_factura: string
    valor_retefuente: string
    valor_reteica: string
    valor_reteiva: string
    descuento_pronto_pago: string
    nota_debito: string
    neto_pagado: string
    rows: number
  }
}
