// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'

/** The tables of `schema/supporting-documents/`. */
export interface SupportingDocumentsTables {
  supporting_documents: {
    company_id: number
    invoice_id: string
    third_party_id: number
    third_id: number
    consecutivo: number
    soporte_numero: string | null
    soporte_cuds: string | null
    soporte_fecha: CalendarDate | null
    soporte_at: string | null
  }
  supporting_document_suppliers: {
    company_id: number
    third_party_id: number
    abierta: boolean
    por: string
    at: Generated<string>
  }
}
