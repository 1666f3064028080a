import { sql } from 'kysely'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { Author } from '../../../core/audit/content-commands.ts'
import type { MailContent } from '../../../core/mail/writing/words.ts'
import { tellWatchers } from '../../users/index.ts'

/** The effect of a merge on the rows of one table. */
export interface MergedRows {
  what: string
  moved: number
  stayed: number
}

/**
 * Merges two third parties in one transaction; the kept one's watchers are notified of each added master. @throws
 * DatabaseRefusal `supplier-not-found`; `merge-refused` if one was merged already or money is in process.
 */
export function mergeThirdParties(
  db: Database,
  scope: Scope,
  { kept, gone }: { kept: number; gone: number },
  { actor, person, address }: Author,
  announce: (master: string) => MailContent,
): Promise<MergedRows[]> {
  return db.transaction(scope, async (tx) => {
    const masters = await tx.run(
      sql<{ email: string }>`select email from record_masters(${gone})
        except select email from record_masters(${kept})`.compile(query),
    )
    const rows = await tx.run(
      sql<MergedRows>`select * from merge_third_parties(${kept}, ${gone}, ${actor}, ${person ?? null}::uuid,
        ${address ?? null})`.compile(query),
    )
    for (const { email } of masters) await tellWatchers(tx, kept, email, announce(email))
    return rows
  })
}
