// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'

/** The tables of `schema/papers/`. */
export interface PapersTables {
  paper_numbers: {
    company_id: number
    kind: string
    year: number
    last: Generated<number>
  }
  issued_papers: {
    company_id: number
    id: Generated<string>
    kind: string
    numero: string
    codigo: string
    third_party_id: number
    account_ids: number[]
    membership_id: string | null
    fecha_corte: CalendarDate
    content: unknown
    content_hash: Buffer
    pdf: Buffer
    issued_at: Generated<string>
    annulled_at: string | null
    annulled_reason: string | null
  }
  statement_subscriptions: {
    company_id: number
    membership_id: string
    last_month: CalendarDate | null
    created_at: Generated<string>
  }
  paper_signers: {
    company_id: number
    sealed_signer: Buffer
    nombre: string
    emisor: string
    valid_from: string
    valid_until: string
    fingerprint: string
    is_trial: Generated<boolean>
    updated_at: Generated<string>
  }
  printed_documents: {
    company_id: number
    kind: string
    document_id: string
    content_hash: Buffer
    codigo: string
    content: unknown
    printed_at: Generated<string>
  }
}
