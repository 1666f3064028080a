// Generated from the schema by `npm run generate`; a test compares it with the database.
/** What the functions of `schema/audit/` are called with. */
export interface AuditFunctions {
  append_audit: {
    company: number | null
    who: string | null
    person: string | null
    what: string | null
    aim: string | null
    origin: string | null
    more: string | null
  }
  append_own_audit: {
    who: string | null
    person: string | null
    what: string | null
    aim: string | null
    origin: string | null
    more: string | null
  }
}
