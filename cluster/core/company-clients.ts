import { formOf, jsonOf, Client } from './client.ts'
import type { CompanyPeople } from './test-companies.ts'

/** The ports of the portal and of the back office. */
export interface Ports {
  readonly portal: number
  readonly backoffice: number
}

/** The HTTP clients of one company's users and programs. */
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

/** The clients of a company at these ports, not signed in. */
export function clientsOf(ports: Ports, people: CompanyPeople): CompanyClients {
  const { company, keys } = people
  // Each company uses its own client address, so that rate limits do not count two companies as one.
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
