import type { StayingReason } from '@enlace/contract/personal-data/kinds/texts.ts'

/** The effect of an erasure on the rows of a place. */
export type Deed = 'borra' | 'anonimiza' | 'queda' | 'autoria'

/** The number of rows that a table has about a person, and their fate. */
export interface CountedRows {
  table_name: string
  deed: Deed
  reason: StayingReason | null
  rows_found: string
}

/** The rows that a table has about a person. */
export interface PersonalRows extends CountedRows {
  rows: Record<string, unknown>[]
}

/** The columns of a person that every company may see: name and contact data. */
const shown = ['email', 'first_name', 'last_name', 'movil', 'movil_indicative', 'city_name']

/**
 * Limits the data to what a company may see: of the identity, which other companies may share, only the columns shown
 * anyway; nothing of devices, factors and sessions, which belong to the person.
 */
export function placesOfCompany(places: readonly PersonalRows[]): PersonalRows[] {
  const hasJoined = places.some(
    ({ table_name, rows }) =>
      (table_name === 'memberships' || table_name === 'staff_members') &&
      rows.some((row) => row['active'] === true || typeof row['accepted_at'] === 'string'),
  )
  // Of a person who has not accepted the invitation only the email is known.
  const columns = new Set(hasJoined ? shown : ['email'])
  return places.flatMap((place) => {
    if (place.table_name !== 'identities') return ofThePersonAlone.has(place.table_name) ? [] : [place]
    const rows = place.rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => columns.has(column))),
    )
    return [{ ...place, deed: 'anonimiza' as const, reason: null, rows }] // the literal is the type
  })
}

const ofThePersonAlone = new Set([
  'known_devices',
  'passkeys',
  'totp_secrets',
  'recovery_codes',
  'session_families',
])
