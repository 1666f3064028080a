import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { ProviderTie } from '../sign-in/provider-commands.ts'

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

/** A provider by which the emails of a domain may sign in. */
export interface ProviderOfDomain {
  company_id: number
  nombre: string
  issuer: string
  client_id: string
  sealed_secret: Buffer
}

/** The providers of the companies that proved a domain and let it in: the person behind the email is not looked up. */
export function findProvidersOf(db: Database, domain: string): Promise<ProviderOfDomain[]> {
  return db.lookUp<ProviderOfDomain>('providers_of_domain', [domain], 'staff')
}

/** A member of a company's staff whom its provider names. */
export interface VouchedMember {
  identity_id: string
  staff_id: string
  /** The one that it has here. */
  email: string
  is_linked: boolean
  is_invited: boolean
  /** Whether it has something of its own here that the company's word does not reach. */
  needs_proof: boolean
  has_password: boolean
  is_operator: boolean
}

/** Who is tied to what a provider knows somebody by; else, where an email is given, the member with that email. */
export async function findVouched(
  db: Database,
  company: number,
  { issuer, subject }: ProviderTie,
  email: string | null,
): Promise<VouchedMember | undefined> {
  const [row] = await db.lookUp<VouchedMember>('provider_member', [company, issuer, subject, email], 'staff')
  return row
}
