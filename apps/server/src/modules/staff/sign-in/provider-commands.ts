import type { Database } from '@enlace/database/database.ts'

/** What a company's identity provider knows somebody by, for ever: never the email. */
export interface ProviderTie {
  issuer: string
  subject: string
}

/** Remembers of a second step that it began with a provider's word, which it ends. */
export async function bindProviderStep(db: Database, token: Buffer, tie: ProviderTie): Promise<void> {
  await db.lookUp('bind_provider_step', [token, tie.issuer, tie.subject], 'staff')
}

/** With whose word a second step began; undefined where a password came first. */
export async function findProviderOfStep(db: Database, token: Buffer): Promise<ProviderTie | undefined> {
  const [tie] = await db.lookUp<ProviderTie>('provider_of_step', [token], 'staff')
  return tie
}

/** Ties a member to what its provider knows it by, and takes an invitation up; false where it may not enter any more. */
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

/** Confines a session that was just opened to the company whose provider vouched for it. */
export async function markVouched(db: Database, token: Buffer): Promise<void> {
  await db.lookUp('mark_oidc_session', [token], 'staff')
}
