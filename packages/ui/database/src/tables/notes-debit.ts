import type { Generated, GeneratedAlways } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date'
import type { Money } from '@enlace/domain/money'

/** A debit note. */
export interface NotesDebitTable {
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
  /** The state that the supplier's act gives it, and what the ERP said then. */
  acto_estado: string | null
  acto_sobre: string | null
  estado_visible: GeneratedAlways<string>
  import_batch_id: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
}

/** What a debit note was set against. */
export interface NotesDebitLinesTable {
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
