import { sql } from 'kysely'
import { query, type Database, type Transaction } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { isEmail } from '@enlace/domain/email.ts'
import { queueMail } from '../../core/mail/commands.ts'
import type { MailContent } from '../../core/mail/writing/words.ts'

/** The owner and purpose of a valid one-use link. */
export interface OneUseLink {
  company_id: number
  identity_id: string
  email: string
  purpose: 'invitation' | 'recovery'
  password_hash: string | null
}

/** Finds a link by its hash; undefined if unknown, used or expired. */
export async function findOneUseLink(db: Database, hash: Buffer): Promise<OneUseLink | undefined> {
  const [link] = await db.lookUp<OneUseLink>('one_use_link', [hash])
  return link
}

/** A person who became a master by a link, its supplier, and when full rights begin. */
export interface JoinedMaster {
  supplier: string
  person: string
  settled: string
}

interface Spending {
  newPasswordHash: string | null
  notice: MailContent | null
  /** Writes the mail to a supplier's watchers about a joined master; for invitations only. */
  announce: ((joined: JoinedMaster) => MailContent) | null
}

/**
 * Uses a link: sets a new password if given, ends the person's sessions everywhere, queues the mail about it and
 * accepts an invitation. Returns whether the link was still valid.
 */
export function spendOneUseLink(
  db: Database,
  link: OneUseLink,
  hash: Buffer,
  { newPasswordHash, notice, announce }: Spending,
): Promise<boolean> {
  const spend = sql`select 1 from spend_one_use_link(${hash}, ${newPasswordHash})`
  return db.transaction(Scope.ofVisitor(link.company_id), async (tx) => {
    const spent = await tx.run(spend.compile(query))
    if (spent.length === 0) return false
    if (notice) await queueMail(tx, { purpose: 'password-changed', recipient: link.email, content: notice })
    if (announce) await tellOfMaster(tx, hash, announce)
    return true
  })
}

/** Notifies a supplier's watchers of a newly joined master, regardless of their preferences. */
async function tellOfMaster(tx: Transaction, hash: Buffer, announce: NonNullable<Spending['announce']>) {
  const watchers = await tx.run(
    sql<JoinedMaster & { email: string }>`select * from joined_master_watchers(${hash})`.compile(query),
  )
  for (const { email, ...joined } of watchers.filter((watcher) => isEmail(watcher.email)))
    await queueMail(tx, { purpose: 'master-changed', recipient: email, content: announce(joined) })
}
