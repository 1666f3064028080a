import type { StayingReason } from '@enlace/contract/personal-data/kinds/texts.ts'

/** The outcome of a place's rows when a person is erased. */
export type Deed = 'borra' | 'anonimiza' | 'queda' | 'autoria'

/** How much one table holds of a person, and the outcome of it. */
export interface CountedRows {
  table_name: string
  deed: Deed
  reason: StayingReason | null
  rows_found: string
}

/** What one table holds of a person. */
export interface PersonalRows extends CountedRows {
  rows: Record<string, unknown>[]
}

/** What of a person every company sees where it is told of the person: how it is called and reached. */
const shown = ['email', 'first_name', 'last_name', 'movil', 'movil_indicative', 'city_name']

/**
 * What a company may be told of what is held: of the person itself, whom other companies may know, too, only what it sees
 * of it anyway, and of its devices, factors and sessions, which are nobody's but the person's, nothing.
 */
export function placesOfCompany(places: readonly PersonalRows[]): PersonalRows[] {
  const hasJoined = places.some(
    ({ table_name, rows }) =>
      (table_name === 'memberships' || table_name === 'staff_members') &&
      rows.some((row) => row['active'] === true || typeof row['accepted_at'] === 'string'),
  )
  // Anyone who did not take up the invitation is known by the email alone.
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
