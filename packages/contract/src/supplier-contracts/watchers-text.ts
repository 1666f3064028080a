import { fill } from '../core/fill.ts'
import type { SupplierContract } from './schemas.ts'
import { contractWatchText } from './texts.ts'

/** Returns the supervisor and interventor of a contract: both, either, or null. */
export function watchersText({
  supervisor,
  interventor,
}: Pick<SupplierContract, 'supervisor' | 'interventor'>): string | null {
  return supervisor && interventor
    ? fill(contractWatchText, { supervisor, interventor })
    : (supervisor ?? interventor)
}
