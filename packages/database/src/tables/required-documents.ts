import type { Generated } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date'

/** A file on its way, which a person sends in pieces. */
export interface FileUploadsTable {
  company_id: number
  id: Generated<string>
  membership_id: string
  third_party_id: number
  purpose: string
  name: string
  size: string
  sha256: string
  received: Generated<string>
  created_at: Generated<string>
  expires_at: Generated<string>
}

/** Bytes of a file on its way. */
export interface FileUploadPiecesTable {
  company_id: number
  upload_id: string
  at: string
  bytes: Buffer
}

/** A document that a company asks of its suppliers, or for its contracts. */
export interface RequiredDocumentsTable {
  company_id: number
  id: Generated<string>
  codigo: string
  nombre: string
  descripcion: Generated<string>
  alcance: Generated<string>
  persona: string | null
  suministro: string | null
  tipo_contrato: string | null
  contract_id: string | null
  obligatorio: Generated<boolean>
  regla: Generated<string>
  dias: number | null
  fecha: CalendarDate | null
  orden: Generated<number>
  plantilla_nombre: string | null
  plantilla_tipo: string | null
  plantilla_bytes: string | null
  plantilla_key: string | null
  activo: Generated<boolean>
  created_at: Generated<string>
  updated_at: Generated<string>
}

/** A version of a document that a supplier sent; only the company's decision is ever added. */
export interface SupplierDocumentsTable {
  company_id: number
  id: Generated<string>
  third_party_id: number
  document_id: string
  contract_id: string | null
  third_id: number | null
  version: number
  estado: Generated<string>
  nombre: string
  media_type: string
  bytes: string
  sha256: string
  storage_key: string
  upload_id: string
  expedido: CalendarDate | null
  vence: CalendarDate | null
  identity_id: string | null
  subido_por: string
  subido_at: Generated<string>
  motivo: Generated<string>
  revisado_por: string | null
  revisado_at: string | null
}
