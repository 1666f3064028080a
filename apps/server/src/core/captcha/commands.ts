import type { Database } from '@enlace/database/database.ts'

/** Uses a challenge up; false where it was used before. It is kept until it is too old by itself, in epoch seconds. */
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

/** Whether a challenge was used up, on whichever node. */
export async function isChallengeSpent(db: Database, company: number, hash: Buffer): Promise<boolean> {
  const [row] = await db.lookUp<{ captcha_is_spent: boolean }>('captcha_is_spent', [company, hash])
  return row?.captcha_is_spent === true
}
