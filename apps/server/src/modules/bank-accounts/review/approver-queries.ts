import { sql } from 'kysely'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** An approver of a company, proposed or confirmed. */
export interface Approver {
  email: string
  name: string
  proposed_by: string
  proposed_at: string
  confirmed_by: string | null
  confirmed_at: string | null
  counts_from: string | null
  leaves_at: string | null
  leaving_by: string | null
  has_factor: boolean
  is_self: boolean
  /** Whether the caller proposed it. */
  is_asker: boolean
  /** Whether this approver decides about new changes. */
  stands: boolean
  /** Named by an email that belongs to no member of the staff. */
  is_nobody: boolean
}

/** The caller's rights over approvers. */
export interface NamingRights {
  is_administrator: boolean
  is_operator: boolean
  is_approver: boolean
  has_factor: boolean
}

/** Returns the state of an approver's nomination. */
export function approverState({ is_nobody: isNobody, counts_from: from, has_factor: hasFactor }: Approver) {
  if (isNobody) return 'por_renombrar'
  if (from === null) return 'por_confirmar'
  if (!hasFactor) return 'sin_factor'
  return Date.parse(from) > Date.now() ? 'en_espera' : 'vigente'
}

export const allApprovers = sql<Approver>`select * from scope_bank_approvers()`

/** Finds the approvers of the open company, effective or not. */
export async function findApprovers(db: Database, scope: Scope): Promise<Approver[]> {
  const [rows] = await db.read(scope, [allApprovers.compile(query)])
  return rows
}
