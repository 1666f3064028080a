// Generated from the schema by `npm run generate`; a test compares it with the database.
/** What the functions of `schema/first-run/` are called with. */
export interface FirstRunFunctions {
  complete_ready_setup: {
    token: Buffer | null
    wanted_email: string | null
    first: string | null
    last: string | null
    new_password_hash: string | null
    wanted_nit: string | null
    wanted_dv: number | null
    wanted_nombre: string | null
    wanted_settings: string | null
    wanted_files: string | null
    start: string | null
  }
  complete_setup: {
    token: Buffer | null
    wanted_email: string | null
    first: string | null
    last: string | null
    new_password_hash: string | null
    wanted_nit: string | null
    wanted_dv: number | null
    wanted_nombre: string | null
    wanted_settings: string | null
    wanted_files: string | null
  }
  copy_set_up: {
    source: number | null
    target: number | null
    tables: readonly string[] | null
    files: string | null
    said: string | null
  }
  found_company: {
    wanted_nit: string | null
    wanted_dv: number | null
    wanted_nombre: string | null
    wanted_settings: string | null
    wanted_hosts: readonly string[] | null
    wanted_files: string | null
    source: number | null
    setting_names: readonly string[] | null
  }
}
