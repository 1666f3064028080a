import { fill } from '../core/fill.ts'
import type { SupplierContract } from './schemas.ts'
import { contractWatchText } from './texts.ts'

/** Who watches over a contract: its supervisor, its interventor, both or nobody. */
export function watchersText({
  supervisor,
  interventor,
}: Pick<SupplierContract, 'supervisor' | 'interventor'>): string | null {
  return supervisor && interventor
    ? fill(contractWatchText, { supervisor, interventor })
    : (supervisor ?? interventor)
}
