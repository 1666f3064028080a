// Generated from the schema by `npm run generate`; a test compares it with the database.
/** What the functions of `schema/invoices/` are called with. */
export interface InvoicesFunctions {
  assign_invoice: {
    wanted: string | null
    seen: number | null
    member: string | null
    of_roles: readonly string[] | null
    giver: string | null
  }
  decide_invoice: {
    wanted: string | null
    seen: number | null
    decision: string | null
    reason: string | null
    title: string | null
    step: string | null
    words: string | null
    decider: string | null
    rule: string | null
  }
  note_supporting_issue: {
    wanted: string | null
    said: string | null
    files: string | null
    recorder: string | null
    may_replace: boolean | null
  }
}
