import type { CalendarDate } from '@enlace/domain/calendar-date'
import type { Money } from '@enlace/domain/money'
import type { Generated } from 'kysely'

/** What was withheld of one kind on one document. */
export interface WithholdingLinesTable {
  company_id: number
  id: Generated<string>
  third_party_id: number
  third_id: number
  erp_key: string
  /** One of the kinds of certificates: 'fuente', 'iva', 'ica', 'timbre', 'estampilla', 'bomberil' or 'obra'. */
  tipo: string
  concepto_codigo: string
  concepto: string
  /** Per cent for fuente and iva, per thousand for ica. */
  tarifa: string
  /** The value without IVA; for iva the IVA generated. */
  base: Money
  /** For iva the value of the operation without IVA. */
  operacion: Money | null
  /** Negative where a withholding was taken back. */
  valor: Money
  fecha: CalendarDate
  /** The invoice's number as the supplier wrote it. */
  documento: string
  comprobante: string | null
  /** DIVIPOLA: where it was practised for ica, where it was handed over otherwise. */
  municipio: string
  moneda: Generated<string>
  import_batch_id: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
}
