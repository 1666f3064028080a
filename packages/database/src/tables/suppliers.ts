// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'

/** The tables of `schema/suppliers/`. */
export interface SuppliersTables {
  third_parties: {
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
    tamano: string | null
    riesgo: string | null
    clasificado_el: CalendarDate | null
    import_batch_id: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
    merged_into: number | null
  }
  branch_accounts: {
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
    import_batch_id: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
    merged_from: number | null
  }
  third_party_merges: {
    company_id: number
    id: Generated<string>
    kept_id: number
    merged_id: number
    moved: unknown
    stayed: unknown
    actor: string
    at: Generated<string>
  }
}
