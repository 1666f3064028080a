// Generated from the schema by `npm run generate`; a test compares it with the database.
/** What the functions of `schema/bank-accounts/` are called with. */
export interface BankAccountsFunctions {
  approve_bank_change: {
    wanted: string | null
    approver: string | null
    code: Buffer | null
    how_known: string | null
    seen: string | null
  }
  hand_over_bank_changes: {
    fresh: string | null
    changes: readonly string[] | null
    means: string | null
    who: string | null
    person: string | null
    print: string | null
    origin: string | null
  }
  keep_bank_link: {
    wanted: string | null
    hash: Buffer | null
    mailbox: string | null
    who: string | null
    may_see: boolean | null
    days: number | null
  }
  load_bank_account: {
    branch: number | null
    bank: string | null
    kind: string | null
    sealed: Buffer | null
    last_digits: string | null
    print: Buffer | null
    holder: string | null
    holder_document: string | null
  }
  request_bank_change: {
    fresh: string | null
    branches: readonly number[] | null
    bank: string | null
    kind: string | null
    sealed: Buffer | null
    last_digits: string | null
    print: Buffer | null
    holder: string | null
    holder_document: string | null
    match: string | null
    issued: string | null
    reading: string | null
    why: string | null
    file: string | null
    key: string | null
    origin: string | null
  }
}
