// Generated from the schema by `npm run generate`; a test compares it with the database.
/** What the functions of `schema/supplier-contracts/` are called with. */
export interface SupplierContractsFunctions {
  keep_contract_policy: {
    fresh: string | null
    risk: string | null
    wording: string | null
    written: number | string | null
    thread: string | null
    key: string | null
  }
  review_contract_policy: {
    wanted: string | null
    decision: string | null
    why: string | null
    who: string | null
    sentence: string | null
  }
}
