import { sql } from 'kysely'
import { query, scopeCompany } from '@enlace/database/database.ts'
import { staffNameOf } from '../../core/desk/member-name-queries.ts'

/** The last change of a parameter. */
export interface LastChange {
  name: string
  at: string
  actor: string
  actor_name: string
}

/** The author and time of each parameter's last change in the open company. */
export const lastChanges = sql<LastChange>`
  select distinct on (c.name) c.name, a.at, a.actor, ${staffNameOf('a.actor')} as actor_name
    from audit_log a cross join lateral jsonb_object_keys(a.detail -> 'after') c (name)
   where a.company_id = ${scopeCompany} and a.action = 'settings-changed' and jsonb_typeof(a.detail -> 'after') = 'object'
   order by c.name, a.id desc`.compile(query)

/** An audit entry about settings. */
export interface ChangeEntry {
  at: string
  actor: string
  actor_name: string
  name: string
  before: unknown
  after: unknown
}

/** The maximum number of changes shown. */
const shownChanges = 200

/** Selects the last changes of the named settings in the open company, newest first. */
export const changesOf = (names: readonly string[]) =>
  sql<ChangeEntry>`
  select a.at, a.actor, ${staffNameOf('a.actor')} as actor_name, c.name, a.detail -> 'before' -> c.name as before, a.detail -> 'after' -> c.name as after
    from audit_log a cross join lateral jsonb_object_keys(a.detail -> 'after') c (name)
   where a.company_id = ${scopeCompany} and a.action = 'settings-changed' and jsonb_typeof(a.detail -> 'after') = 'object'
     and c.name = any (${[...names]}::text[])
   order by a.id desc, c.name limit ${shownChanges}`.compile(query)

/** Selects the settings of the open company that contain parameters. */
export const settingsNamed = (names: readonly string[]) =>
  query
    .selectFrom('settings')
    .select(['name', 'value'])
    .where('company_id', '=', scopeCompany)
    .where('name', 'in', names)
    .compile()
