// Generated from the schema by `npm run generate`; a test compares it with the database.
/** What the functions of `schema/suppliers/` are called with. */
export interface SuppliersFunctions {
  merge_third_parties: {
    kept: number | null
    gone: number | null
    who: string | null
    person: string | null
    origin: string | null
  }
}
