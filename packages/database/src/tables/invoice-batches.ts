// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated } from 'kysely'

/** The tables of `schema/invoice-batches/`. */
export interface InvoiceBatchesTables {
  invoice_batch_formats: {
    company_id: number
    id: string
    nombre: string
    formato: unknown
    version: Generated<number>
    updated_at: Generated<string>
  }
  invoice_batches: {
    company_id: number
    id: string
    numero: number
    nombre: string
    formato: unknown
    facturas: number
    hecho_por: string
    hecho_at: Generated<string>
    deshecho_por: string | null
    deshecho_at: string | null
    idempotency_key: string
  }
  invoice_batch_items: {
    company_id: number
    batch_id: string
    invoice_id: string
    place: number
  }
}
