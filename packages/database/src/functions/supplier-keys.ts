// Generated from the schema by `npm run generate`; a test compares it with the database.
/** What the functions of `schema/supplier-keys/` are called with. */
export interface SupplierKeysFunctions {
  make_supplier_key: {
    name: string | null
    beginning: string | null
    hash: Buffer | null
    until: Date | string | null
    most: number | null
  }
}
