import { typedNitTexts } from '@enlace/contract/suppliers/third-party/texts.ts'
import type { FoundSupplier, SupplierSearchAnswer } from '@enlace/contract/search-company/schemas.ts'
import { readNit } from '@enlace/domain/nit.ts'

/** What came of a search, as the screen tells it (spec 4, Company search). */
export type SearchOutcome =
  | { kind: 'found'; suppliers: readonly FoundSupplier[] }
  | { kind: 'empty' }
  | { kind: 'not-supplier' }
  | { kind: 'unknown' }

/** What is wrong with a NIT as it was typed; nothing where it may be one. */
export function typedNitFault(typed: string): string | undefined {
  const read = readNit(typed)
  return 'reason' in read ? typedNitTexts[read.reason] : undefined
}

/** Reads the answer's four outcomes. */
export function outcomeOf({ existeTercero, terceroData: { data } }: SupplierSearchAnswer): SearchOutcome {
  if (!existeTercero) return { kind: 'unknown' }
  if (data === undefined) return { kind: 'empty' }
  return data.length > 0 ? { kind: 'found', suppliers: data } : { kind: 'not-supplier' }
}
