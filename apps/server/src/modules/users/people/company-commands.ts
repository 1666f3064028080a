import { sql } from 'kysely'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import type { MailContent } from '../../../core/mail/writing/words.ts'
import { findWatchers, tellWatchers } from './master-watchers-commands.ts'

/** The author of an action in the company's name, and its origin. */
interface Act {
  db: Database
  scope: Scope
  origin: string
}

/** The grants of a company to a supplier's user. */
export interface CompanyGrant {
  /** Null is `usuario`, who has the whole portal. */
  role: string | null
  modules: readonly string[] | null
  read_only: boolean
  ends_on: string | null
  accounts: readonly number[] | null
}

/**
 * Changes a user's grants if they are as last read. @throws DatabaseRefusal `user-not-found`, `changed-meanwhile`,
 * `user-is-master`, `account-foreign`.
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

/** The notification of a supplier about the company's action on one of its users. */
interface Notice {
  party: number
  about: string
  content: MailContent
}

/**
 * Enables or disables a user; for a master, the supplier's watchers are notified. @throws DatabaseRefusal
 * `user-not-found`, `user-not-joined`.
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

/** Ends a user's sessions at its supplier. Returns their number. @throws DatabaseRefusal `user-not-found`. */
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
 * Grants or revokes the master role, and mails the supplier's masters before and after, and its other watchers.
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

/** Returns whether a user belongs to this company only, so that the company may reset the second factor. */
export async function isOnlyCompanyUser(db: Database, scope: Scope, id: string): Promise<boolean> {
  const [[row]] = await db.read(scope, [
    sql<{ is_only: boolean }>`select is_only_company_user(${id}) as is_only`.compile(query),
  ])
  return row?.is_only === true
}
