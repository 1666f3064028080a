// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'

/** The tables of `schema/supplier-qualification/`. */
export interface SupplierQualificationTables {
  qualification_forms: {
    company_id: number
    version: number
    definition: unknown
    actor: string
    created_at: Generated<string>
  }
  supplier_evaluations: {
    company_id: number
    id: Generated<string>
    third_party_id: number
    periodo: string
    desde: CalendarDate
    hasta: CalendarDate
    version: Generated<number>
    form_version: number
    scores: unknown
    observacion: Generated<string>
    evaluador: string
    created_at: Generated<string>
    updated_at: Generated<string>
    snapshot: unknown
    puntaje: string | null
    nivel: string | null
    published_at: string | null
    published_by: string | null
    review_until: CalendarDate | null
    replaced_at: string | null
  }
  review_numbers: {
    company_id: number
    year: number
    last: Generated<number>
  }
  evaluation_reviews: {
    company_id: number
    id: Generated<string>
    third_party_id: number
    evaluation_id: string
    numero: string
    state: Generated<string>
    criterios: Generated<string[]>
    person: string
    identity_id: string | null
    created_at: Generated<string>
    moved_at: Generated<string>
    decision: Generated<string>
    decided_at: string | null
    decided_by: string | null
    idempotency_key: string
  }
  evaluation_review_messages: {
    company_id: number
    id: Generated<string>
    third_party_id: number
    review_id: string
    place: number
    author_kind: string
    author: string
    identity_id: string | null
    words: string
    created_at: Generated<string>
    idempotency_key: string
  }
  improvement_actions: {
    company_id: number
    id: Generated<string>
    third_party_id: number
    evaluation_id: string
    place: number
    criterio: Generated<string>
    accion: string
    responsable: string
    fecha: CalendarDate
    state: Generated<string>
    evidencia: Generated<string>
    respuesta: Generated<string>
    sent_at: string | null
    decided_at: string | null
    decided_by: string | null
    person: string
    identity_id: string | null
    created_at: Generated<string>
    version: Generated<number>
    idempotency_key: string
  }
  qualification_files: {
    company_id: number
    id: Generated<string>
    third_party_id: number
    message_id: string | null
    action_id: string | null
    name: string
    media_type: string
    size: string
    storage_key: string
    created_at: Generated<string>
  }
}
