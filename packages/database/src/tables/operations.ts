// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated, GeneratedAlways } from 'kysely'

/** The tables of `schema/operations/`. */
export interface OperationsTables {
  care_acts: {
    id: GeneratedAlways<string>
    kind: string
    started_at: Generated<string>
    ended_at: string | null
    detail: Generated<unknown>
  }
}
