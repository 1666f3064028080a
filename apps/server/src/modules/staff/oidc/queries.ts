import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { ProviderTie } from '../sign-in/provider-commands.ts'

/** A company's identity provider, as stored. */
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

/** Finds the identity provider of the open company; undefined if it has none. */
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

/** A provider for the emails of a domain. */
export interface ProviderOfDomain {
  company_id: number
  nombre: string
  issuer: string
  client_id: string
  sealed_secret: Buffer
}

/**
 * Returns the providers of the companies that verified a domain and enabled it, regardless of the person behind the
 * email.
 */
export function findProvidersOf(db: Database, domain: string): Promise<ProviderOfDomain[]> {
  return db.lookUp<ProviderOfDomain>('providers_of_domain', [domain], 'staff')
}

/** A staff member asserted by the company's provider. */
export interface VouchedMember {
  identity_id: string
  staff_id: string
  /** The member's email in this installation. */
  email: string
  is_linked: boolean
  is_invited: boolean
  /** Whether the person has access here beyond the company's authority, so that an own proof is required. */
  needs_proof: boolean
  has_password: boolean
  is_operator: boolean
}

/** Finds the member linked to a provider's identifier; otherwise, if an email is given, the member with that email. */
export async function findVouched(
  db: Database,
  company: number,
  { issuer, subject }: ProviderTie,
  email: string | null,
): Promise<VouchedMember | undefined> {
  const [row] = await db.lookUp<VouchedMember>('provider_member', [company, issuer, subject, email], 'staff')
  return row
}
