import { sql, type Expression, type SqlBool } from 'kysely'
import { eventsPerPage } from '@enlace/contract/events/limits.ts'
import type { EventKind } from '@enlace/contract/events/kinds.ts'
import type { AgendaQuery, EventFile } from '@enlace/contract/events/visitor/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { type KeptEvent, keptEvent, ownRegistration, startDay } from './kept-queries.ts'

const ofCompany = sql<SqlBool>`e.company_id = ${scopeCompany}`
const isOver = sql<SqlBool>`e.ends_at < now()`
const isMine = sql<SqlBool>`r.state in ('inscrito', 'en_espera')`

/** A condition on the kind; an empty list matches all. */
const ofKinds = (kinds: readonly EventKind[]): Expression<SqlBool> =>
  kinds.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`e.kind in (${sql.join(kinds)})`

/** Finds the events that overlap a range of days and that the open scope may see. */
export async function findEventsBetween(
  db: Database,
  scope: Scope,
  { from, until, kinds }: { from: CalendarDate; until: CalendarDate; kinds: readonly EventKind[] },
): Promise<KeptEvent[]> {
  const [rows] = await db.read(scope, [
    sql<KeptEvent>`select ${keptEvent} from events e ${ownRegistration}
      where ${ofCompany} and ${ofKinds(kinds)} and e.starts_at < (${until}::date + 1)::timestamp at time zone 'America/Bogota'
        and e.ends_at >= ${from}::date::timestamp at time zone 'America/Bogota'
      order by ${startDay}, e.is_all_day desc, e.starts_at, e.id limit 500`.compile(query),
  ])
  return rows
}

const partOf: Readonly<Record<AgendaQuery['ver'], Expression<SqlBool>>> = {
  proximos: sql<SqlBool>`not (${isOver})`,
  pasados: isOver,
  inscripciones: isMine,
}

/** Finds a page of the agenda, with the number of each kind. */
export async function findAgenda(
  db: Database,
  scope: Scope,
  { ver, page }: AgendaQuery,
  kinds: readonly EventKind[],
): Promise<{ rows: KeptEvent[]; total: number; counts: Record<string, number> }> {
  const backwards = ver === 'proximos' ? sql`asc` : sql`desc`
  const offset = (page - 1) * eventsPerPage
  const [rows, counted] = await db.read(scope, [
    sql<KeptEvent>`select ${keptEvent} from events e ${ownRegistration}
      where ${ofCompany} and ${ofKinds(kinds)} and ${partOf[ver]}
      order by e.starts_at ${backwards}, e.id limit ${eventsPerPage}::integer offset ${offset}::integer`.compile(
      query,
    ),
    sql<{
      kind: EventKind
      rows: number
    }>`select e.kind, count(*)::integer as rows from events e ${ownRegistration}
      where ${ofCompany} and ${partOf[ver]} group by 1`.compile(query),
  ])
  const chosen = counted.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
  return {
    rows,
    total: chosen.reduce((sum, one) => sum + one.rows, 0),
    counts: Object.fromEntries(counted.map((one) => [one.kind, one.rows])),
  }
}

/**
 * Finds one event that the open scope may see, with its files; recordings once it has ended. Undefined if there is
 * none.
 */
export async function findEvent(
  db: Database,
  scope: Scope,
  id: string,
): Promise<{ event: KeptEvent; files: EventFile[] } | undefined> {
  const [[event], files] = await db.read(scope, [
    sql<KeptEvent>`select ${keptEvent} from events e ${ownRegistration} where ${ofCompany} and e.id = ${id}`.compile(
      query,
    ),
    sql<EventFile>`select f.id, f.kind as clase, f.name as nombre, f.media_type, f.size::integer, f.url, f.minutes as minutos
       from event_files f join events e on e.company_id = f.company_id and e.id = f.event_id
      where f.company_id = ${scopeCompany} and f.event_id = ${id} and (f.kind = 'material' or ${isOver})
      order by f.created_at, f.name limit 200`.compile(query),
  ])
  return event && { event, files }
}

/** Finds a file of an event that the open scope may see; undefined if there is none. */
export async function findEventFile(db: Database, scope: Scope, id: string) {
  const [[file]] = await db.read(scope, [
    sql<{ name: string; media_type: string; storage_key: string }>`select f.name, f.media_type, f.storage_key
       from event_files f join events e on e.company_id = f.company_id and e.id = f.event_id
      where f.company_id = ${scopeCompany} and f.id = ${id} and f.storage_key is not null
        and (f.kind = 'material' or ${isOver})`.compile(query),
  ])
  return file
}

/** Finds the events of a feed, in a range of days around today, and its company. */
export async function findFeedEvents(db: Database, scope: Scope, days: { back: number; ahead: number }) {
  const { context, rows } = await db.readWithContext(scope, [
    sql<KeptEvent>`select ${keptEvent} from events e ${ownRegistration}
      where ${ofCompany} and e.ends_at > now() - make_interval(days => ${days.back})
        and e.starts_at < now() + make_interval(days => ${days.ahead})
      order by e.starts_at, e.id limit 2000`.compile(query),
    sql<{ nombre: string }>`select nombre from companies where id = ${scopeCompany}`.compile(query),
  ])
  const [events, [company]] = rows
  return { events, company: { id: context.company_id, nombre: company?.nombre ?? '' } }
}

/** Finds the feed of the open scope's person; undefined if there is none. */
export async function findFeed(db: Database, scope: Scope) {
  const { context, rows } = await db.readWithContext(scope, [
    sql<{ token_hash: Buffer; seed: string; created_at: string; last_read_at: string | null }>`
      select token_hash, seed, created_at, last_read_at from event_feeds
       where company_id = ${scopeCompany} and membership_id = (select scope_membership())`.compile(query),
  ])
  const [[feed]] = rows
  return { company: context.company_id, feed }
}
