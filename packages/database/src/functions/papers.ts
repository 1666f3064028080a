// Generated from the schema by `npm run generate`; a test compares it with the database.
/** What the functions of `schema/papers/` are called with. */
export interface PapersFunctions {
  keep_paper: {
    wanted_kind: string | null
    number: string | null
    code: string | null
    cut_off: string | null
    says: string | null
    hash: Buffer | null
    bytes: Buffer | null
  }
  keep_printed_document: {
    wanted_kind: string | null
    document: string | null
    says: string | null
    hash: Buffer | null
    code: string | null
  }
}
