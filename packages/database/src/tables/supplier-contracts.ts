// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'

/** The tables of `schema/supplier-contracts/`. */
export interface SupplierContractsTables {
  supplier_contracts: {
    company_id: number
    id: Generated<string>
    third_party_id: number
    third_id: number
    erp_key: string
    nro_contrato: string
    objeto: string
    tipo: string
    fecha_inicio: CalendarDate | null
    fecha_fin: CalendarDate | null
    supervisor: string | null
    moneda: Generated<string>
    valor: Money
    valor_ejecutado: Generated<Money>
    estado: Generated<string>
    import_batch_id: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
    interventor: string | null
    forma_pago: string | null
    archivo: string | null
    own_supervisor: string | null
    own_interventor: string | null
    own_forma_pago: string | null
  }
  supplier_contracts_amendments: {
    company_id: number
    id: Generated<string>
    third_party_id: number
    third_id: number
    contract_id: string
    erp_key: string
    numero: string
    fecha: CalendarDate
    objeto: string
    valor_adicional: Generated<Money>
    nueva_fecha_fin: CalendarDate | null
    archivo: string | null
    import_batch_id: string | null
    updated_at: Generated<string>
  }
  supplier_contracts_minutes: {
    company_id: number
    id: Generated<string>
    third_party_id: number
    third_id: number
    contract_id: string
    erp_key: string
    tipo: string
    numero: string
    fecha: CalendarDate
    descripcion: string | null
    valor: Money | null
    archivo: string | null
    import_batch_id: string | null
    updated_at: Generated<string>
  }
  supplier_contracts_policies: {
    company_id: number
    id: Generated<string>
    third_party_id: number
    third_id: number
    contract_id: string
    erp_key: string
    amparo: string
    valor_exigido: Money | null
    exigida_hasta: CalendarDate | null
    numero: string | null
    aseguradora: string | null
    valor: Money | null
    vigente_desde: CalendarDate | null
    vigente_hasta: CalendarDate | null
    aprobada_el: CalendarDate | null
    import_batch_id: string | null
    updated_at: Generated<string>
  }
  supplier_contracts_policy_versions: {
    company_id: number
    id: string
    third_party_id: number
    third_id: number
    policy_id: string
    version: number
    numero: string
    aseguradora: string
    valor: Money
    vigente_desde: CalendarDate
    vigente_hasta: CalendarDate
    estado: Generated<string>
    motivo: string | null
    person: string
    identity_id: string | null
    event_id: string
    question_id: string | null
    created_at: Generated<string>
    reviewed_at: string | null
    reviewer: string | null
    idempotency_key: string
  }
}
