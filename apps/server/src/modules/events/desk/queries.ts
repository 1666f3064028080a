import { sql } from 'kysely'
import type { EventKind, EventMode } from '@enlace/contract/events/kinds.ts'
import type { DeskAttendee, DeskEventFile } from '@enlace/contract/events/desk/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** An event of the list. */
export interface ListedRow {
  code: string
  kind: EventKind
  title: string
  starts_at: string
  is_all_day: boolean
  takes_registration: boolean
  capacity: number | null
  seats_taken: number
  waiting: number
  is_by_invitation: boolean
  is_generated: boolean
  published_at: string | null
  cancelled_at: string | null
  ends_at: string
}

/** An event with the data of its editor; dates and times in Colombian time. */
export interface EventFound extends ListedRow {
  summary: string
  description: string
  mode: EventMode | null
  place: string
  address: string
  map_url: string
  join_url: string
  contact: string
  cancel_reason: string
  inicio: string
  fin: string
  inscripcion_hasta: string | null
  invitados: { nit: string; dv: number | null }[]
  grabaciones: { nombre: string; url: string; minutos: number | null }[]
  archivos: DeskEventFile[]
  sello: string
}

const listed = sql`e.code, e.kind, e.title, e.starts_at, e.ends_at, e.is_all_day, e.takes_registration, e.capacity,
  e.seats_taken, e.waiting, e.is_by_invitation, e.is_generated, e.published_at, e.cancelled_at`

const clock = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'America/Bogota', case when e.is_all_day then 'YYYY-MM-DD' else 'YYYY-MM-DD HH24:MI' end)`

/** Finds the events of the open company: future ones in order, or past ones, the latest first. */
export async function findDeskEvents(
  db: Database,
  scope: Scope,
  which: 'proximos' | 'anteriores',
): Promise<ListedRow[]> {
  const part =
    which === 'proximos'
      ? sql`e.ends_at > now() order by e.starts_at, e.code`
      : sql`e.ends_at <= now() order by e.starts_at desc, e.code`
  const [rows] = await db.read(scope, [
    sql<ListedRow>`select ${listed} from events e where e.company_id = ${scopeCompany} and ${part} limit 500`.compile(
      query,
    ),
  ])
  return rows
}

const recordings = sql`(select coalesce(jsonb_agg(jsonb_build_object('nombre', f.name, 'url', f.url, 'minutos', f.minutes)
    order by f.created_at, f.id), '[]') from event_files f
  where f.company_id = e.company_id and f.event_id = e.id and f.kind = 'grabacion' and f.url is not null)`
const guests = sql`(select coalesce(jsonb_agg(jsonb_build_object('nit', t.documento_numero, 'dv', t.documento_dv)
    order by t.documento_numero), '[]') from event_guests g join third_parties t on t.company_id = g.company_id and t.id = g.third_party_id
  where g.company_id = e.company_id and g.event_id = e.id)`

/**
 * The version of an event that clients send with a change: all that staff writes, without the seats, which change by
 * themselves.
 */
export const sealOfEvent = sql<string>`md5(((to_jsonb(e) - 'seats_taken' - 'waiting') || jsonb_build_object('g', ${guests}, 'r', ${recordings}))::text)`

/** Finds one event of the open company; undefined if there is none with that code. */
export async function findDeskEvent(
  db: Database,
  scope: Scope,
  code: string,
): Promise<EventFound | undefined> {
  const [[row]] = await db.read(scope, [
    sql<EventFound>`select ${listed}, e.summary, e.description, e.mode, e.place, e.address, e.map_url, e.join_url, e.contact,
        e.cancel_reason, ${clock('e.starts_at')} as inicio, ${clock('e.ends_at')} as fin,
        to_char(e.registration_until at time zone 'America/Bogota', 'YYYY-MM-DD HH24:MI') as inscripcion_hasta,
        ${guests} as invitados, ${recordings} as grabaciones,
        (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'nombre', f.name, 'size', f.size) order by f.created_at, f.id), '[]')
           from event_files f where f.company_id = e.company_id and f.event_id = e.id and f.kind = 'material') as archivos,
        ${sealOfEvent} as sello
      from events e where e.company_id = ${scopeCompany} and e.code = ${code}`.compile(query),
  ])
  return row
}

/** Finds the open company's event codes with a prefix. */
export async function findCodesLike(db: Database, scope: Scope, start: string): Promise<string[]> {
  const [rows] = await db.read(scope, [
    query
      .selectFrom('events')
      .select('code')
      .where('company_id', '=', scopeCompany)
      .where('code', 'like', `${start}%`)
      .compile(),
  ])
  return rows.map(({ code }) => code)
}

/** Finds the people who asked for a seat of an event, as in the attendance list. */
export async function findDeskAttendees(db: Database, scope: Scope, code: string): Promise<DeskAttendee[]> {
  const [rows] = await db.read(scope, [
    sql<DeskAttendee>`select r.id, r.state as estado, r.person as persona, r.email as correo, t.nombre as proveedor,
        t.documento_numero || coalesce('-' || t.documento_dv, '') as nit, r.asked_at as pidio_at, r.attended as asistio
      from event_registrations r
      join events e on e.company_id = r.company_id and e.id = r.event_id
      join third_parties t on t.company_id = r.company_id and t.id = r.third_party_id
     where r.company_id = ${scopeCompany} and e.code = ${code}
     order by array_position(array['inscrito', 'en_espera', 'cancelada'], r.state), r.asked_at, r.id`.compile(
      query,
    ),
  ])
  return rows
}
