import type { LoadTable } from '../load-table.ts'

/** A third party as an ERP tells it; its key is the NIT without check digit. */
export interface ThirdPartyRow {
  erp_key: string
  documento_numero: string
  documento_dv: number | null
  nombre: string
  es_proveedor: boolean
  activo: boolean
}

/** How suppliers are loaded. */
export const thirdPartiesLoad: LoadTable<ThirdPartyRow> = {
  table: 'third_parties',
  columns: ['erp_key', 'documento_numero', 'documento_dv', 'nombre', 'es_proveedor', 'activo'],
  key: ['erp_key'],
  passesOver: 'merged_into',
  isProposed: true,
  remembers: 'batch-and-time',
}

/** A branch account of a third party. */
export interface BranchAccountRow {
  erp_key: string
  third_party_key: string
  codigo: string
  nombre: string
  activo: boolean
}

/** How branch accounts are loaded. */
export const branchAccountsLoad: LoadTable<BranchAccountRow> = {
  table: 'branch_accounts',
  columns: ['erp_key', 'codigo', 'nombre', 'activo'],
  key: ['erp_key'],
  references: [
    { column: 'third_party_id', to: 'third_parties', by: 'third_party_key', standIn: 'merged_into' },
  ],
  isProposed: true,
  remembers: 'batch-and-time',
}
