// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated, GeneratedAlways } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'

/** The tables of `schema/payments/`. */
export interface PaymentsTables {
  payment_concepts: {
    company_id: number
    id: Generated<number>
    nombre: string
    descripcion: Generated<string>
    valor: Money | null
    orden: Generated<number>
    activo: Generated<boolean>
    created_at: Generated<string>
  }
  payment_gateways: {
    company_id: number
    gateway: string
    environment: Generated<string>
    is_enabled: Generated<boolean>
    public_key: Generated<string>
    sealed_secrets: Buffer | null
    updated_at: Generated<string>
  }
  online_payments: {
    company_id: number
    id: string
    numero: string
    token_hash: Buffer
    idempotency_key: string
    concept_id: number
    concepto: string
    nit: string
    dv: number
    razon_social: string
    referencia: string
    valor: Money
    moneda: Generated<string>
    correo: string
    gateway: string
    environment: string
    estado: Generated<string>
    transaction_id: string | null
    transaction_status: string | null
    expires_at: string
    decided_at: string | null
    reversed_at: string | null
    failed_at: string | null
    devuelto: Generated<Money>
    next_check_at: string | null
    address: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  online_payment_events: {
    company_id: number
    payment_id: string
    id: GeneratedAlways<string>
    at: Generated<string>
    kind: string
    transaction_id: string | null
    status: string | null
    estado_anterior: string
    estado: string
    detail: Generated<unknown>
    event_hash: Buffer | null
  }
  online_payment_refunds: {
    company_id: number
    payment_id: string
    id: Generated<string>
    fecha: CalendarDate
    valor: Money
    motivo: string
    referencia: Generated<string>
    avisada: boolean
    idempotency_key: string
    noted_at: Generated<string>
    noted_by: string
    withdrawn_at: string | null
    withdrawn_by: string | null
    withdrawn_reason: string | null
  }
  payment_recipients: {
    company_id: number
    email: string
  }
  simulated_transactions: {
    company_id: number
    reference: string
    id: string
    status: string
    valor: Money
    moneda: string
    created_at: Generated<string>
    finalized_at: string | null
  }
}
