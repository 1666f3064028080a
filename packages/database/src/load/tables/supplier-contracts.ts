import type { ContractKind, MinuteKind } from '@enlace/domain/contracts.ts'
import type { StateOf } from '@enlace/domain/states.ts'
import type { LoadReference, LoadTable } from '../load-table.ts'
import { columnsWithout, type LoadedRow } from './loaded-row.ts'
import { ownedLoad, type OwnedRow, ownerColumns } from './owner.ts'

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

/** How a part of contracts is loaded. */
const partLoad = <Row extends ContractPart>(
  table: LoadTable<Row>['table'],
  partColumns: LoadTable<Row>['columns'],
): LoadTable<Row> => ({
  table,
  columns: partColumns,
  key: ['erp_key'],
  references: [ofContract],
  remembers: 'batch-and-time',
})

/** How contracts are loaded. */
export const contractsLoad = ownedLoad<ContractRow>('supplier_contracts', columns)

/** How amendments are loaded. */
export const amendmentsLoad = partLoad<AmendmentRow>('supplier_contracts_amendments', amendmentColumns)

/** How the risks of contracts are loaded. */
export const policiesLoad = partLoad<PolicyRow>('supplier_contracts_policies', policyColumns)

/** How the minutes of contracts are loaded. */
export const minutesLoad = partLoad<MinuteRow>('supplier_contracts_minutes', minuteColumns)
