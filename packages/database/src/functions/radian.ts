// Generated from the schema by `npm run generate`; a test compares it with the database.
/** What the functions of `schema/radian/` are called with. */
export interface RadianFunctions {
  record_radian_event: {
    wanted: string | null
    code: string | null
    moment: Date | string | null
    term: Date | string | null
    person: string | null
    claim: string | null
    words: string | null
    recorder: string | null
  }
}
