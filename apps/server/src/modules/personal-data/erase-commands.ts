import type { Database } from '@enlace/database/database.ts'
import type { CountedRows, PersonalRows } from './places.ts'

/** Returns all data of a company about the person with an email, by table, without keys and hashes. */
export function findPersonalData(db: Database, company: number, email: string): Promise<PersonalRows[]> {
  return db.lookUp<PersonalRows>('person_export', [company, email], 'staff')
}

/**
 * Erases a person's data as far as the law allows, and anonymises what must be kept, in one transaction. The next
 * sweep removes the files. @throws DatabaseRefusal `person-still-staff` for a member of the staff.
 */
export function erasePerson(
  db: Database,
  { company, email, actor }: { company: number; email: string; actor: string },
): Promise<CountedRows[]> {
  return db.lookUp('person_erase', [company, email, actor], 'staff')
}
