// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'

/** The tables of `schema/required-documents/`. */
export interface RequiredDocumentsTables {
  required_documents: {
    company_id: number
    id: Generated<string>
    codigo: string
    nombre: string
    descripcion: Generated<string>
    alcance: Generated<string>
    persona: string | null
    suministro: string | null
    tamanos: string[] | null
    riesgos: string[] | null
    tipo_contrato: string | null
    contract_id: string | null
    obligatorio: Generated<boolean>
    regla: Generated<string>
    dias: number | null
    fecha: CalendarDate | null
    gracia: Generated<number>
    desde: Generated<CalendarDate>
    orden: Generated<number>
    plantilla_nombre: string | null
    plantilla_tipo: string | null
    plantilla_bytes: string | null
    plantilla_key: string | null
    activo: Generated<boolean>
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  supplier_documents: {
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
  document_reminders: {
    company_id: number
    id: Generated<string>
    third_party_id: number
    document_id: string
    contract_id: string | null
    paso: string
    personas: number
    por: string | null
    enviado_at: Generated<string>
  }
  document_reminder_plans: {
    company_id: number
    dias_antes: number[]
    cada_dias: number | null
    version: Generated<number>
    updated_at: Generated<string>
  }
}
