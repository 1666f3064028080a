// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated } from 'kysely'

/** The tables of `schema/personal-data/`. */
export interface PersonalDataTables {
  consents: {
    company_id: number
    id: Generated<string>
    subject_kind: string
    subject_id: string
    email: string
    page_code: string
    page_version: number | null
    accepted_at: Generated<string>
    address: string | null
    user_agent: string | null
    person_name: string | null
    third_party_id: number | null
  }
}
