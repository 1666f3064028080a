/**
 * Rows about events, with the statement that inserts one of each: `$1` the company, `$2` the words. The event is for
 * invited suppliers and invites nobody, so that no supplier's test finds it.
 */
export const eventTables: Record<string, string> = {
  events: `insert into events (company_id, code, kind, title, summary, description, mode, place, address, map_url, join_url,
      contact, starts_at, ends_at, takes_registration, capacity, is_by_invitation, published_at)
    values ($1, $2, 'capacitacion', $2, $2, $2, 'mixta', $2, $2, $2, $2, $2, now() + interval '1 day', now() + interval '2 days',
      true, 1, true, now() - interval '1 day')`,
  event_guests: `insert into event_guests (company_id, event_id, third_party_id)
    select e.company_id, e.id, t.id from events e join third_parties t on t.company_id = e.company_id
     where e.company_id = $1 and $2 <> '' order by t.id desc limit 1`,
  event_files: `insert into event_files (company_id, event_id, kind, name, url, minutes)
    select company_id, id, 'grabacion', $2, 'https://' || $2 || '.test/', 5 from events where company_id = $1 limit 1`,
  event_registrations: `insert into event_registrations (company_id, event_id, third_party_id, membership_id, person, email, state)
    select e.company_id, e.id, m.third_party_id, m.id, 'x', 'x', 'en_espera'
      from events e join memberships m on m.company_id = e.company_id where e.company_id = $1 and $2 <> ''
     order by m.created_at desc limit 1`,
  event_feeds: `insert into event_feeds (company_id, membership_id, token_hash, seed)
    select company_id, id, sha256(('feed ' || $2::text)::bytea), $2 from memberships where company_id = $1 order by created_at desc limit 1`,
}
