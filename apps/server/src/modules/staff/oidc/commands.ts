import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { WrittenStaffOidc } from '@enlace/contract/staff/oidc/schemas.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import { audit, type Author } from '../../../core/audit/content-commands.ts'
import type { ProviderOfDomain, StaffOidcRow } from './queries.ts'

/** Seconds for which a sign-in may be under way at a provider. */
export const signInSeconds = 10 * 60

/** Keeps the identity provider of the open company. @throws Problem `changed-meanwhile` where another version is kept by now. */
export async function keepStaffOidc(
  tx: Pick<Transaction, 'run'>,
  written: Omit<WrittenStaffOidc, 'secret'>,
  sealedSecret: Buffer,
  author: Author,
): Promise<void> {
  const row = {
    is_on: written.isOn,
    issuer: written.issuer,
    client_id: written.clientId,
    sealed_secret: sealedSecret,
    domains: written.domains,
    satisfies_factor: written.satisfiesFactor,
    needs_verified_email: written.needsVerifiedEmail,
    updated_by: author.actor,
  }
  const kept = await tx.run(
    written.version === 0
      ? query
          .insertInto('staff_oidc')
          .values({ company_id: scopeCompany, ...row })
          .onConflict((conflict) => conflict.column('company_id').doNothing())
          .returning('version')
          .compile()
      : query
          .updateTable('staff_oidc')
          .set({ ...row, version: sql<number>`version + 1`, updated_at: sql<string>`now()` })
          .where('company_id', '=', scopeCompany)
          .where('version', '=', written.version)
          .returning('version')
          .compile(),
  )
  if (kept.length === 0) throw new Problem('changed-meanwhile')
  await audit(tx, author, written.isOn ? 'staff-oidc:on' : 'staff-oidc:off', written.issuer)
}

/** Remembers a sign-in that goes to a provider, bound to the browser where it began. */
export async function beginSignIn(
  db: Database,
  company: number,
  { state, browser, proof }: { state: Buffer; browser: Buffer; proof: Buffer },
): Promise<void> {
  await db.lookUp('begin_oidc_login', [company, state, browser, proof, signInSeconds], 'staff')
}

/** A sign-in that comes back, with the provider that it comes from. */
export type ReturnedSignIn = Omit<ProviderOfDomain, 'nombre'> &
  Pick<StaffOidcRow, 'domains' | 'satisfies_factor' | 'needs_verified_email'> & { sealed_proof: Buffer }

/** Spends a sign-in that comes back; undefined where it is unknown, spent, too old, or began in another browser. */
export async function takeSignIn(
  db: Database,
  state: Buffer,
  browser: Buffer,
): Promise<ReturnedSignIn | undefined> {
  const [row] = await db.lookUp<ReturnedSignIn>('take_oidc_login', [state, browser], 'staff')
  return row
}
