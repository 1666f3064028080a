import type { ContractKind, MinuteKind } from '@enlace/domain/contracts.ts'
import type { StateOf } from '@enlace/domain/states.ts'
import type { LoadReference, LoadTable } from '../load-table.ts'
import { columnsWithout, type LoadedRow } from './loaded-row.ts'
import { ownedByAccount, type OwnedRow, ownerColumns } from './owner.ts'

const columns = columnsWithout('supplier_contracts', ['own_supervisor', 'own_interventor', 'own_forma_pago'])
const amendmentColumns = columnsWithout('supplier_contracts_amendments', [])
const policyColumns = columnsWithout('supplier_contracts_policies', [])
const minuteColumns = columnsWithout('supplier_contracts_minutes', [])

/** A supplier's contract. */
export type ContractRow = OwnedRow &
  LoadedRow<'supplier_contracts', typeof columns> & { tipo: ContractKind; estado: StateOf<'contrato'> }

/** A part of a contract, by the contract's ERP key. */
interface ContractPart {
  contract_key: string
}

/** An amendment to a contract. */
export type AmendmentRow = ContractPart & LoadedRow<'supplier_contracts_amendments', typeof amendmentColumns>

/** A risk that the contract requires to be covered, with the policy in the ERP. */
export type PolicyRow = ContractPart & LoadedRow<'supplier_contracts_policies', typeof policyColumns>

/** A minute of a contract. */
export type MinuteRow = ContractPart &
  LoadedRow<'supplier_contracts_minutes', typeof minuteColumns> & { tipo: MinuteKind }

const ofContract: LoadReference<ContractPart> = {
  column: 'contract_id',
  to: 'supplier_contracts',
  by: 'contract_key',
  copies: ownerColumns,
}

/** How contracts are loaded. */
export const contractsLoad: LoadTable<ContractRow> = {
  table: 'supplier_contracts',
  columns,
  key: ['erp_key'],
  references: [ownedByAccount],
  remembers: 'batch-and-time',
}

/** How amendments are loaded. */
export const amendmentsLoad: LoadTable<AmendmentRow> = {
  table: 'supplier_contracts_amendments',
  columns: amendmentColumns,
  key: ['erp_key'],
  references: [ofContract],
  remembers: 'batch-and-time',
}

/** How the risks of contracts are loaded. */
export const policiesLoad: LoadTable<PolicyRow> = {
  table: 'supplier_contracts_policies',
  columns: policyColumns,
  key: ['erp_key'],
  references: [ofContract],
  remembers: 'batch-and-time',
}

/** How the minutes of contracts are loaded. */
export const minutesLoad: LoadTable<MinuteRow> = {
  table: 'supplier_contracts_minutes',
  columns: minuteColumns,
  key: ['erp_key'],
  references: [ofContract],
  remembers: 'batch-and-time',
}
