// Generated from the schema by `npm run generate`; a test compares it with the database.
/** What the functions of `schema/required-documents/` are called with. */
export interface RequiredDocumentsFunctions {
  document_audience: {
    scope: string | null
    person: string | null
    supply: string | null
    sizes: readonly string[] | null
    risks: readonly string[] | null
    kind: string | null
  }
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
