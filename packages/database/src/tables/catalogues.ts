import type { CalendarDate } from '@enlace/domain/calendar-date'
import type { Generated } from 'kysely'

/** An entry of a list as a company wants it; without a row it is as the product brings it. */
export interface CatalogueEntriesTable {
  company_id: number
  catalogue: string
  code: string
  /** Null is the product's own name. */
  nombre: string | null
  /** Of a sub-activity the activity that it belongs to. */
  parent: Generated<string>
  digits_from: number | null
  digits_to: number | null
  is_offered: Generated<boolean>
  place: number | null
  updated_at: Generated<string>
}

/** A withholding concept of a company's own in a span of days. */
export interface CompanyConceptsTable {
  company_id: number
  code: string
  desde: CalendarDate
  hasta: CalendarDate | null
  concepto: string
  sujeto: Generated<string>
  tarifa: string
  base_uvt: Generated<string>
  norma: Generated<string>
  updated_at: Generated<string>
}
