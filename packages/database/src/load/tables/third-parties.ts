import type { LoadTable } from '../load-table.ts'
import { columnsWithout, type LoadedRow } from './loaded-row.ts'

const named = ['erp_key', 'documento_numero', 'documento_dv', 'nombre', 'es_proveedor', 'activo'] as const

/** A third party of which only the name is known; its key is the NIT without check digit. */
export type ThirdPartyRow = LoadedRow<'third_parties', typeof named>

/** How suppliers are loaded. */
export const thirdPartiesLoad: LoadTable<ThirdPartyRow> = {
  table: 'third_parties',
  columns: named,
  key: ['erp_key'],
  passesOver: 'merged_into',
  isProposed: true,
  remembers: 'batch-and-time',
}

// What the company's own staff says of a third party is no matter of the ERP.
const columns = columnsWithout('third_parties', ['merged_into', 'tamano', 'riesgo', 'clasificado_el'])

/** A third party with all columns that an ERP may provide. */
export type ToldPartyRow = LoadedRow<'third_parties', typeof columns>

/** How third parties with further columns are loaded. */
export const toldPartiesLoad: LoadTable<ToldPartyRow> = { ...thirdPartiesLoad, columns }

const namedBranch = ['erp_key', 'codigo', 'nombre', 'activo'] as const

/** A branch account of a third party. */
export type BranchAccountRow = LoadedRow<'branch_accounts', typeof namedBranch> & { third_party_key: string }

/** How branch accounts are loaded. */
export const branchAccountsLoad: LoadTable<BranchAccountRow> = {
  table: 'branch_accounts',
  columns: namedBranch,
  key: ['erp_key'],
  references: [
    { column: 'third_party_id', to: 'third_parties', by: 'third_party_key', standIn: 'merged_into' },
  ],
  isProposed: true,
  remembers: 'batch-and-time',
}

const branchColumns = columnsWithout('branch_accounts', ['merged_from'])

/** A branch account with its address. */
export type ToldBranchRow = BranchAccountRow & LoadedRow<'branch_accounts', typeof branchColumns>

/** How branch accounts with further columns are loaded. */
export const toldBranchesLoad: LoadTable<ToldBranchRow> = { ...branchAccountsLoad, columns: branchColumns }
