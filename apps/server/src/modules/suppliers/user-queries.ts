import { sql } from 'kysely'
import { type SupplierEventName, supplierEvents } from '@enlace/contract/suppliers/users/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { MailBounce } from '@enlace/contract/mail/bounces.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { KeptSupplierUser } from './queries.ts'

/** A user with the additional facts of its page. */
export interface KeptUserDetail extends KeptSupplierUser {
  is_master: boolean
  modules: string[] | null
  account_ids: number[]
  sello: string
}

/** The last mail to a user, if it bounced. */
export interface KeptBounce {
  at: string
  rebote: MailBounce
  motivo: string | null
}

/** An event of a third party in the audit trail. */
export interface KeptEvent {
  id: string
  at: string
  actor: string
  action: SupplierEventName
  sobre: string | null
  detail: unknown
}

/** The maximum number of events in a history, newest first. */
const mostEvents = 200

/**
 * Selects the events of a third party and its users, newest first. Accepting an invitation has no audit entry; it is
 * taken from the date of acceptance.
 */
function eventsOf(party: number, user: string | null) {
  const ofUser = user === null ? sql`true` : sql`u.id = ${user}`
  const ofParty = user === null ? sql`l.target = ${String(party)} and l.action like 'supplier:%'` : sql`false`
  const actions = sql.join(supplierEvents.map((name) => sql`${name}`))
  return sql<KeptEvent>`
    with users as (select * from third_party_users(${party}) u where ${ofUser})
    select e.id, e.at, e.actor, e.action, e.sobre, e.detail from (
      select l.id::text as id, l.at, l.actor, l.action,
             case when l.action not like 'supplier:%' then u.correo
                  else coalesce(l.detail ->> 'nombre', (select t.nombre from third_parties t
                                                         where t.company_id = l.company_id and t.id = (l.detail ->> 'kept')::integer))
             end as sobre, l.detail
        from audit_log l left join users u on u.id::text = l.target
       where l.company_id = ${scopeCompany} and l.action in (${actions})
         and ((l.action not like 'supplier:%' and l.target in (select id::text from users)) or ${ofParty})
      union all
      select 'joined-' || m.id, m.accepted_at, u.correo, 'user-joined', u.correo, '{}'::jsonb
        from memberships m join users u on u.id = m.id
       where m.company_id = ${scopeCompany} and m.accepted_at is not null) e
    order by e.at desc limit ${mostEvents}`
}

/** Returns the events of a third party of the company, newest first. */
export async function findEvents(db: Database, scope: Scope, party: number): Promise<KeptEvent[]> {
  const [events] = await db.read(scope, [eventsOf(party, null).compile(query)])
  return events
}

/**
 * Finds a user of a third party with its history and the branches that can be granted; undefined if it does not exist.
 */
export async function findSupplierUser(db: Database, scope: Scope, party: number, id: string) {
  const [[supplier], [user], branches, history, [devuelto], [locked]] = await db.read(scope, [
    sql<{ id: number; nombre: string; activo: boolean }>`select id, nombre, activo from third_parties
      where company_id = ${scopeCompany} and id = ${party}`.compile(query),
    sql<KeptUserDetail>`select u.*, company_user_seal(u.id) as sello from third_party_users(${party}) u
      where u.id = ${id}`.compile(query),
    sql<{ thirdId: number; codigo: string; nombre: string }>`select id as "thirdId", codigo, nombre
      from branch_accounts where company_id = ${scopeCompany} and third_party_id = ${party} and activo
      order by codigo, id`.compile(query),
    eventsOf(party, id).compile(query),
    sql<KeptBounce>`select l.at, l.rebote, l.motivo from third_party_users(${party}) u
      cross join lateral (
        select coalesce(o.bounced_at, o.dead_at) as at, coalesce(o.bounce, case when o.dead_at is not null then 'rechazado' end) as rebote,
               coalesce(o.bounce_reason, o.last_error) as motivo
          from outbox_mails o
         where o.company_id = ${scopeCompany} and o.recipient = u.correo
         order by o.created_at desc limit 1) l
     where u.id = ${id} and l.rebote is not null`.compile(query),
    sql<{ id: string }>`select id from third_party_locked_users(${party}) l where l.id = ${id}`.compile(
      query,
    ),
  ])
  const isLocked = locked !== undefined
  return supplier && user && { supplier, user, branches, history, devuelto: devuelto ?? null, isLocked }
}
