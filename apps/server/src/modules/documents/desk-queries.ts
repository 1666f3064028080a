import { sql } from 'kysely'
import { supplierDocumentsPerPage as size } from '@enlace/contract/supplier-documents/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { ListRows } from '../../core/list/rows-queries.ts'

/** Finds a page of a list's rows with their total number. */
export async function findPage<Row>(db: Database, scope: Scope, list: ListRows<Row>, page: number) {
  const [rows, [counted]] = await db.readList(scope, [
    list.page({ page, size }).compile(query),
    sql<{ total: number }>`select count(*)::integer as total from (${list.select}) as listed`.compile(query),
  ])
  return { rows, total: counted?.total ?? 0 }
}

/** Finds a supplier by id for a heading; undefined if the open company has none. */
export async function findNamedSupplier(db: Database, scope: Scope, id: number) {
  const [[supplier]] = await db.read(scope, [
    sql<{ id: number; nombre: string; documento_numero: string; documento_dv: number | null }>`
      select id, nombre, documento_numero, documento_dv from third_parties
       where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  ])
  return supplier
}
