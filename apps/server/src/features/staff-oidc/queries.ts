import { query, scopeCompany, type Database } from '@enlace/database/database'
import type { Scope } from '@enlace/database/scope'

/** A company's identity provider, as kept. */
export interface StaffOidcRow {
  is_on: boolean
  issuer: string
  client_id: string
  sealed_secret: Buffer
  domains: string[]
  satisfies_factor: boolean
  needs_verified_email: boolean
  version: number
}

/** The identity provider of the open company; undefined where it named none. */
export async function findStaffOidc(db: Database, scope: Scope): Promise<StaffOidcRow | undefined> {
  const [[row]] = await db.read(scope, [
    query
      .selectFrom('staff_oidc')
      .select([
        'is_on',
        'issuer',
        'client_id',
        'sealed_secret',
        'domains',
        'satisfies_factor',
        'needs_verified_email',
        'version',
      ])
      .where('company_id', '=', scopeCompany)
      .compile(),
  ])
  return row
}

/** A provider by which an email may sign in. */
export interface ProviderOfEmail {
  company_id: number
  issuer: string
  client_id: string
  sealed_secret: Buffer
}

/** The provider of the company that an email's domain belongs to; undefined where none takes it. */
export async function findProviderOf(db: Database, email: string): Promise<ProviderOfEmail | undefined> {
  const [row] = await db.lookUp<ProviderOfEmail>('oidc_of_email', [email], 'staff')
  return row
}
