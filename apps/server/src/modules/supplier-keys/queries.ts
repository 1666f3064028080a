import { sql } from 'kysely'
import type { SupplierKey } from '@enlace/contract/supplier-keys/schemas.ts'
import { query, scopeCompany, scopeThirdParty, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** Finds the keys of the open supplier, the good ones first; none for who is no master. */
export async function findSupplierKeys(db: Database, scope: Scope): Promise<SupplierKey[]> {
  const [keys] = await db.read(scope, [
    sql<
      Omit<SupplierKey, 'estado'> & { is_good: boolean }
    >`select id, nombre, prefijo, creada_por, creada_at, vence_at,
        revocada_at, revocada_por, usada_at, usada_desde, is_good from scope_supplier_keys()`.compile(query),
  ])
  return keys.map(({ is_good: isGood, ...key }) => ({
    ...key,
    estado: isGood ? 'vigente' : key.revocada_at === null ? 'vencida' : 'revocada',
  }))
}

/** The company and the supplier of the open key, and until when it is good. */
export async function findOwner(db: Database, scope: Scope) {
  const [[owner]] = await db.read(scope, [
    sql<{
      company_id: number
      company: string
      company_nit: string
      supplier: string
      supplier_nit: string
      id: string
      nombre: string
      vence_at: string
    }>`select c.id as company_id, c.nombre as company, c.nit as company_nit, t.nombre as supplier,
        t.documento_numero || coalesce('-' || t.documento_dv, '') as supplier_nit, k.id, k.nombre, k.vence_at
      from scope_key_facts() k join companies c on c.id = ${scopeCompany}
      join third_parties t on t.company_id = c.id and t.id = ${scopeThirdParty}`.compile(query),
  ])
  return owner
}
