// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'

/** The tables of `schema/search-company/`. */
export interface SearchCompanyTables {
  company_papers: {
    company_id: number
    id: Generated<number>
    nombre: string
    fecha: CalendarDate
    file_name: string
  }
}
