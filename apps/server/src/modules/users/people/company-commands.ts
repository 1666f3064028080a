import { sql } from 'kysely'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import type { MailContent } from '../../../core/mail/writing/words.ts'
import { findWatchers, tellWatchers } from './master-watchers-commands.ts'

/** Who acts in the company's name, and from where. */
interface Act {
  db: Database
  scope: Scope
  origin: string
}

/** What a company grants a supplier's user. */
export interface CompanyGrant {
  /** Null is `usuario`: the whole portal under no other name. */
  role: string | null
  modules: readonly string[] | null
  read_only: boolean
  ends_on: string | null
  accounts: readonly number[] | null
}

/**
 * Changes what a user is granted, where it is still what was seen.
 * @throws DatabaseRefusal `user-not-found`, `changed-meanwhile`, `user-is-master`, `account-foreign`.
 */
export async function changeCompanyUser(
  { db, scope, origin }: Act,
  id: string,
  seen: string,
  grant: CompanyGrant,
): Promise<void> {
  const given = JSON.stringify({ grant })
  await db.transaction(scope, (tx) =>
    tx.run(sql`select change_company_user(${id}, ${seen}, ${given}::jsonb, ${origin})`.compile(query)),
  )
}

/** Who of a supplier is told about an act of the company's on one of its users, and what. */
interface Notice {
  party: number
  about: string
  content: MailContent
}

/**
 * Lets a user in or keeps it out; who watches over the supplier is told where it is a master.
 * @throws DatabaseRefusal `user-not-found`, `user-not-joined`.
 */
export async function setCompanyUserActive(
  { db, scope, origin }: Act,
  id: string,
  isActive: boolean,
  notice: Notice | undefined,
) {
  await db.transaction(scope, async (tx) => {
    await tx.run(sql`select set_company_user_active(${id}, ${isActive}, ${origin})`.compile(query))
    if (notice) await tellWatchers(tx, notice.party, notice.about, notice.content)
  })
}

/** Ends a user's sessions at its supplier; returns how many there were. @throws DatabaseRefusal `user-not-found`. */
export async function endCompanyUserSessions({ db, scope, origin }: Act, id: string): Promise<number> {
  const [ended] = await db.transaction(scope, (tx) =>
    tx.run(
      sql<{ sessions: number }>`select end_company_user_sessions(${id}, ${origin}) as sessions`.compile(
        query,
      ),
    ),
  )
  return ended?.sessions ?? 0
}

/**
 * Makes a user a master or an ordinary user again, and mails the supplier's masters before and after, and who else watches
 * over it.
 * @throws DatabaseRefusal `user-not-found`, `user-not-joined`.
 */
export async function setCompanyMaster(
  { db, scope, origin }: Act,
  { id, isMaster }: { id: string; isMaster: boolean },
  { party, about, content }: Notice,
): Promise<void> {
  const masters = sql<{ email: string }>`select email from record_masters(${party})`.compile(query)
  await db.transaction(scope, async (tx) => {
    const before = await tx.run(masters)
    await tx.run(sql`select set_company_master(${id}, ${isMaster}, ${origin})`.compile(query))
    const after = await tx.run(masters)
    const watchers = await findWatchers(tx, party, about)
    for (const recipient of new Set([...[...before, ...after].map(({ email }) => email), ...watchers]))
      await queueMail(tx, { purpose: 'master-changed', recipient, content })
  })
}

/** Whether a user is nobody but this company's, so that its second factor is the company's to take away. */
export async function isOnlyCompanyUser(db: Database, scope: Scope, id: string): Promise<boolean> {
  const [[row]] = await db.read(scope, [
    sql<{ is_only: boolean }>`select is_only_company_user(${id}) as is_only`.compile(query),
  ])
  return row?.is_only === true
}
