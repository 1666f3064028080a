import { sql } from 'kysely'
import type { StaffRole } from '@enlace/domain/staff-roles.ts'
import { query, type Transaction } from '@enlace/database/database.ts'

/** Returns the role of the member of the open session. */
export async function roleIn(tx: Pick<Transaction, 'run' | 'context'>): Promise<StaffRole> {
  const { session_id } = tx.context
  const [member] = await tx.run(
    sql<{ role: StaffRole }>`select role from scope_staff_member(${session_id})`.compile(query),
  )
  if (!member) throw new Error('An open scope has a member')
  return member.role
}
