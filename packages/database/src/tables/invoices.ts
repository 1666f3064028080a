// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated, GeneratedAlways } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'

/** The tables of `schema/invoices/`. */
export interface InvoicesTables {
  submitted_invoice_numbers: {
    company_id: number
    year: number
    last: Generated<number>
  }
  submitted_invoices: {
    company_id: number
    id: string
    third_party_id: number
    third_id: number
    estado: Generated<string>
    radicado: string | null
    radicada_at: string | null
    enviada_at: string | null
    enviada_por: string | null
    origen: Generated<string>
    version_documento: Generated<number>
    clase: string
    numero: string
    numero_clave: GeneratedAlways<string>
    cufe: string | null
    clave: string
    emisor_nit: string
    fecha_emision: CalendarDate | null
    fecha_vencimiento: CalendarDate | null
    moneda: Generated<string>
    valor_total: Money
    orden: string | null
    purchase_order_id: string | null
    cuadre: string | null
    documento: unknown
    hallazgos: Generated<unknown>
    match: unknown
    motivo: string | null
    motivo_titulo: Generated<string>
    motivo_paso: Generated<string>
    detalle: Generated<string>
    decidida_por: string | null
    decidida_at: string | null
    regla: string | null
    tomada_at: string | null
    assignee_id: string | null
    identity_id: string | null
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  submitted_invoice_versions: {
    company_id: number
    invoice_id: string
    version: number
    third_party_id: number
    third_id: number
    clase: string
    numero: string
    numero_clave: string
    cufe: string | null
    emisor_nit: string
    moneda: string
    valor_total: Money
    documento: unknown
    hallazgos: unknown
    match: unknown
    enviada_at: Generated<string>
    enviada_por: string
  }
  submitted_invoice_files: {
    company_id: number
    id: Generated<string>
    third_party_id: number
    third_id: number
    invoice_id: string
    version_documento: Generated<number>
    clase: string
    anexo: Generated<string>
    name: string
    media_type: string
    size: string
    storage_key: string
    subido_at: Generated<string>
    subido_por: string
  }
  submitted_invoice_events: {
    company_id: number
    id: Generated<string>
    third_party_id: number
    third_id: number
    invoice_id: string
    acto: string
    quien: string
    texto: Generated<string>
    at: Generated<string>
  }
  invoice_deliveries: {
    company_id: number
    invoice_id: string
    via: string
    claimant: string
    claimed_at: Generated<string>
    delivered_at: string | null
  }
  submitted_invoice_bills: {
    company_id: number
    invoice_id: string
    connection_id: string | null
    conexion: string
    system: string
    state: string
    erp_id: string | null
    erp_number: string | null
    reason: string | null
    tries: Generated<number>
    retry_at: string | null
    at: Generated<string>
  }
  supporting_documents: {
    company_id: number
    invoice_id: string
    third_party_id: number
    third_id: number
    consecutivo: number
  }
  supporting_document_suppliers: {
    company_id: number
    third_party_id: number
    abierta: boolean
    por: string
    at: Generated<string>
  }
  issued_supporting_documents: {
    company_id: number
    invoice_id: string
    third_party_id: number
    third_id: number
    tipo: string
    numero: string
    fecha: CalendarDate
    cuds: string
    hallazgos: Generated<unknown>
    informado_por: string
    informado_at: Generated<string>
  }
}
