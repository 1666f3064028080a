import { sql, type Expression, type SqlBool } from 'kysely'
import type { Assignee } from '@enlace/contract/staff/sign-in/assignees.ts'
import { rolesThatMay, type StaffArea } from '@enlace/domain/staff-roles.ts'
import { query, scopeCompany } from '@enlace/database/database.ts'

/** The members of the open company who can be assigned work of an area, by name. */
export const assigneesOf = (area: StaffArea) =>
  sql<Assignee>`select id, name as nombre, is_self as "isSelf"
    from scope_assignees(${[...rolesThatMay(area, 'write')]}::text[])`.compile(query)

/** The member of the open scope. */
const ownMember = sql`(select m.id from staff_members m where m.company_id = ${scopeCompany}
  and m.identity_id = scope_identity())`

/** A condition on the assignee: the user, nobody, or a given member; undefined matches all. */
export function isAssignedTo(column: string, wanted: string | undefined): Expression<SqlBool> {
  if (wanted === undefined) return sql<SqlBool>`true`
  if (wanted === 'sin_asignar') return sql<SqlBool>`${sql.ref(column)} is null`
  if (wanted === 'mias') return sql<SqlBool>`${sql.ref(column)} = ${ownMember}`
  return sql<SqlBool>`${sql.ref(column)} = ${wanted}::uuid`
}

/** The values of the assignee filter that match a row. */
export const assignedChoices = (column: string) =>
  sql<string[]>`array_remove(array[coalesce(${sql.ref(column)}::text, 'sin_asignar'),
    case when ${sql.ref(column)} = ${ownMember} then 'mias' end], null)`
