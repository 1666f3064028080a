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

/** A third party with all that an ERP may tell of it. */
export interface ToldPartyRow extends ThirdPartyRow {
  sigla: string | null
  id_actividad_economica: string | null
  regimen_tributario_id: string | null
  web_site: string | null
  pyme: boolean | null
  observacion_tercero: string | null
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

/** How third parties are loaded of which an ERP tells more. */
export const toldPartiesLoad: LoadTable<ToldPartyRow> = {
  ...thirdPartiesLoad,
  columns: [
    ...thirdPartiesLoad.columns,
    'sigla',
    'id_actividad_economica',
    'regimen_tributario_id',
    'web_site',
    'pyme',
    'observacion_tercero',
  ],
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

/** A branch account with its address. */
export interface ToldBranchRow extends BranchAccountRow {
  direccion: string | null
  ciudad: string | null
  correo: string | null
  telefono: string | null
}

/** How branch accounts are loaded of which an ERP tells more. */
export const toldBranchesLoad: LoadTable<ToldBranchRow> = {
  ...branchAccountsLoad,
  columns: [...branchAccountsLoad.columns, 'direccion', 'ciudad', 'correo', 'telefono'],
}
