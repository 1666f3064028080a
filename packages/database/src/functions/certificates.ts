// Generated from the schema by `npm run generate`; a test compares it with the database.
/** What the functions of `schema/certificates/` are called with. */
export interface CertificatesFunctions {
  keep_company_certificate: {
    party: number | null
    wanted: unknown
    said: unknown
    on_day: string | null
    version: number | null
  }
}
