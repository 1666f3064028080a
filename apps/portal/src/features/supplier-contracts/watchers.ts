import { fill } from '@enlace/contract/core/fill.ts'
import type { SupplierContract } from '@enlace/contract/supplier-contracts/schemas.ts'
import { contractWatchText } from '@enlace/contract/supplier-contracts/texts.ts'

/** Who watches over a contract: its supervisor, its interventor, both or nobody. */
export function watchersOf({
  supervisor,
  interventor,
}: Pick<SupplierContract, 'supervisor' | 'interventor'>): string | null {
  return supervisor && interventor
    ? fill(contractWatchText, { supervisor, interventor })
    : (supervisor ?? interventor)
}
