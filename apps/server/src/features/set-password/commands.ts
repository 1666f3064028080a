import type { Database } from '@enlace/database/database'

/** Whose an open one-use link is, and what it is for. */
export interface OneUseLink {
  company_id: number
  identity_id: string
  email: string
  purpose: 'invitation' | 'recovery'
  password_hash: string | null
}

/** An open link by its hash; undefined where it is unknown, spent or too old. */
export async function findOneUseLink(db: Database, hash: Buffer): Promise<OneUseLink | undefined> {
  const [link] = await db.lookUp<OneUseLink>('one_use_link', [hash])
  return link
}

/**
 * Spends the link: sets the password, where there is a new one, and ends the person's sessions everywhere; takes up an
 * invitation. Answers whether it could still be spent.
 */
export async function spendOneUseLink(
  db: Database,
  hash: Buffer,
  newPasswordHash: string | null,
): Promise<boolean> {
  const spent = await db.lookUp('spend_one_use_link', [hash, newPasswordHash])
  return spent.length === 1
}
