import type { Database } from '@enlace/database/database.ts'

/** The provider's permanent identifier of a person, never the email. */
export interface ProviderTie {
  issuer: string
  subject: string
}

/** Marks a second step as begun by a provider's assertion, which it completes. */
export async function bindProviderStep(db: Database, token: Buffer, tie: ProviderTie): Promise<void> {
  await db.lookUp('bind_provider_step', [token, tie.issuer, tie.subject], 'staff')
}

/** Finds the assertion with which a second step began; undefined if it began with a password. */
export async function findProviderOfStep(db: Database, token: Buffer): Promise<ProviderTie | undefined> {
  const [tie] = await db.lookUp<ProviderTie>('provider_of_step', [token], 'staff')
  return tie
}

/** Links a member to the provider's identifier and accepts an invitation; false if access has ended. */
export async function tieMember(
  db: Database,
  { company, member }: { company: number; member: string },
  { issuer, subject }: ProviderTie,
): Promise<boolean> {
  const [row] = await db.lookUp<{ enter_by_provider: boolean }>(
    'enter_by_provider',
    [company, member, issuer, subject],
    'staff',
  )
  return row?.enter_by_provider === true
}

/** Confines a new session to the company whose provider asserted the person. */
export async function markVouched(db: Database, token: Buffer): Promise<void> {
  await db.lookUp('mark_oidc_session', [token], 'staff')
}
