// Generated from the schema by `npm run generate`; a test compares it with the database.
/** What the functions of `schema/profile/` are called with. */
export interface ProfileFunctions {
  ask_profile_request: {
    of_kind: string | null
    said: string | null
    due: string | null
    changes: string | null
    key: string | null
  }
  keep_own_profile: {
    seen: number | null
    given: string | null
    family: string | null
    city: string | null
    phone: string | null
    indicative: string | null
  }
}
