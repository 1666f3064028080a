import { sql } from 'kysely'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** A third party from a company's ERP, found by its number. */
export interface KnownThirdParty {
  nombre: string
  sigla: string | null
  documento_numero: string
  documento_dv: number | null
  id_actividad_economica: string | null
  regimen_tributario_id: string | null
  web_site: string | null
  pyme: boolean | null
  observacion_tercero: string | null
  es_proveedor: boolean
  activo: boolean
}

/**
 * Finds the visited company's third parties with exactly this number, active suppliers first. A number that may
 * include its check digit is tried both ways, the shorter one first.
 */
export async function findThirdParties(
  db: Database,
  scope: Scope,
  numbers: readonly string[],
): Promise<KnownThirdParty[]> {
  const found = await db.read(
    scope,
    numbers.map((number) =>
      sql<KnownThirdParty>`select * from third_parties_of_number(${number})`.compile(query),
    ),
  )
  return found.find((parties) => parties.length > 0) ?? []
}
