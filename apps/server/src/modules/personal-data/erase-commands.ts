import type { Database } from '@enlace/database/database.ts'
import type { CountedRows, PersonalRows } from './places.ts'

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
): Promise<CountedRows[]> {
  return db.lookUp('person_erase', [company, email, actor], 'staff')
}
