import { sql } from 'kysely'
import { query, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import type { MailContent } from '../../../core/mail/writing/words.ts'
import { linkMinutes } from '../../sign-in/index.ts'
import { findStaffCandidate } from '../sign-in/commands.ts'

/** The owner and purpose of a valid back office link. */
export interface StaffLink {
  company_id: number
  company_name: string
  identity_id: string
  email: string
  purpose: 'staff-invitation' | 'staff-recovery'
  password_hash: string | null
}

/** Finds a link by its hash; undefined if unknown, used or expired. */
export async function findStaffLink(db: Database, hash: Buffer): Promise<StaffLink | undefined> {
  const [link] = await db.lookUp<StaffLink>('staff_link', [hash], 'staff')
  return link
}

/** A staff member who forgot the password. */
interface RecoveringStaff {
  company_id: number
  identity_id: string
  email: string
  first_name: string
}

/**
 * Creates a link for the staff member with an email and queues its mail; earlier links become invalid. Undefined if
 * there is nobody.
 */
export async function issueStaffRecovery(
  db: Database,
  email: string,
  tokenHash: Buffer,
  mailOf: (person: RecoveringStaff) => Promise<MailContent>,
): Promise<RecoveringStaff | undefined> {
  const candidate = await findStaffCandidate(db, email)
  if (!candidate) return undefined
  return db.transaction(Scope.ofStaff(candidate.company_id), async (tx) => {
    const [person] = await tx.run(
      sql<RecoveringStaff>`select * from ask_staff_recovery(${email}, ${tokenHash}, ${linkMinutes})`.compile(
        query,
      ),
    )
    if (!person) return undefined
    const content = await mailOf(person)
    await queueMail(tx, { purpose: 'password-recovery', recipient: person.email, content, holdsSecret: true })
    return person
  })
}

/** Uses a link and queues the mail about a new password. Returns whether the link was still valid. */
export function spendLink(
  db: Database,
  link: StaffLink,
  hash: Buffer,
  { newPasswordHash, notice }: { newPasswordHash: string | null; notice: MailContent | null },
): Promise<boolean> {
  const spend = sql`select 1 from spend_staff_link(${hash}, ${newPasswordHash})`
  return db.transaction(Scope.ofStaff(link.company_id), async (tx) => {
    const spent = await tx.run(spend.compile(query))
    if (spent.length === 0) return false
    if (notice) await queueMail(tx, { purpose: 'password-changed', recipient: link.email, content: notice })
    return true
  })
}
