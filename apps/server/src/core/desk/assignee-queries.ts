import { sql, type Expression, type SqlBool } from 'kysely'
import type { Assignee } from '@enlace/contract/staff/sign-in/assignees.ts'
import { rolesThatMay, type StaffArea } from '@enlace/domain/staff-roles.ts'
import { query, scopeCompany } from '@enlace/database/database.ts'

/** The members of the open company to whom work of an area can be given, by name. */
export const assigneesOf = (area: StaffArea) =>
  sql<Assignee>`select id, name as nombre, is_self as "isSelf"
    from scope_assignees(${[...rolesThatMay(area, 'write')]}::text[])`.compile(query)

/** The open scope's own member. */
const ownMember = sql`(select m.id from staff_members m where m.company_id = ${scopeCompany}
  and m.identity_id = scope_identity())`

/** Whose work is asked for: one's own, nobody's, or a member's; undefined is everybody's. */
export function isAssignedTo(column: string, wanted: string | undefined): Expression<SqlBool> {
  if (wanted === undefined) return sql<SqlBool>`true`
  if (wanted === 'sin_asignar') return sql<SqlBool>`${sql.ref(column)} is null`
  if (wanted === 'mias') return sql<SqlBool>`${sql.ref(column)} = ${ownMember}`
  return sql<SqlBool>`${sql.ref(column)} = ${wanted}::uuid`
}

/** The values of the choice of whose work is shown under which a row is found. */
export const assignedChoices = (column: string) =>
  sql<string[]>`array_remove(array[coalesce(${sql.ref(column)}::text, 'sin_asignar'),
    case when ${sql.ref(column)} = ${ownMember} then 'mias' end], null)`
