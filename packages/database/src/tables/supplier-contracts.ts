import type { Generated } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date'
import type { Money } from '@enlace/domain/money'

/** A contract with a supplier. */
export interface SupplierContractsTable {
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
  interventor: string | null
  forma_pago: string | null
  /** What the company's people said where the ERP says nothing. */
  own_supervisor: string | null
  own_interventor: string | null
  own_forma_pago: string | null
  moneda: Generated<string>
  valor: Money
  valor_ejecutado: Generated<Money>
  estado: Generated<string>
  /** The name of the file among the contract's that is the signed contract itself. */
  archivo: string | null
  import_batch_id: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
}

/** What was agreed of a contract after its signature. */
export interface SupplierContractsAmendmentsTable {
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

/** What was put on record while a contract ran. */
export interface SupplierContractsMinutesTable {
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

/** A risk that a contract asks to be covered, and the policy that the ERP knows of. */
export interface SupplierContractsPoliciesTable {
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

/** A policy that the supplier sent in for a risk, and what the company said of it. */
export interface SupplierContractsPolicyVersionsTable {
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
