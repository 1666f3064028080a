// Generated from the schema by `npm run generate`; a test compares it with the database.
/** What the functions of `schema/supplier-registration/` are called with. */
export interface SupplierRegistrationFunctions {
  correct_registration_request: {
    token: Buffer | null
    document: string | null
    dv: number | null
    email: string | null
    model: string | null
    names: string | null
    files: string | null
  }
  receive_registration_request: {
    request: string | null
    type: string | null
    document: string | null
    dv: number | null
    email: string | null
    model: string | null
    names: string | null
    key: string | null
    content: Buffer | null
    token: Buffer | null
    origin: string | null
    files: string | null
  }
}
