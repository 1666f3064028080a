import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { WrittenStaffOidc } from '@enlace/contract/staff/oidc/schemas.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import { audit, type Author } from '../../../core/audit/content-commands.ts'
import type { ProviderOfDomain, StaffOidcRow } from './queries.ts'

/** Seconds that a sign-in may take at a provider. */
export const signInSeconds = 10 * 60

/**
 * Saves the identity provider of the open company. @throws Problem `changed-meanwhile` if another version was saved.
 */
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

/** Saves a sign-in sent to a provider, bound to the browser that began it. */
export async function beginSignIn(
  db: Database,
  company: number,
  { state, browser, proof }: { state: Buffer; browser: Buffer; proof: Buffer },
): Promise<void> {
  await db.lookUp('begin_oidc_login', [company, state, browser, proof, signInSeconds], 'staff')
}

/** A returning sign-in with its provider. */
export type ReturnedSignIn = Omit<ProviderOfDomain, 'nombre'> &
  Pick<StaffOidcRow, 'domains' | 'satisfies_factor' | 'needs_verified_email'> & { sealed_proof: Buffer }

/** Uses a returning sign-in; undefined if it is unknown, used, expired, or from another browser. */
export async function takeSignIn(
  db: Database,
  state: Buffer,
  browser: Buffer,
): Promise<ReturnedSignIn | undefined> {
  const [row] = await db.lookUp<ReturnedSignIn>('take_oidc_login', [state, browser], 'staff')
  return row
}
