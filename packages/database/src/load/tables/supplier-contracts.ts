import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { ContractKind, MinuteKind } from '@enlace/domain/contracts.ts'
import type { Money } from '@enlace/domain/money.ts'
import type { StateOf } from '@enlace/domain/states.ts'
import type { LoadReference, LoadTable } from '../load-table.ts'
import { ownedByAccount, type OwnedRow, ownerColumns } from './owner.ts'

/** A supplier's contract. */
export interface ContractRow extends OwnedRow {
  erp_key: string
  nro_contrato: string
  objeto: string
  tipo: ContractKind
  fecha_inicio: CalendarDate | null
  fecha_fin: CalendarDate | null
  supervisor: string | null
  interventor: string | null
  forma_pago: string | null
  moneda: string
  valor: Money
  valor_ejecutado: Money
  estado: StateOf<'contrato'>
  archivo: string | null
}

/** What belongs to a contract, by the contract's ERP key. */
interface ContractPart {
  erp_key: string
  contract_key: string
}

/** What was agreed after the signature. */
export interface AmendmentRow extends ContractPart {
  numero: string
  fecha: CalendarDate
  objeto: string
  valor_adicional: Money
  nueva_fecha_fin: CalendarDate | null
  archivo: string | null
}

/** A risk that the contract asks to be covered, with the policy that the ERP knows of. */
export interface PolicyRow extends ContractPart {
  amparo: string
  valor_exigido: Money | null
  exigida_hasta: CalendarDate | null
  numero: string | null
  aseguradora: string | null
  valor: Money | null
  vigente_desde: CalendarDate | null
  vigente_hasta: CalendarDate | null
  aprobada_el: CalendarDate | null
}

/** What was put on record. */
export interface MinuteRow extends ContractPart {
  tipo: MinuteKind
  numero: string
  fecha: CalendarDate
  descripcion: string | null
  valor: Money | null
  archivo: string | null
}

const ofContract: LoadReference<ContractPart> = {
  column: 'contract_id',
  to: 'supplier_contracts',
  by: 'contract_key',
  copies: ownerColumns,
}

/** How contracts are loaded. */
export const contractsLoad: LoadTable<ContractRow> = {
  table: 'supplier_contracts',
  columns: [
    'erp_key',
    'nro_contrato',
    'objeto',
    'tipo',
    'fecha_inicio',
    'fecha_fin',
    'supervisor',
    'interventor',
    'forma_pago',
    'moneda',
    'valor',
    'valor_ejecutado',
    'estado',
    'archivo',
  ],
  key: ['erp_key'],
  references: [ownedByAccount],
  remembers: 'batch-and-time',
}

/** How what was added to contracts is loaded. */
export const amendmentsLoad: LoadTable<AmendmentRow> = {
  table: 'supplier_contracts_amendments',
  columns: ['erp_key', 'numero', 'fecha', 'objeto', 'valor_adicional', 'nueva_fecha_fin', 'archivo'],
  key: ['erp_key'],
  references: [ofContract],
  remembers: 'batch-and-time',
}

/** How the risks of contracts are loaded. */
export const policiesLoad: LoadTable<PolicyRow> = {
  table: 'supplier_contracts_policies',
  columns: [
    'erp_key',
    'amparo',
    'valor_exigido',
    'exigida_hasta',
    'numero',
    'aseguradora',
    'valor',
    'vigente_desde',
    'vigente_hasta',
    'aprobada_el',
  ],
  key: ['erp_key'],
  references: [ofContract],
  remembers: 'batch-and-time',
}

/** How the minutes of contracts are loaded. */
export const minutesLoad: LoadTable<MinuteRow> = {
  table: 'supplier_contracts_minutes',
  columns: ['erp_key', 'tipo', 'numero', 'fecha', 'descripcion', 'valor', 'archivo'],
  key: ['erp_key'],
  references: [ofContract],
  remembers: 'batch-and-time',
}
