import type { StayingReason } from '@enlace/contract/core/personal-data/texts'
import type { Database } from '@enlace/database/database'

/** What becomes of a place's rows when a person is erased. */
export type Deed = 'borra' | 'anonimiza' | 'queda' | 'autoria'

/** What one table holds of a person. */
export interface PersonalRows {
  table_name: string
  deed: Deed
  reason: StayingReason | null
  rows_found: string
  rows: Record<string, unknown>[]
}

/** All that a company holds of the person of an email, table by table; keys and hashes are left out. */
export function findPersonalData(db: Database, company: number, email: string): Promise<PersonalRows[]> {
  return db.lookUp<PersonalRows>('person_export', [company, email], 'staff')
}

/**
 * Erases of a person what the law lets be erased, and takes its name from what must stay without it, in one transaction.
 * The files of what went are removed by the next sweep.
 * @throws DatabaseRefusal `person-still-staff` for who works in the back office.
 */
export function erasePerson(
  db: Database,
  { company, email, actor }: { company: number; email: string; actor: string },
): Promise<Omit<PersonalRows, 'rows'>[]> {
  return db.lookUp('person_erase', [company, email, actor], 'staff')
}
