import type { Generated } from 'kysely'

/** A third party (tercero) of a company, usually a supplier. */
export interface ThirdPartiesTable {
  company_id: number
  id: Generated<number>
  erp_key: string
  documento_numero: string
  documento_dv: number | null
  nombre: string
  sigla: string | null
  id_actividad_economica: string | null
  regimen_tributario_id: string | null
  web_site: string | null
  pyme: boolean | null
  observacion_tercero: string | null
  es_proveedor: Generated<boolean>
  activo: Generated<boolean>
  /** The third party that this one turned out to be. */
  merged_into: number | null
  import_batch_id: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
}

/** A branch (sucursal) of a third party; its id is thirdId. */
export interface BranchAccountsTable {
  company_id: number
  id: Generated<number>
  third_party_id: number
  erp_key: string
  codigo: string
  nombre: string
  direccion: string | null
  ciudad: string | null
  correo: string | null
  telefono: string | null
  activo: Generated<boolean>
  /** Whose it was before two third parties became one. */
  merged_from: number | null
  import_batch_id: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
}
