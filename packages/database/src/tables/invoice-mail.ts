// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated } from 'kysely'

/** The tables of `schema/invoice-mail/`. */
export interface InvoiceMailTables {
  invoice_mailboxes: {
    company_id: number
    host: string
    port: number
    security: string
    username: string
    access: Generated<string>
    tenant: Generated<string>
    client_id: Generated<string>
    sealed_secret: Buffer
    folder: Generated<string>
    is_on: Generated<boolean>
    stopped_why: string | null
    place: Generated<number>
    uid_validity: string | null
    last_uid: string | null
    read_at: string | null
    failure: string | null
    failures: Generated<number>
    next_run_at: string | null
    held_by: string | null
    held_until: string | null
    version: Generated<number>
    updated_by: string
    updated_at: Generated<string>
  }
  invoice_mails: {
    company_id: number
    id: Generated<string>
    place: number
    uid_validity: string
    uid: string
    message_id: Generated<string>
    sender: Generated<string>
    sender_name: Generated<string>
    answer_to: string | null
    subject: Generated<string>
    sent_at: string | null
    received_at: Generated<string>
    estado: Generated<string>
    motivo: string | null
    detalles: Generated<unknown>
    third_party_id: number | null
    asignado_por: string | null
    resultado: Generated<unknown>
    nota: Generated<string>
    decidido_por: string | null
    decidido_at: string | null
    waiting_told_at: string | null
    answered_at: string | null
    version: Generated<number>
  }
  invoice_mail_files: {
    company_id: number
    id: Generated<string>
    mail_id: string
    place: number
    name: string
    media_type: string
    size: string
    storage_key: string
  }
}
