// Generated from the schema by `npm run generate`; a test compares it with the database.
/** What the functions of `schema/users/` are called with. */
export interface UsersFunctions {
  change_user: {
    wanted: string | null
    wanted_email: string | null
    given: string | null
    token: Buffer | null
    valid_minutes: number | null
    origin: string | null
  }
  invite_person: {
    wanted_email: string | null
    first: string | null
    last: string | null
    third_party: number | null
    master: boolean | null
    accounts: readonly number[] | null
    token: Buffer | null
    valid_minutes: number | null
  }
  invite_user: {
    wanted_email: string | null
    given: string | null
    token: Buffer | null
    valid_minutes: number | null
    at_most: number | null
    origin: string | null
  }
}
