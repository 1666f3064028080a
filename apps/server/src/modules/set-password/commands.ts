import { sql } from 'kysely'
import { query, type Database, type Transaction } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { isEmail } from '@enlace/domain/email.ts'
import { queueMail } from '../../core/mail/commands.ts'
import type { MailContent } from '../../core/mail/writing/words.ts'

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

/** Who became a master by a link, of which supplier, and since when it may do everything. */
export interface JoinedMaster {
  supplier: string
  person: string
  settled: string
}

interface Spending {
  newPasswordHash: string | null
  notice: MailContent | null
  /** Tells who watches over a supplier that an invited master joined it; for invitations only. */
  announce: ((joined: JoinedMaster) => MailContent) | null
}

/**
 * Spends the link: sets the password, where there is a new one, ends the person's sessions everywhere and queues the
 * mail that tells it; takes up an invitation. Returns whether it could still be spent.
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

/** Anyone who watches over a supplier is notified of a master that has just joined it, whether or not it wants to be told. */
async function tellOfMaster(tx: Transaction, hash: Buffer, announce: NonNullable<Spending['announce']>) {
  const watchers = await tx.run(
    sql<JoinedMaster & { email: string }>`select * from joined_master_watchers(${hash})`.compile(query),
  )
  for (const { email, ...joined } of watchers.filter((watcher) => isEmail(watcher.email)))
    await queueMail(tx, { purpose: 'master-changed', recipient: email, content: announce(joined) })
}
