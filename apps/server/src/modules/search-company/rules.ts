import type { SupplierSearchAnswer } from '@enlace/contract/search-company/schemas.ts'
import { type KnownThirdParty, isActiveSupplier } from '../suppliers/index.ts'

/**
 * The public answer to a NIT (decisions 5): unknown; its active
 * suppliers; an empty list for an active third party that is no supplier; no data for inactive ones.
 */
export function searchAnswer(parties: readonly KnownThirdParty[]): SupplierSearchAnswer {
  if (parties.length === 0) return { existeTercero: false, terceroData: {} }
  const suppliers = parties.filter(isActiveSupplier)
  if (suppliers.length > 0) return { existeTercero: true, terceroData: { data: suppliers } }
  return { existeTercero: true, terceroData: parties.some(({ activo }) => activo) ? { data: [] } : {} }
}
