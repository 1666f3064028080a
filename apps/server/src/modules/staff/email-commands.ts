import { sql } from 'kysely'
import { query, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { emailChangeSeconds } from '../sign-in/index.ts'

/** The outcome of a request to change an email. */
export interface AskedEmail {
  outcome: 'asked' | 'not-found' | 'not-joined' | 'same' | 'elsewhere' | 'colleague'
  /** Only if the change was requested. */
  old_email: string | null
  is_taken: boolean | null
}

/** Requests a change of a member's email, or of the open scope's person if `member` is null. */
export async function askStaffEmail(
  tx: Pick<Transaction, 'run'>,
  member: string | null,
  wanted: { email: string; oldToken: Buffer; newToken: Buffer },
): Promise<AskedEmail> {
  const [asked] = await tx.run(
    sql<AskedEmail>`select * from begin_staff_email_change(${member}::uuid, ${wanted.email}, ${wanted.oldToken},
      ${wanted.newToken}, ${emailChangeSeconds})`.compile(query),
  )
  if (!asked) throw new Error('A wish has an outcome')
  return asked
}

/** Finds the pending email change of a member; undefined if there is none. */
export async function findStaffEmailChange(
  db: Database,
  scope: Scope,
  member: string,
): Promise<{ new_email: string; expires_at: string } | undefined> {
  const [[waiting]] = await db.read(scope, [
    sql<{
      new_email: string
      expires_at: string
    }>`select * from staff_email_change(${member}::uuid)`.compile(query),
  ])
  return waiting
}
