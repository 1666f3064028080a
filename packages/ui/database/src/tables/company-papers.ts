import type { Generated } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date'

/** A paper of the company that anybody may download; its bytes stand among the company's files. */
export interface CompanyPapersTable {
  company_id: number
  id: Generated<number>
  nombre: string
  fecha: CalendarDate
  file_name: string
}
