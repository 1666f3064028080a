// Generated from the schema by `npm run generate`; a test compares it with the database.
/** What the functions of `schema/invoice-batches/` are called with. */
export interface InvoiceBatchesFunctions {
  make_invoice_batch: {
    fresh: string | null
    format: string | null
    until: string | null
    most: number | null
    form_key: string | null
    maker: string | null
  }
}
