// Generated from the schema by `npm run generate`; a test compares it with the database.
/** What the functions of `schema/required-documents/` are called with. */
export interface RequiredDocumentsFunctions {
  review_document: {
    wanted: string | null
    decision: string | null
    why: string | null
    last_day: string | null
    reviewer: string | null
  }
  submit_document: {
    wanted: string | null
    contract: string | null
    upload: string | null
    issued: string | null
    ends: string | null
    file: string | null
    origin: string | null
  }
}
