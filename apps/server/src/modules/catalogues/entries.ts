import type { CatalogueName } from '@enlace/contract/catalogues/schemas.ts'
import { economicActivities, economicSubActivities } from '@enlace/domain/catalogue/economic-activities.ts'
import { identificationTypes } from '@enlace/domain/catalogue/identification-types.ts'
import { taxRegimes } from '@enlace/domain/catalogue/tax-regimes.ts'

/** A company's stored change to an entry. */
export interface EntryRow {
  code: string
  nombre: string | null
  digits_from: number | null
  digits_to: number | null
  is_offered: boolean
  place: number | null
}

/** An entry of a company's list. */
export interface Offered {
  id: string
  nombre: string
  isOffered: boolean
  /** Defined by this company only. */
  isOwn: boolean
  /** For an identification type: the number of digits. */
  from: number | null
  to: number | null
}

/** An entry of the product. */
interface Brought {
  readonly id: string
  readonly nombre: string
  readonly from?: number
  readonly to?: number
}

/** Returns the product's entries of a list. */
export function broughtOf(catalogue: CatalogueName, parent: string): readonly Brought[] {
  switch (catalogue) {
    case 'identification-types':
      return identificationTypes
    case 'tax-regimes':
      return taxRegimes
    case 'economic-activities':
      return economicActivities
    case 'economic-sub-activities':
      return economicSubActivities(parent)
  }
}

/** Returns a company's list: first the entries that it ordered, then the others in the product's order. */
export function offeredOf(catalogue: CatalogueName, parent: string, rows: readonly EntryRow[]): Offered[] {
  const brought = broughtOf(catalogue, parent)
  const known = new Map(rows.map((row) => [row.code, row]))
  const codes = new Set(brought.map(({ id }) => id))
  const entries = [
    ...brought.map(({ id, nombre, from = null, to = null }) => {
      const row = known.get(id)
      const entry: Offered = {
        id,
        nombre: row?.nombre ?? nombre,
        isOffered: row?.is_offered ?? true,
        isOwn: false,
        from,
        to,
      }
      return { entry, place: row?.place ?? null }
    }),
    ...rows
      .filter(({ code }) => !codes.has(code))
      .map(({ code, nombre, is_offered: isOffered, digits_from: from, digits_to: to, place }) => ({
        entry: { id: code, nombre: nombre ?? code, isOffered, isOwn: true, from, to },
        place,
      })),
  ]
  return entries
    .map(({ entry, place }, order) => ({ entry, place: place ?? Number.MAX_SAFE_INTEGER, order }))
    .toSorted((one, other) => one.place - other.place || one.order - other.order)
    .map(({ entry }) => entry)
}
