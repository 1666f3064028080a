import type { SupplierSearchAnswer } from '@enlace/contract/search-company/schemas.ts'
import { type KnownThirdParty, isActiveSupplier } from '../suppliers/index.ts'

/**
 * What a visitor hears of a NIT (decisions 5): unknown, the active suppliers with it, nothing of those that are not
 * active, and an empty list where it belongs to somebody who is no supplier.
 */
export function searchAnswer(parties: readonly KnownThirdParty[]): SupplierSearchAnswer {
  if (parties.length === 0) return { existeTercero: false, terceroData: {} }
  const suppliers = parties.filter(isActiveSupplier)
  if (suppliers.length > 0) return { existeTercero: true, terceroData: { data: suppliers } }
  return { existeTercero: true, terceroData: parties.some(({ activo }) => activo) ? { data: [] } : {} }
}
