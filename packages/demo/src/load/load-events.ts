import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { PoolClient } from 'pg'
import type { DemoCompany } from '../data/companies.ts'
import { andinaEvents, caribeEvents, type DemoEvent } from '../rows/events.ts'

/**
 * Loads the events of the open company for its suppliers, with reserved seats; its calendar's own events are created
 * later.
 */
export async function loadEvents(
  client: PoolClient,
  { id, brand }: DemoCompany,
  today: CalendarDate,
): Promise<void> {
  for (const event of brand === 'andina' ? andinaEvents(today) : caribeEvents(today)) {
    await loadEvent(client, id, event)
  }
}

async function loadEvent(client: PoolClient, company: number, event: DemoEvent): Promise<void> {
  const { day, from = '00:00', to = '23:59:59', cancelled } = event
  const { rows } = await client.query<{ id: string }>(
    `insert into events (company_id, code, kind, title, summary, description, mode, place, address, map_url, join_url, contact,
       starts_at, ends_at, is_all_day, takes_registration, capacity, is_by_invitation, published_at, cancelled_at, cancel_reason)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
       least(now(), $13::timestamptz) - interval '30 days', case when $19::text <> '' then now() end, $19) returning id`,
    [
      company,
      event.code,
      event.kind,
      event.title,
      event.summary,
      event.description,
      event.mode ?? null,
      event.place ?? '',
      event.address ?? '',
      event.map_url ?? '',
      event.join_url ?? '',
      event.contact ?? '',
      `${day}T${from}-05:00`,
      `${day}T${to}-05:00`,
      event.from === undefined,
      event.takesRegistration ?? false,
      event.capacity ?? null,
      event.guests !== undefined,
      cancelled ?? '',
    ],
  )
  const made = rows[0]?.id
  await client.query(
    `insert into event_guests (company_id, event_id, third_party_id)
     select $1, $2, t.id from third_parties t where t.company_id = $1 and t.erp_key = any ($3)`,
    [company, made, (event.guests ?? []).map(({ documento_numero }) => documento_numero)],
  )
  if (event.recording) {
    const { name, url, minutes } = event.recording
    await client.query(
      `insert into event_files (company_id, event_id, kind, name, url, minutes) values ($1, $2, 'grabacion', $3, $4, $5)`,
      [company, made, name, url, minutes],
    )
  }
  await loadSeats(client, company, made, event.people ?? [])
}

/** Reserves seats for people, with each supplier that they see; the event counts them. */
async function loadSeats(
  client: PoolClient,
  company: number,
  event: string | undefined,
  people: readonly string[],
): Promise<void> {
  await client.query(
    `with seated as (
       insert into event_registrations (company_id, event_id, third_party_id, membership_id, person, email, state, asked_at)
       select m.company_id, $2, m.third_party_id, m.id, trim(concat_ws(' ', i.first_name, i.last_name)), i.email, 'inscrito',
              least(now(), (select e.starts_at from events e where e.company_id = $1 and e.id = $2)) - interval '3 days'
         from identities i join memberships m on m.identity_id = i.id and m.company_id = $1 where i.email = any ($3)
       returning id)
     update events e set seats_taken = (select count(*) from seated) where e.company_id = $1 and e.id = $2`,
    [company, event, people],
  )
}
