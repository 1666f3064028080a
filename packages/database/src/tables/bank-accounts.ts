// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated, GeneratedAlways } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'

/** The tables of `schema/bank-accounts/`. */
export interface BankAccountsTables {
  bank_accounts: {
    company_id: number
    id: Generated<string>
    third_party_id: number
    third_id: number
    banco: string
    tipo: string
    numero: Buffer
    ultimos: string
    huella: Buffer
    titular: string
    titular_documento: string
    origen: string
    change_id: string | null
    desde: Generated<string>
    hasta: string | null
  }
  bank_change_numbers: {
    company_id: number
    year: number
    last: Generated<number>
  }
  bank_changes: {
    company_id: number
    id: string
    third_party_id: number
    account_ids: number[]
    numero: string
    estado: string
    banco: string
    tipo: string
    cuenta: Buffer
    ultimos: string
    huella: Buffer
    titular: string
    titular_documento: string
    coincidencia: string
    certificado_fecha: CalendarDate
    certificado_lectura: Generated<unknown>
    archivo: string
    media_type: string
    size: string
    sha256: string
    storage_key: string
    motivo: Generated<string>
    antes: Generated<unknown>
    identity_id: string | null
    solicitante: string
    solicitante_correo: string
    address: string | null
    created_at: Generated<string>
    approved_at: string | null
    applies_at: string | null
    closed_at: string | null
    razon: Generated<string>
    idempotency_key: string
  }
  bank_account_events: {
    company_id: number
    id: GeneratedAlways<string>
    third_party_id: number
    change_id: string | null
    at: Generated<string>
    event: string
    actor_kind: string
    actor: string
    identity_id: string | null
    address: string | null
    detail: Generated<unknown>
    hash: Buffer
  }
  bank_hand_overs: {
    company_id: number
    id: string
    change_id: string
    at: Generated<string>
    way: string
    actor: string
    huella: string | null
  }
  bank_change_approvers: {
    company_id: number
    email: string
    name: string
    created_at: Generated<string>
    removed_at: string | null
  }
  bank_change_approvals: {
    company_id: number
    change_id: string
    approver: string
    at: Generated<string>
    how: string
    sha256: string
    identity_id: string | null
  }
  bank_change_codes: {
    company_id: number
    change_id: string
    email: string
    code_hash: Buffer
    tries: Generated<number>
    expires_at: string
    spent_at: string | null
  }
  bank_change_links: {
    company_id: number
    token_hash: Buffer
    change_id: string
    email: string
    name: string
    sees: boolean
    created_at: Generated<string>
    expires_at: string
    spent_at: string | null
  }
  bank_approvers: {
    company_id: number
    id: Generated<string>
    identity_id: string
    name: string
    email: string
    proposed_by: string
    proposed_identity: string | null
    proposed_at: Generated<string>
    confirmed_by: string | null
    confirmed_identity: string | null
    confirmed_at: string | null
    counts_from: string | null
    leaving_by: string | null
    leaves_at: string | null
    ended_at: string | null
    ended_by: string | null
    ended_why: string | null
    is_inherited: Generated<boolean>
    needs_factor: Generated<boolean>
  }
  bank_code_sends: {
    company_id: number
    id: GeneratedAlways<string>
    change_id: string
    identity_id: string
    sent_at: Generated<string>
    tries: Generated<number>
    last_wrong_at: string | null
    is_told: Generated<boolean>
  }
}
