// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated } from 'kysely'

/** The tables of `schema/first-run/`. */
export interface FirstRunTables {
  setup_links: {
    token_hash: Buffer
    expires_at: string
    spent_at: string | null
    created_at: Generated<string>
  }
}
