// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'

/** The tables of `schema/trial/`. */
export interface TrialTables {
  trial_companies: {
    company_id: number
    made_at: Generated<string>
    as_of: Generated<CalendarDate>
    state: Generated<string>
    counts: Generated<unknown>
    people: Generated<number>
  }
}
