// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated, GeneratedAlways } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'

/** The tables of `schema/notes-debit/`. */
export interface NotesDebitTables {
  notes_debit: {
    company_id: number
    id: Generated<string>
    third_party_id: number
    third_id: number
    erp_key: string
    nro_nota: string
    fecha: CalendarDate
    motivo: string | null
    moneda: Generated<string>
    valor_bruto: Money
    valor_descuento: Generated<Money>
    valor_impuesto: Generated<Money>
    valor_nota: Money
    valor_aplicado: Generated<Money>
    estado: Generated<string>
    import_batch_id: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
    acto_estado: string | null
    acto_sobre: string | null
    estado_visible: GeneratedAlways<string>
    valor_por_aplicar: GeneratedAlways<Money>
    por_aplicar: GeneratedAlways<boolean>
  }
  notes_debit_figures: {
    company_id: number
    third_party_id: number
    third_id: number
    level: Generated<number>
    id: GeneratedAlways<string>
    moneda: string
    estado_visible: string
    fecha: CalendarDate
    motivo: string | null
    por_aplicar: boolean
    valor_bruto: string
    valor_descuento: string
    valor_impuesto: string
    valor_nota: string
    valor_aplicado: string
    valor_por_aplicar: string
    rows: number
  }
  notes_debit_company_figures: {
    company_id: number
    level: Generated<number>
    id: GeneratedAlways<string>
    moneda: string
    estado_visible: string
    fecha: CalendarDate
    motivo: string | null
    por_aplicar: boolean
    valor_bruto: string
    valor_descuento: string
    valor_impuesto: string
    valor_nota: string
    valor_aplicado: string
    valor_por_aplicar: string
    rows: number
  }
  notes_debit_lines: {
    company_id: number
    note_id: string
    linea: number
    third_party_id: number
    third_id: number
    doc_cruce: string
    account_statement_id: string | null
    saldo: Money
    valor: Money
    saldo_nuevo: Money
  }
}
