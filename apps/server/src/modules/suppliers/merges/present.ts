import type { DuplicatePair, MergeLine, MergeSide } from '@enlace/contract/suppliers/merges/schemas.ts'
import { mergeTexts } from '@enlace/contract/suppliers/merges/texts.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import type { PairRow } from './queries.ts'
import { presentSupplierDetail } from '../present.ts'
import type { findSupplier } from '../queries.ts'

/** A pair of possible duplicates, as the answers show it. */
export function presentPair({ kept, gone, parecido }: PairRow): DuplicatePair {
  return { kept: sideOf(kept), gone: sideOf(gone), parecido }
}

function sideOf({ id, documento_numero, documento_dv, nombre, activo }: PairRow['kept']) {
  const estado = activo ? ('activo' as const) : ('inactivo' as const) // the words are the type
  return { id, nit: formatNit(documento_numero, documento_dv), nombre, estado }
}

/** One of the two sides, for comparison. */
export function presentSide(found: NonNullable<Awaited<ReturnType<typeof findSupplier>>>): MergeSide {
  const { supplier, branches, users } = presentSupplierDetail(found)
  return { ...supplier, branches, users }
}

const named: ReadonlySet<string> = new Set(Object.keys(mergeTexts.holdings))

/** Groups rows by kind, those without a name of their own together; empty kinds are omitted. */
export function presentHoldings(rows: readonly { what: string; rows: number }[]): MergeLine[] {
  const own = rows.filter(({ what, rows: count }) => named.has(what) && count > 0)
  const others = rows.filter(({ what }) => !named.has(what)).reduce((sum, { rows: count }) => sum + count, 0)
  return [...own, ...(others > 0 ? [{ what: 'others', rows: others }] : [])]
}
