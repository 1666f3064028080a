// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'

/** The tables of `schema/search-company/`. */
export interface SearchCompanyTables {
  company_papers: {
    company_id: number
    id: Generated<number>
    serie: Generated<string>
    version: Generated<number>
    nombre: string
    fecha: CalendarDate
    vence: CalendarDate | null
    file_name: string
    estado: Generated<string>
    puesto_por: Generated<string>
    puesto_at: Generated<string>
    fin_por: string | null
    fin_at: string | null
  }
}
