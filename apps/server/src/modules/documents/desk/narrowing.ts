import { Problem } from '@enlace/contract/core/problems.ts'
import type { NamedSupplier } from '@enlace/contract/documents/desk/schemas.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { findNamedSupplier } from './list-queries.ts'

/** Finds the supplier to whom a list of the staff is narrowed; null for all. @throws Problem `supplier-not-found`. */
export async function narrowingSupplier(
  db: Database,
  scope: Scope,
  query: unknown,
): Promise<NamedSupplier | null> {
  // Every list of suppliers' documents has this filter.
  const { proveedor } = query as { proveedor?: number | undefined }
  if (proveedor === undefined) return null
  const supplier = await findNamedSupplier(db, scope, proveedor)
  if (supplier === undefined) throw new Problem('supplier-not-found')
  return supplier
}
