// Generated from the schema by `npm run generate`; a test compares it with the database.
/** What the functions of `schema/exports/` are called with. */
export interface ExportsFunctions {
  finish_export: {
    company: number | null
    job: string | null
    claimer: string | null
    written: number | null
    file_key: string | null
    days: number | null
  }
  open_download_ticket: {
    session: string | null
    ticket: Buffer | null
    wanted_target: Buffer | null
    wanted_account: number | null
    wanted_module: string | null
    master_only: boolean | null
    valid_seconds: number | null
  }
  open_staff_ticket: {
    session: string | null
    ticket: Buffer | null
    wanted_target: Buffer | null
    wanted_roles: readonly string[] | null
    wanted_step_up: number | null
    valid_seconds: number | null
  }
  request_export: {
    wanted_list: string | null
    wanted_format: string | null
    asked: string | null
    wanted_account: number | null
    wanted_module: string | null
    total: number | null
    name: string | null
    type: string | null
    at_most: number | null
  }
}
