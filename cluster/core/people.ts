import { formOf, jsonOf, Person } from './person.ts'
import type { Household } from './town.ts'

/** Where somebody asks. */
export interface Doors {
  readonly portal: number
  readonly backoffice: number
}

/** The people and programs of one company. */
export interface People {
  readonly household: Household
  readonly supplier: Person
  readonly staff: Person
  readonly programs: readonly Person[]
}

/** What a supplier looks at, one thing after the other. */
export const readPaths = [
  '/api/purchase-order?days=0',
  '/api/session',
  '/api/notifications?days=0',
  '/',
] as const

/** The people of a company before these doors; nobody is signed in. */
export function peopleOf(doors: Doors, household: Household): People {
  const { company, keys } = household
  // Each company's people come from an address of their own, so that no limit counts two of them as one.
  const address = `10.0.${company.id >> 8}.${company.id & 255}`
  const headers = { host: company.host, 'x-forwarded-for': address }
  return {
    household,
    supplier: new Person(doors.portal, headers),
    staff: new Person(doors.backoffice, { ...headers, host: 'backoffice.test' }),
    programs: keys.map(
      ({ clave }) => new Person(doors.portal, { ...headers, authorization: `Bearer ${clave}` }),
    ),
  }
}

/** Signs the supplier and the staff in, once for all. */
export async function signIn({ household, supplier, staff }: People): Promise<void> {
  const { email: username, password } = household.supplier
  const login = { username, password, company: String(household.company.id), applicationType: 'agp' }
  await supplier.signIn('/api/login', formOf(login))
  const { email, password: secret } = household.staff
  await staff.signIn('/api/staff/login', jsonOf({ username: email, password: secret }))
}

/** Ends their connections. */
export function leave({ supplier, staff, programs }: People): void {
  for (const person of [supplier, staff, ...programs]) person.leave()
}
