import { sql } from 'kysely'
import { type CountName, countAreas, isCountName } from '@enlace/contract/notifications/live/counts.ts'
import type { SignInAlarm } from '@enlace/contract/sign-in/alarm/schemas.ts'
import type { Presence } from '@enlace/contract/sign-in/presence/schemas.ts'
import { isSubjectKind, subjectAreas } from '@enlace/contract/sign-in/presence/subjects.ts'
import { type StaffRole, staffRight } from '@enlace/domain/staff-roles.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { LiveCounts } from '../../../core/desk/count-queries.ts'
import { roleIn } from '../../../core/desk/role-queries.ts'

interface PresenceRow {
  kind: string
  subject: string
  staff_id: string
  nombre: string
  since: string
}

/** The state of a company's work, as far as a role may read it. */
export interface Standing {
  company: number
  role: StaffRole
  counts: Partial<Record<CountName, number>>
  present: Presence[]
  /** The last burst of refused sign-ins, if it is of today and the member handles them. */
  signInAlarm: SignInAlarm | undefined
}

const recentAlarm = sql<SignInAlarm>`
  select raised_at as at, kind, refusals, people, network from sign_in_alarms
   where company_id = ${scopeCompany} and raised_at > now() - interval '1 day'`.compile(query)

/** Returns the current state of the company's work. @throws DatabaseRefusal if the scope cannot be opened any more. */
export function findStanding(db: Database, scope: Scope, counts: LiveCounts): Promise<Standing> {
  return db.transaction(scope, async (tx) => {
    const role = await roleIn(tx)
    const counted: Partial<Record<CountName, number>> = {}
    for (const [name, statement] of Object.entries(counts)) {
      if (!isCountName(name) || staffRight(role, countAreas[name]) === undefined) continue
      const [row] = await tx.run(statement)
      counted[name] = row?.count ?? 0
    }
    const rows = await tx.run(sql<PresenceRow>`select * from scope_presence()`.compile(query))
    const present = rows.flatMap(({ kind, subject, staff_id, nombre, since }) =>
      isSubjectKind(kind) && staffRight(role, subjectAreas[kind]) !== undefined
        ? [{ kind, id: subject, staff: staff_id, nombre, since }]
        : [],
    )
    const [signInAlarm] = role === 'administrador' ? await tx.run(recentAlarm) : []
    return { company: tx.context.company_id, role, counts: counted, present, signInAlarm }
  })
}
