// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'

/** The tables of `schema/withholdings/`. */
export interface WithholdingsTables {
  withholding_lines: {
    company_id: number
    id: Generated<string>
    third_party_id: number
    third_id: number
    erp_key: string
    tipo: string
    concepto_codigo: string
    concepto: string
    tarifa: string
    base: Money
    operacion: Money | null
    valor: Money
    fecha: CalendarDate
    documento: string
    comprobante: string | null
    municipio: string
    moneda: Generated<string>
    import_batch_id: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
  }
}
