// Generated from the schema by `npm run generate`; a test compares it with the database.
/** What the functions of `schema/documents/` are called with. */
export interface DocumentsFunctions {
  decide_document_act: {
    wanted: string | null
    what: string | null
    comes_out: string | null
    why: string | null
    note: string | null
    decided: string | null
    fresh: string | null
    said: string | null
    becomes: string | null
  }
  keep_document_act: {
    fresh: string | null
    of_kind: string | null
    document: string | null
    what: string | null
    gives: string | null
    why: string | null
    words: string | null
    told: string | null
    written: number | string | null
    thread: string | null
    key: string | null
  }
  record_supplier_event: {
    of_kind: string | null
    document: string | null
    what: string | null
    words: string | null
    changed: string | null
    files: string | null
  }
  write_document_event: {
    of_kind: string | null
    document: string | null
    source: string | null
    who: string | null
    person: string | null
    what: string | null
    words: string | null
    changed: string | null
    files: string | null
  }
}
