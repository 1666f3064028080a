import { sql } from 'kysely'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** An approver of a company, or who was asked for to be one. */
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
  /** Whether it decides about changes that are asked for now. */
  stands: boolean
  /** Named by an email alone, which is nobody's of the staff. */
  is_nobody: boolean
}

/** What the caller may do about approvers. */
export interface NamingRights {
  is_administrator: boolean
  is_operator: boolean
  is_approver: boolean
  has_factor: boolean
}

/** How far the naming of an approver is. */
export function approverState({ is_nobody: isNobody, counts_from: from, has_factor: hasFactor }: Approver) {
  if (isNobody) return 'por_renombrar'
  if (from === null) return 'por_confirmar'
  if (!hasFactor) return 'sin_factor'
  return Date.parse(from) > Date.now() ? 'en_espera' : 'vigente'
}

export const allApprovers = sql<Approver>`select * from scope_bank_approvers()`

/** The approvers of the open company, whether or not they count yet. */
export async function findApprovers(db: Database, scope: Scope): Promise<Approver[]> {
  const [rows] = await db.read(scope, [allApprovers.compile(query)])
  return rows
}
