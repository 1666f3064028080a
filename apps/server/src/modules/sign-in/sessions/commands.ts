import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import { query, type Transaction } from '@enlace/database/database.ts'
import { auditIn, authorIn } from '../../../core/audit/desk-commands.ts'

/**
 * Ends a session of the company, with an audit entry. @throws Problem `session-over`; DatabaseRefusal
 * `session-is-own`.
 */
export async function endSession(tx: Transaction, id: string, address: string): Promise<void> {
  const author = await authorIn(tx, address)
  const [ended] = await tx.run(
    sql<{ persona: string; tipo: string }>`select * from end_company_session(${id})`.compile(query),
  )
  if (!ended) throw new Problem('session-over')
  await auditIn(tx, author, {
    action: 'sessions:ended',
    target: ended.persona,
    detail: { donde: ended.tipo },
  })
}
