// Generated from the schema by `npm run generate`; a test compares it with the database.
/** What the functions of `schema/company/` are called with. */
export interface CompanyFunctions {
  create_company: {
    wanted: number | null
    wanted_nit: string | null
    wanted_dv: number | null
    wanted_nombre: string | null
    wanted_settings: string | null
    wanted_hosts: readonly string[] | null
    wanted_files: string | null
  }
  create_ready_company: {
    wanted: number | null
    wanted_nit: string | null
    wanted_dv: number | null
    wanted_nombre: string | null
    wanted_settings: string | null
    wanted_hosts: readonly string[] | null
    wanted_files: string | null
    start: string | null
  }
  note_domain_check: {
    wanted: string | null
    asked_token: string | null
    is_found: boolean | null
    warn_hours: number | null
    lapse_hours: number | null
  }
}
