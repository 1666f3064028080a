import { sql } from 'kysely'
import { query, type Database, type Transaction } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { PublishedEvent } from './event-sheet.ts'

/** The result of publishing an event. */
export type Publication =
  | { outcome: 'new' | 'changed'; seated: number }
  | { outcome: 'guest-unknown'; nit: string }

/** Attaches a stored file to the event of a code. False if there is no such event. */
export async function addEventFile(
  db: Database,
  scope: Scope,
  { code, name, storageKey }: { code: string; name: string; storageKey: string },
): Promise<boolean> {
  return db.transaction(scope, async (tx) => {
    const [event] = await tx.run(
      sql<{
        id: string
      }>`select id from events where company_id = scope_company() and code = ${code}`.compile(query),
    )
    if (!event) return false
    await tx.run(sql`select add_event_file(${event.id}, 'material', ${name}, ${storageKey})`.compile(query))
    return true
  })
}

/**
 * Publishes an event by its code, or changes the existing one: a generated one then belongs to the staff. Additional
 * seats go to the waiting list.
 */
export async function publishEvent(
  tx: Pick<Transaction, 'run'>,
  event: PublishedEvent,
): Promise<Publication> {
  const { invitados, grabaciones, ...row } = event
  const known = await tx.run(
    sql<{ documento_numero: string; id: number }>`select documento_numero, id from third_parties
      where company_id = scope_company() and documento_numero = any (${invitados ?? []}::text[])`.compile(
      query,
    ),
  )
  const unknown = (invitados ?? []).find(
    (nit) => !known.some(({ documento_numero }) => documento_numero === nit),
  )
  if (unknown !== undefined) return { outcome: 'guest-unknown', nit: unknown } as const
  const [kept] = await tx.run(
    sql<{
      id: string
      is_new: boolean
    }>`insert into events as e (company_id, code, kind, title, summary, description, mode, place,
        address, map_url, join_url, contact, starts_at, ends_at, is_all_day, takes_registration, registration_until, capacity,
        is_by_invitation, published_at)
      select scope_company(), g.code, g.kind, g.title, g.summary, g.description, g.mode, g.place, g.address, g.map_url, g.join_url,
             g.contact, g.starts_at, g.ends_at, g.is_all_day, g.takes_registration, g.registration_until, g.capacity,
             ${invitados !== undefined}, case when g.is_draft then null else now() end
        from jsonb_to_record(${JSON.stringify(row)}::jsonb) as g (code text, kind text, title text, summary text, description text,
          mode text, place text, address text, map_url text, join_url text, contact text, starts_at timestamptz,
          ends_at timestamptz, is_all_day boolean, takes_registration boolean, registration_until timestamptz, capacity integer,
          is_draft boolean)
      on conflict (company_id, code) do update
        set kind = excluded.kind, title = excluded.title, summary = excluded.summary, description = excluded.description,
            mode = excluded.mode, place = excluded.place, address = excluded.address, map_url = excluded.map_url,
            join_url = excluded.join_url, contact = excluded.contact, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
            is_all_day = excluded.is_all_day, takes_registration = excluded.takes_registration,
            registration_until = excluded.registration_until, capacity = excluded.capacity,
            is_by_invitation = excluded.is_by_invitation, is_generated = false,
            published_at = case when excluded.published_at is null then null else coalesce(e.published_at, excluded.published_at) end
      returning id, xmax = 0 as is_new`.compile(query),
  )
  if (!kept) throw new Error('An event that was written has an id')
  await tx.run(
    sql`delete from event_guests where company_id = scope_company() and event_id = ${kept.id}`.compile(query),
  )
  for (const { id } of known) {
    await tx.run(
      sql`insert into event_guests (company_id, event_id, third_party_id) values (scope_company(), ${kept.id}, ${id})`.compile(
        query,
      ),
    )
  }
  await tx.run(
    sql`delete from event_files where company_id = scope_company() and event_id = ${kept.id} and kind = 'grabacion'`.compile(
      query,
    ),
  )
  for (const { nombre, url, minutos } of grabaciones) {
    await tx.run(
      sql`insert into event_files (company_id, event_id, kind, name, url, minutes)
        values (scope_company(), ${kept.id}, 'grabacion', ${nombre}, ${url}, ${minutos ?? null})`.compile(
        query,
      ),
    )
  }
  const [filled] = await tx.run(
    sql<{ seated: number }>`select fill_own_event_seats(${kept.id}) as seated`.compile(query),
  )
  return { outcome: kept.is_new ? 'new' : 'changed', seated: filled?.seated ?? 0 } as const
}

/**
 * Cancels the event of a code and notifies its attendees; undefined if there is none, false if it was already
 * cancelled.
 */
export async function cancelEvent(
  db: Database,
  company: number,
  { code, reason }: { code: string; reason: string },
): Promise<boolean | undefined> {
  const [[row]] = await db.read(Scope.ofStaff(company), [
    sql<{ cancelled: boolean }>`select cancel_event(id, ${reason}) as cancelled from events
      where company_id = scope_company() and code = ${code}`.compile(query),
  ])
  return row?.cancelled
}
