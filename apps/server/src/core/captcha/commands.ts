import type { Database } from '@enlace/database/database.ts'

/** Marks a challenge as used; false if it was used before. The mark is kept until the challenge expires (epoch seconds). */
export async function spendChallenge(
  db: Database,
  company: number,
  hash: Buffer,
  expiresAt: number,
): Promise<boolean> {
  const [row] = await db.lookUp<{ spend_captcha: boolean }>('spend_captcha', [
    company,
    hash,
    new Date(expiresAt * 1000).toISOString(),
  ])
  return row?.spend_captcha === true
}

/** Returns whether a challenge was used, on any node. */
export async function isChallengeSpent(db: Database, company: number, hash: Buffer): Promise<boolean> {
  const [row] = await db.lookUp<{ captcha_is_spent: boolean }>('captcha_is_spent', [company, hash])
  return row?.captcha_is_spent === true
}
