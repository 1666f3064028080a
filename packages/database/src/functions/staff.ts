// Generated from the schema by `npm run generate`; a test compares it with the database.
/** What the functions of `schema/staff/` are called with. */
export interface StaffFunctions {
  change_staff: {
    wanted: string | null
    seen_version: number | null
    wanted_role: string | null
    wanted_active: boolean | null
    last_day: string | null
  }
  invite_staff: {
    wanted_email: string | null
    first: string | null
    last: string | null
    wanted_role: string | null
    last_day: string | null
    inviter: string | null
    token: Buffer | null
    valid_minutes: number | null
  }
}
