-- Tells a supplier's people of something, in the transaction of what happened: they hear of it if and only if that is
-- kept. What was told under the same key before is not told again.
create or replace function raise_notification(company integer, kind text, third_party integer, account integer, dedupe text,
                                   subject jsonb, membership uuid default null) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  made uuid;
begin
  if scope_company() is distinct from company and scope_company() is not null then
    raise exception 'A notification of company % was raised under the scope of another', company;
  end if;
  insert into notification_events (company_id, kind, third_party_id, third_id, membership_id, dedupe, subject)
  values (company, kind, third_party, account, membership, dedupe, subject)
  on conflict do nothing returning id into made;
  if made is null then return; end if;
  insert into jobs (company_id, task, payload, max_attempts)
  values (company, 'spread-notification', jsonb_build_object('event', made), 40);
  perform pg_notify('jobs', 'spread-notification');
end $$;

-- An event of the open company that nobody has spread, held until the transaction ends. No row where it is spread.
create or replace function take_notification_event(wanted uuid)
  returns table (kind text, third_party_id integer, third_id integer, subject jsonb, created_at timestamptz, supplier text,
                 branch text)
  language sql volatile security definer set search_path = public, pg_temp as $$
  select e.kind, e.third_party_id, e.third_id, e.subject, e.created_at, t.nombre,
         (select b.nombre from branch_accounts b where b.company_id = e.company_id and b.id = e.third_id)
    from notification_events e
    join third_parties t on t.company_id = e.company_id and t.id = e.third_party_id
   where e.company_id = scope_company() and e.id = wanted and e.spread_at is null for update of e $$;

-- Whom an event is told to: who of the supplier may see it now, with what they have chosen for its kind.
create or replace function notification_readers(wanted uuid, wanted_module text, only_masters boolean, only_others boolean)
  returns table (membership_id uuid, email text, portal boolean, correo boolean, web_push boolean, is_daily boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select m.id, i.email, p.portal, p.correo, p.web_push, coalesce(b.is_daily, false)
    from notification_events e
    join memberships m on m.company_id = e.company_id and m.third_party_id = e.third_party_id and membership_is_open(m)
    join identities i on i.id = m.identity_id and i.active
    join third_parties t on t.company_id = e.company_id and t.id = e.third_party_id and t.activo
    left join notification_boxes b on b.company_id = m.company_id and b.membership_id = m.id
    left join notification_preferences p on p.company_id = m.company_id and p.membership_id = m.id and p.kind = e.kind
   where e.company_id = scope_company() and e.id = wanted and m.accepted_at is not null
     and (e.membership_id is null or m.id = e.membership_id)
     and (m.is_master or not only_masters)
     and (not only_others or m.id is distinct from e.caused_by)
     and membership_has_module(m.company_id, m.id, wanted_module)
     and (e.third_id is null or e.third_id = any (accounts_of_membership(m.company_id, m.id)))
   order by m.id $$;

-- Writes what one person is told of an event, under the next number of its box. Null where it has it already.
create or replace function keep_notification(event uuid, membership uuid, of_module text, lists boolean, how_mailed text) returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  given bigint;
begin
  insert into notification_boxes (company_id, membership_id) values (scope_company(), membership) on conflict do nothing;
  perform 1 from notification_boxes b where b.company_id = scope_company() and b.membership_id = membership for update;
  if exists (select 1 from notifications n where n.company_id = scope_company() and n.event_id = event
                and n.membership_id = membership) then
    return null;
  end if;
  update notification_boxes b set last_place = b.last_place + 1
   where b.company_id = scope_company() and b.membership_id = membership returning b.last_place into given;
  insert into notifications (company_id, membership_id, place, event_id, kind, third_id, module, subject, happened_at, is_own,
                             in_portal, mail)
  select e.company_id, membership, given, e.id, e.kind, e.third_id, of_module, e.subject, e.created_at,
         e.caused_by is not distinct from membership, lists, how_mailed
    from notification_events e where e.company_id = scope_company() and e.id = event;
  if lists then perform pg_notify('notifications', membership::text); end if;
  return given;
end $$;

-- The event is everybody's by now.
create or replace function finish_notification_event(wanted uuid) returns void
  language sql volatile security definer set search_path = public, pg_temp as $$
  update notification_events e set spread_at = clock_timestamp() where e.company_id = scope_company() and e.id = wanted $$;

-- Puts events back into the queue whose work was given up or lost: none is forgotten.
create or replace function requeue_notification_events() returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  added integer;
begin
  insert into jobs (company_id, task, payload, key, max_attempts)
  select e.company_id, 'spread-notification', jsonb_build_object('event', e.id), 'again:' || e.id, 40
    from notification_events e
   where e.company_id = scope_company() and e.spread_at is null and e.created_at < now() - interval '30 minutes'
     and not exists (select 1 from jobs j where j.company_id = e.company_id and j.task = 'spread-notification'
                        and j.dead_at is null and j.payload ->> 'event' = e.id::text)
   order by e.created_at limit 1000
  on conflict (company_id, task, key) where key is not null and claimed_by is null and dead_at is null do nothing;
  get diagnostics added = row_count;
  if added > 0 then perform pg_notify('jobs', 'spread-notification'); end if;
  return added;
end $$;

-- Since when nothing goes into the mail of the day any more: the company's hour, of today or of yesterday.
create or replace function digest_cut() returns timestamptz
  language sql stable security definer set search_path = public, pg_temp as $$
  select (case when (now() at time zone 'America/Bogota') >= cut.at then cut.at else cut.at - interval '1 day' end)
         at time zone 'America/Bogota'
    from (select (now() at time zone 'America/Bogota')::date + make_interval(hours => coalesce((
                   select (v.value #>> '{}')::integer from settings v
                    where v.company_id = scope_company() and v.name = 'notification_digest_hour'
                      and (v.value #>> '{}') ~ '^(1?[0-9]|2[0-3])$'), 7)) as at) cut $$;

-- Whom of the open company a mail of the day is due.
create or replace function digest_memberships() returns table (membership_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select distinct n.membership_id from notifications n
   where n.company_id = scope_company() and n.mail = 'resumen' and n.digested_at is null and n.created_at < digest_cut()
   order by 1 $$;

-- Takes what is due into one mail of the day, once; what the person may not see any more is let go.
create or replace function take_digest(membership uuid)
  returns table (email text, supplier text, place bigint, kind text, subject jsonb, happened_at timestamptz)
  language sql volatile security definer set search_path = public, pg_temp as $$
  with taken as (
    update notifications n set digested_at = clock_timestamp()
     where n.company_id = scope_company() and n.membership_id = membership and n.mail = 'resumen' and n.digested_at is null
       and n.created_at < digest_cut()
    returning n.*)
  select i.email, t.nombre, n.place, n.kind, n.subject, n.happened_at
    from taken n
    join memberships m on m.company_id = n.company_id and m.id = n.membership_id and membership_is_open(m)
    join identities i on i.id = m.identity_id and i.active
    join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id and t.activo
   where membership_has_module(n.company_id, n.membership_id, n.module)
     and (n.third_id is null or n.third_id = any (accounts_of_membership(n.company_id, n.membership_id)))
   order by n.place $$;

-- The open scope's person has read those numbers, or takes them for unread again.
create or replace function mark_notifications(places bigint[], is_read boolean) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update notifications n set read_at = case when is_read then clock_timestamp() end
   where n.company_id = scope_company() and n.membership_id = scope_membership() and n.place = any (places)
     and (n.read_at is null) = is_read;
  if found then perform pg_notify('notifications', scope_membership()::text); end if;
end $$;

-- The open scope's person has read all up to a number, of the accounts that are open.
create or replace function mark_notifications_through(last_seen bigint) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update notifications n set read_at = clock_timestamp()
   where n.company_id = scope_company() and n.membership_id = scope_membership() and n.place <= last_seen
     and n.read_at is null and (n.third_id is null or n.third_id = any (scope_accounts()));
  if found then perform pg_notify('notifications', scope_membership()::text); end if;
end $$;

-- The open scope's person chooses by which ways it is told of a kind.
create or replace function choose_notification_ways(of_kind text, by_portal boolean, by_mail boolean, by_push boolean) returns void
  language sql volatile security definer set search_path = public, pg_temp as $$
  insert into notification_preferences (company_id, membership_id, kind, portal, correo, web_push)
  select m.company_id, m.id, of_kind, by_portal, by_mail, by_push from memberships m
   where m.company_id = scope_company() and m.id = scope_membership()
  on conflict (company_id, membership_id, kind) do update
     set portal = excluded.portal, correo = excluded.correo, web_push = excluded.web_push, updated_at = now() $$;

-- The open scope's person chooses one mail a day, and what a locked screen may say.
create or replace function choose_notification_box(daily boolean, tells boolean) returns void
  language sql volatile security definer set search_path = public, pg_temp as $$
  insert into notification_boxes (company_id, membership_id, is_daily, tells_on_lock_screen)
  select m.company_id, m.id, daily, tells from memberships m
   where m.company_id = scope_company() and m.id = scope_membership()
  on conflict (company_id, membership_id) do update
     set is_daily = excluded.is_daily, tells_on_lock_screen = excluded.tells_on_lock_screen $$;

-- A browser of the open scope's person may show notices from now on; whoever had it before does not any more.
create or replace function keep_push_subscription(session uuid, at_endpoint text, with_p256dh text, with_auth text) returns void
  language sql volatile security definer set search_path = public, pg_temp as $$
  insert into push_subscriptions (company_id, membership_id, family_id, device, endpoint, p256dh, auth)
  select s.company_id, s.membership_id, s.family_id, coalesce(f.device, ''), at_endpoint, with_p256dh, with_auth
    from sessions s join session_families f on f.id = s.family_id
   where s.company_id = scope_company() and s.id = session and s.membership_id = scope_membership()
  on conflict (endpoint) do update
     set company_id = excluded.company_id, membership_id = excluded.membership_id, family_id = excluded.family_id,
         device = excluded.device, p256dh = excluded.p256dh, auth = excluded.auth, seen_at = now() $$;

-- A browser of the open scope's person shows none any more. False where it is not one of them.
create or replace function remove_push_subscription(wanted uuid, at_endpoint text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from push_subscriptions p
   where p.company_id = scope_company() and p.membership_id = scope_membership() and (p.id = wanted or p.endpoint = at_endpoint);
  return found;
end $$;

-- Where and what a notice of the browser is: nothing where the browser, the right to see it, or the wish for it is gone.
create or replace function push_notice(membership uuid, wanted_place bigint, subscription uuid)
  returns table (endpoint text, p256dh text, auth text, kind text, subject jsonb, tells boolean, company text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select p.endpoint, p.p256dh, p.auth, n.kind, n.subject, b.tells_on_lock_screen, c.nombre
    from notifications n
    join notification_boxes b on b.company_id = n.company_id and b.membership_id = n.membership_id
    join push_subscriptions p on p.company_id = n.company_id and p.membership_id = n.membership_id and p.id = subscription
    join memberships m on m.company_id = n.company_id and m.id = n.membership_id and membership_is_open(m)
    join companies c on c.id = n.company_id
   where n.company_id = scope_company() and n.membership_id = membership and n.place = wanted_place and n.read_at is null
     and membership_has_module(n.company_id, n.membership_id, n.module)
     and (n.third_id is null or n.third_id = any (accounts_of_membership(n.company_id, n.membership_id))) $$;

-- A browser whose push service knows it no more.
create or replace function drop_push_subscription(subscription uuid) returns void
  language sql volatile security definer set search_path = public, pg_temp as $$
  delete from push_subscriptions p where p.company_id = scope_company() and p.id = subscription $$;

-- Forgets what is older than a good year, and browsers that have not been seen for four months.
create or replace function sweep_notifications() returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  swept integer;
begin
  delete from notification_events e where e.company_id = scope_company() and e.created_at < now() - interval '400 days';
  get diagnostics swept = row_count;
  delete from push_subscriptions p where p.company_id = scope_company() and p.seen_at < now() - interval '120 days';
  return swept;
end $$;

-- The open scope's person has opened what some notifications lead to: they are read, those of the accounts that are open.
create or replace function mark_notifications_at(at_path text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update notifications n set read_at = clock_timestamp()
   where n.company_id = scope_company() and n.membership_id = scope_membership() and n.subject ->> 'path' = at_path
     and n.read_at is null and (n.third_id is null or n.third_id = any (scope_accounts()));
  if found then perform pg_notify('notifications', scope_membership()::text); end if;
end $$;

-- Who may call them.
revoke execute on function raise_notification, take_notification_event, notification_readers, keep_notification,
  finish_notification_event, requeue_notification_events, digest_cut, digest_memberships, take_digest, mark_notifications,
  mark_notifications_through, choose_notification_ways, choose_notification_box, keep_push_subscription,
  remove_push_subscription, push_notice, drop_push_subscription, sweep_notifications, mark_notifications_at
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function raise_notification to enlace_app, enlace_staff;
grant execute on function take_notification_event, notification_readers, keep_notification, finish_notification_event,
  requeue_notification_events, digest_memberships, take_digest, push_notice, drop_push_subscription, sweep_notifications
  to enlace_staff;
grant execute on function mark_notifications, mark_notifications_through, choose_notification_ways, choose_notification_box,
  keep_push_subscription, remove_push_subscription, mark_notifications_at to enlace_app;
