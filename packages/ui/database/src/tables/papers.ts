import type { Generated } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date'

/** The last number that a company gave to a kind of paper in a year. */
export interface PaperNumbersTable {
  company_id: number
  kind: string
  year: number
  last: Generated<number>
}

/** A constancy or statement as it was issued, with the code of its public check. */
export interface IssuedPapersTable {
  company_id: number
  id: Generated<string>
  kind: string
  numero: string
  codigo: string
  third_party_id: number
  account_ids: number[]
  membership_id: string | null
  fecha_corte: CalendarDate
  content: unknown
  content_hash: Buffer
  pdf: Buffer
  issued_at: Generated<string>
  annulled_at: string | null
  annulled_reason: string | null
}

/** Who gets the statement of account every month. */
export interface StatementSubscriptionsTable {
  company_id: number
  membership_id: string
  last_month: CalendarDate | null
  created_at: Generated<string>
}
