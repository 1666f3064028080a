// Generated from the schema by `npm run generate`; a test compares it with the database.
/** What the functions of `schema/push/` are called with. */
export interface PushFunctions {
  note_push: {
    company: number | null
    key: string | null
    is_refused: boolean | null
    read_rows: number | string | null
    refused_rows: number | string | null
    size: number | string | null
  }
}
