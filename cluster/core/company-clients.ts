import { formOf, jsonOf, Client } from './client.ts'
import type { CompanyPeople } from './test-companies.ts'

/** Where somebody asks. */
export interface Ports {
  readonly portal: number
  readonly backoffice: number
}

/** The people and programs of one company. */
export interface CompanyClients {
  readonly people: CompanyPeople
  readonly supplier: Client
  readonly staff: Client
  readonly programs: readonly Client[]
}

/** What a supplier looks at, one thing after the other. */
export const readPaths = [
  '/api/purchase-order?days=0',
  '/api/session',
  '/api/notifications?days=0',
  '/',
] as const

/** The people of a company before these doors; nobody is signed in. */
export function clientsOf(ports: Ports, people: CompanyPeople): CompanyClients {
  const { company, keys } = people
  // Each company's people come from an address of their own, so that no limit counts two of them as one.
  const address = `10.0.${company.id >> 8}.${company.id & 255}`
  const headers = { host: company.host, 'x-forwarded-for': address }
  return {
    people,
    supplier: new Client(ports.portal, headers),
    staff: new Client(ports.backoffice, { ...headers, host: 'backoffice.test' }),
    programs: keys.map(
      ({ clave }) => new Client(ports.portal, { ...headers, authorization: `Bearer ${clave}` }),
    ),
  }
}

/** Signs the supplier and the staff in, once. */
export async function signIn({ people, supplier, staff }: CompanyClients): Promise<void> {
  const { email: username, password } = people.supplier
  const login = { username, password, company: String(people.company.id), applicationType: 'agp' }
  await supplier.signIn('/api/login', formOf(login))
  const { email, password: secret } = people.staff
  await staff.signIn('/api/staff/login', jsonOf({ username: email, password: secret }))
}

/** Ends their connections. */
export function leave({ supplier, staff, programs }: CompanyClients): void {
  for (const person of [supplier, staff, ...programs]) person.leave()
}
