-- What a supplier's people are told of: an event is written in the transaction of what happened, spread by a job to whoever
-- may see it, and reaches each of them once, in the portal, by mail or as a notice of the browser, as the person wishes.

-- Something that happened to a supplier and that its people are to hear of.
create table notification_events (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  kind text not null,
  third_party_id integer not null,
  -- The branch account that it is about; null is the whole supplier.
  third_id integer,
  -- The only one to be told; null is everybody of the supplier who may see it.
  membership_id uuid,
  -- What makes a second telling of the same thing no other event.
  dedupe text not null,
  -- The plain facts that the sentence needs.
  subject jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  -- When everybody's own notification was written.
  spread_at timestamptz,
  primary key (company_id, id),
  unique (company_id, kind, dedupe),
  foreign key (company_id, third_party_id) references third_parties (company_id, id) on delete cascade,
  foreign key (company_id, third_id) references branch_accounts (company_id, id) on delete cascade,
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);
create index notification_events_waiting on notification_events (created_at) where spread_at is null;
create index notification_events_by_age on notification_events (created_at);

-- What a person is told of for one supplier: the last number given, and how it wishes to be told.
create table notification_boxes (
  company_id integer not null,
  membership_id uuid not null,
  -- Given one after the other under this row's lock, so that whoever saw a number has seen all before it.
  last_place bigint not null default 0,
  -- One mail a day instead of one for each.
  is_daily boolean not null default false,
  -- Whether a notice of the browser may say on a locked screen what it is about.
  tells_on_lock_screen boolean not null default false,
  primary key (company_id, membership_id),
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);

create table notifications (
  company_id integer not null,
  membership_id uuid not null,
  place bigint not null,
  event_id uuid not null,
  kind text not null,
  third_id integer,
  -- The module that shows it; null needs none.
  module text,
  subject jsonb not null,
  happened_at timestamptz not null,
  -- Whether the person caused it: no news, and told all the same.
  is_own boolean not null default false,
  -- Whether the portal lists it: who switched that off may still want the mail.
  in_portal boolean not null,
  -- How the mail goes: not at all, by itself, or in the mail of the day.
  mail text not null check (mail in ('ninguno', 'propio', 'resumen')),
  digested_at timestamptz,
  read_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  primary key (company_id, membership_id, place),
  unique (company_id, event_id, membership_id),
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade,
  foreign key (company_id, event_id) references notification_events (company_id, id) on delete cascade
);
create index notifications_unread on notifications (company_id, membership_id) where read_at is null and in_portal;
create index notifications_for_digest on notifications (company_id, membership_id)
  where mail = 'resumen' and digested_at is null;

-- By which ways a person is told of a kind; a kind without a row is told as it comes.
create table notification_preferences (
  company_id integer not null,
  membership_id uuid not null,
  kind text not null,
  portal boolean not null,
  correo boolean not null,
  web_push boolean not null,
  updated_at timestamptz not null default now(),
  primary key (company_id, membership_id, kind),
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);

-- A browser that a person lets show notices. It is one person's at a time; who leaves or is shut out takes it along, who was
-- only away for too long does not: notices are for just then.
create table push_subscriptions (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  membership_id uuid not null,
  family_id uuid references session_families on delete set null,
  device text not null,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);
create index push_subscriptions_by_membership on push_subscriptions (company_id, membership_id);
create index push_subscriptions_by_family on push_subscriptions (family_id);

-- The modules that are on for the company and open to the open scope's person.
create function scope_open_modules() returns text[]
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(v.name), '{}')
    from memberships m
    join settings v on v.company_id = m.company_id and (v.value #>> '{}') ~ '^[0-9]+$' and (v.value #>> '{}')::integer > 0
   where m.company_id = scope_company() and m.id = scope_membership()
     and (m.modules is null or m.is_master or v.name = any (m.modules)) $$;

do $$
declare name text;
begin
  foreach name in array array['notification_events', 'notification_boxes', 'notifications', 'notification_preferences',
                              'push_subscriptions'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to enlace_owner using (true) with check (true)', name);
    execute format('create policy staff on %I to enlace_staff using (company_id = (select scope_company())) '
      || 'with check (company_id = (select scope_company()))', name);
    execute format('grant select on %I to enlace_staff', name);
  end loop;
  foreach name in array array['notification_boxes', 'notification_preferences', 'push_subscriptions'] loop
    execute format('create policy person on %I for select to enlace_app '
      || 'using (company_id = (select scope_company()) and membership_id = (select scope_membership()))', name);
    execute format('grant select on %I to enlace_app', name);
  end loop;
end $$;
create policy person on notifications for select to enlace_app
  using (company_id = (select scope_company()) and membership_id = (select scope_membership())
    and (third_id is null or third_id = any ((select scope_accounts())::integer[]))
    and (module is null or module = any ((select scope_open_modules())::text[])));
grant select on notifications to enlace_app;

-- Tells a supplier's people of something, in the transaction of what happened: they hear of it if and only if that is
-- kept. What was told under the same key before is not told again.
create function raise_notification(company integer, kind text, third_party integer, account integer, dedupe text,
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

revoke execute on function scope_open_modules(),
  raise_notification(integer, text, integer, integer, text, jsonb, uuid) from public;
grant execute on function scope_open_modules() to enlace_app;
grant execute on function raise_notification(integer, text, integer, integer, text, jsonb, uuid)
  to enlace_app, enlace_staff;

-- Spreading ----------------------------------------------------------------------------------------------------------

-- Who caused it, where a supplier's own person did: some kinds tell the others only.
alter table notification_events add column caused_by uuid;
create function note_notification_cause() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.caused_by := scope_membership();
  return new;
end $$;
create trigger notification_events_cause before insert on notification_events
  for each row execute function note_notification_cause();

-- An event of the open company that nobody has spread, held until the transaction ends. No row where it is spread.
create function take_notification_event(wanted uuid)
  returns table (kind text, third_party_id integer, third_id integer, subject jsonb, created_at timestamptz, supplier text,
                 branch text)
  language sql volatile security definer set search_path = public, pg_temp as $$
  select e.kind, e.third_party_id, e.third_id, e.subject, e.created_at, t.nombre,
         (select b.nombre from branch_accounts b where b.company_id = e.company_id and b.id = e.third_id)
    from notification_events e
    join third_parties t on t.company_id = e.company_id and t.id = e.third_party_id
   where e.company_id = scope_company() and e.id = wanted and e.spread_at is null for update of e $$;

-- Whom an event is told to: who of the supplier may see it now, with what they have chosen for its kind.
create function notification_readers(wanted uuid, wanted_module text, only_masters boolean, only_others boolean)
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
create function keep_notification(event uuid, membership uuid, of_module text, lists boolean, how_mailed text) returns bigint
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
create function finish_notification_event(wanted uuid) returns void
  language sql volatile security definer set search_path = public, pg_temp as $$
  update notification_events e set spread_at = clock_timestamp() where e.company_id = scope_company() and e.id = wanted $$;

-- Puts events back into the queue whose work was given up or lost: none is forgotten.
create function requeue_notification_events() returns integer
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

-- The mail of the day ------------------------------------------------------------------------------------------------

-- Since when nothing goes into the mail of the day any more: the company's hour, of today or of yesterday.
create function digest_cut() returns timestamptz
  language sql stable security definer set search_path = public, pg_temp as $$
  select (case when (now() at time zone 'America/Bogota') >= cut.at then cut.at else cut.at - interval '1 day' end)
         at time zone 'America/Bogota'
    from (select (now() at time zone 'America/Bogota')::date + make_interval(hours => coalesce((
                   select (v.value #>> '{}')::integer from settings v
                    where v.company_id = scope_company() and v.name = 'notification_digest_hour'
                      and (v.value #>> '{}') ~ '^(1?[0-9]|2[0-3])$'), 7)) as at) cut $$;

-- Whom of the open company a mail of the day is due.
create function digest_memberships() returns table (membership_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select distinct n.membership_id from notifications n
   where n.company_id = scope_company() and n.mail = 'resumen' and n.digested_at is null and n.created_at < digest_cut()
   order by 1 $$;

-- Takes what is due into one mail of the day, once; what the person may not see any more is let go.
create function take_digest(membership uuid)
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

-- What a person does -------------------------------------------------------------------------------------------------

-- The open scope's person has read those numbers, or takes them for unread again.
create function mark_notifications(places bigint[], is_read boolean) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update notifications n set read_at = case when is_read then clock_timestamp() end
   where n.company_id = scope_company() and n.membership_id = scope_membership() and n.place = any (places)
     and (n.read_at is null) = is_read;
  if found then perform pg_notify('notifications', scope_membership()::text); end if;
end $$;

-- The open scope's person has read all up to a number, of the accounts that are open.
create function mark_notifications_through(last_seen bigint) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update notifications n set read_at = clock_timestamp()
   where n.company_id = scope_company() and n.membership_id = scope_membership() and n.place <= last_seen
     and n.read_at is null and (n.third_id is null or n.third_id = any (scope_accounts()));
  if found then perform pg_notify('notifications', scope_membership()::text); end if;
end $$;

-- The open scope's person chooses by which ways it is told of a kind.
create function choose_notification_ways(of_kind text, by_portal boolean, by_mail boolean, by_push boolean) returns void
  language sql volatile security definer set search_path = public, pg_temp as $$
  insert into notification_preferences (company_id, membership_id, kind, portal, correo, web_push)
  select m.company_id, m.id, of_kind, by_portal, by_mail, by_push from memberships m
   where m.company_id = scope_company() and m.id = scope_membership()
  on conflict (company_id, membership_id, kind) do update
     set portal = excluded.portal, correo = excluded.correo, web_push = excluded.web_push, updated_at = now() $$;

-- The open scope's person chooses one mail a day, and what a locked screen may say.
create function choose_notification_box(daily boolean, tells boolean) returns void
  language sql volatile security definer set search_path = public, pg_temp as $$
  insert into notification_boxes (company_id, membership_id, is_daily, tells_on_lock_screen)
  select m.company_id, m.id, daily, tells from memberships m
   where m.company_id = scope_company() and m.id = scope_membership()
  on conflict (company_id, membership_id) do update
     set is_daily = excluded.is_daily, tells_on_lock_screen = excluded.tells_on_lock_screen $$;

-- A browser of the open scope's person may show notices from now on; whoever had it before does not any more.
create function keep_push_subscription(session uuid, at_endpoint text, with_p256dh text, with_auth text) returns void
  language sql volatile security definer set search_path = public, pg_temp as $$
  insert into push_subscriptions (company_id, membership_id, family_id, device, endpoint, p256dh, auth)
  select s.company_id, s.membership_id, s.family_id, coalesce(f.device, ''), at_endpoint, with_p256dh, with_auth
    from sessions s join session_families f on f.id = s.family_id
   where s.company_id = scope_company() and s.id = session and s.membership_id = scope_membership()
  on conflict (endpoint) do update
     set company_id = excluded.company_id, membership_id = excluded.membership_id, family_id = excluded.family_id,
         device = excluded.device, p256dh = excluded.p256dh, auth = excluded.auth, seen_at = now() $$;

-- A browser of the open scope's person shows none any more. False where it is not one of them.
create function remove_push_subscription(wanted uuid, at_endpoint text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from push_subscriptions p
   where p.company_id = scope_company() and p.membership_id = scope_membership() and (p.id = wanted or p.endpoint = at_endpoint);
  return found;
end $$;

-- Where and what a notice of the browser is: nothing where the browser, the right to see it, or the wish for it is gone.
create function push_notice(membership uuid, wanted_place bigint, subscription uuid)
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
create function drop_push_subscription(subscription uuid) returns void
  language sql volatile security definer set search_path = public, pg_temp as $$
  delete from push_subscriptions p where p.company_id = scope_company() and p.id = subscription $$;

-- Who leaves, or is shut out, takes its browser along; a new password or factor takes all browsers of the person. Who signs
-- in anew does not.
create function drop_push_of_ended_family() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from push_subscriptions p
   where p.family_id = new.id
      or (new.ended_reason in ('password', 'factor') and p.membership_id in (
            select m.id from memberships m where m.company_id = p.company_id and m.identity_id = new.identity_id));
  return null;
end $$;
create trigger session_families_drop_push after update of ended_at on session_families
  for each row when (new.ended_at is not null and old.ended_at is null and new.ended_reason is distinct from 'replaced')
  execute function drop_push_of_ended_family();

-- Ends a session because nobody was there for too long: its browser is the person's still, of no session until the next.
create function end_idle_session(token bytea, cookie bytea)
  returns table (company_id integer, identity_id uuid, email text, was_open boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update push_subscriptions p set family_id = null
    from sessions s join session_families f on f.id = s.family_id
   where s.session_token_hash = token and f.cookie_hash = cookie and p.family_id = f.id;
  return query select * from end_session(token, cookie);
end $$;

-- Forgets what is older than a good year, and browsers that have not been seen for four months.
create function sweep_notifications() returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  swept integer;
begin
  delete from notification_events e where e.company_id = scope_company() and e.created_at < now() - interval '400 days';
  get diagnostics swept = row_count;
  delete from push_subscriptions p where p.company_id = scope_company() and p.seen_at < now() - interval '120 days';
  return swept;
end $$;

-- Mails of their own keep asking here: what was answered and certificates by the choice of ways, copies by the old one.
create or replace function wants_mail(company integer, membership uuid, of_kind text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select case when of_kind in ('respuestas', 'certificados')
    then coalesce((select p.correo from notification_preferences p
                    where p.company_id = company and p.membership_id = membership
                      and p.kind = case of_kind when 'respuestas' then 'request-answered' else 'certificate-published' end), true)
         and not coalesce((select b.is_daily from notification_boxes b
                            where b.company_id = company and b.membership_id = membership), false)
    else coalesce((select c.is_on from notification_choices c
                    where c.company_id = company and c.membership_id = membership and c.kind = of_kind), true) end $$;
insert into notification_preferences (company_id, membership_id, kind, portal, correo, web_push)
select c.company_id, c.membership_id, case c.kind when 'respuestas' then 'request-answered' else 'certificate-published' end,
       true, c.is_on, c.kind = 'respuestas'
  from notification_choices c where c.kind in ('respuestas', 'certificados');
delete from notification_choices c where c.kind in ('respuestas', 'certificados');

-- Whoever takes its data away takes along by which ways it is told, and in which browsers.
do $$
declare
  written text := pg_get_functiondef('own_kept_data()'::regprocedure);
  whole text := replace(written, 'from notification_choices n ', $more$from (
    select c.company_id, c.membership_id, c.kind, c.is_on from notification_choices c
    union all
    select p.company_id, p.membership_id, p.kind || ' · ' || way.name, way.is_on
      from notification_preferences p
     cross join lateral (values ('portal', p.portal), ('correo', p.correo), ('web_push', p.web_push)) way (name, is_on)
    union all
    select b.company_id, b.membership_id, 'resumen_diario', b.is_daily from notification_boxes b
    union all
    select s.company_id, s.membership_id, 'web_push · ' || s.device, true from push_subscriptions s) n $more$);
begin
  if whole = written then
    raise exception 'what a person takes away names no choices of notifications';
  end if;
  execute whole;
end $$;

-- Whom of a supplier it concerns that there are certificates: who may open them, of which branches, and whether by mail.
drop function certificate_readers(integer);
create function certificate_readers(party integer)
  returns table (membership_id uuid, email text, accounts integer[], by_mail boolean)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  return query
    select m.id, i.email, accounts_of_membership(m.company_id, m.id), wants_mail(m.company_id, m.id, 'certificados')
      from memberships m join identities i on i.id = m.identity_id and i.active
     where m.company_id = scope_company() and m.third_party_id = party and membership_is_open(m) and m.accepted_at is not null
       and membership_has_module(m.company_id, m.id, 'certificate')
     order by i.email;
end $$;

-- Where it comes from -------------------------------------------------------------------------------------------------

-- The company answered a thread: whoever wrote into it hears of it, or everybody where nobody of them is there any more.
create function tell_of_answer() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  thread questions;
  writer record;
  told jsonb;
  wrote boolean := false;
begin
  select q.* into strict thread from questions q where q.company_id = new.company_id and q.id = new.question_id;
  told := jsonb_build_object('consulta', thread.number, 'documento', thread.document_number, 'path', '/questions/' || thread.id,
    'modulo', case thread.kind when 'purchase-order' then 'orden_compra' when 'purchase-tickets' then 'orden_ticket'
                               when 'notes-debit' then 'orden_notas_debito' end);
  told := jsonb_strip_nulls(told);
  for writer in
    select distinct m.id from question_messages w
      join memberships m on m.company_id = w.company_id and m.identity_id = w.identity_id
                        and m.third_party_id = w.third_party_id and membership_is_open(m)
     where w.company_id = new.company_id and w.question_id = new.question_id and w.author_kind = 'proveedor' order by m.id
  loop
    wrote := true;
    perform raise_notification(new.company_id, 'request-answered', new.third_party_id, new.third_id,
                               new.id || ':' || writer.id, told, writer.id);
  end loop;
  if not wrote then
    perform raise_notification(new.company_id, 'request-answered', new.third_party_id, new.third_id, new.id::text, told);
  end if;
  return null;
end $$;
create trigger question_messages_tell after insert on question_messages
  for each row when (new.author_kind = 'compania' and new.created_at > now() - interval '1 hour')
  execute function tell_of_answer();

-- Each step of a change of the account into which a supplier is paid. Neither bank nor number: not every master sees them.
create function tell_of_bank_change() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform raise_notification(new.company_id, 'bank-change', new.third_party_id, null, new.id || ':' || new.estado,
    jsonb_build_object('numero', new.numero, 'resultado', new.estado, 'path', '/profile/bank-accounts'));
  return null;
end $$;
create trigger bank_changes_tell_asked after insert on bank_changes
  for each row when (new.created_at > now() - interval '1 hour') execute function tell_of_bank_change();
create trigger bank_changes_tell_step after update of estado on bank_changes
  for each row when (new.estado is distinct from old.estado) execute function tell_of_bank_change();

-- Somebody was invited to see a supplier: its masters hear of it.
create function tell_of_invitation() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- A supplier's first master has nobody who would hear of it; the demo's people were always there.
  if scope_company() is null or not exists (select 1 from memberships m where m.company_id = new.company_id and m.third_party_id = new.third_party_id
                    and m.is_master and m.id <> new.id and m.id is distinct from scope_membership() and membership_is_open(m)) then
    return null;
  end if;
  perform raise_notification(new.company_id, 'user-invited', new.third_party_id, null, new.id || ':' || new.invited_email,
    jsonb_build_object('persona', new.invited_email, 'path', '/users/' || new.id)
      || case when scope_membership() is null then jsonb_build_object('resultado', 'compania')
              else jsonb_build_object('por', scope_person_name()) end);
  return null;
end $$;
create trigger memberships_tell_invited after insert on memberships
  for each row when (new.invited_email is not null and new.accepted_at is null) execute function tell_of_invitation();
create trigger memberships_tell_invited_again after update of invited_email on memberships
  for each row when (new.invited_email is not null and new.accepted_at is null
                     and new.invited_email is distinct from old.invited_email)
  execute function tell_of_invitation();

-- What a finished load brought of payments and orders, one notification a branch, currency and kind: the only document of
-- its kind by its number, several by how many and how much. What is of long ago is history that a first load brings along.
create function tell_of_load() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  told record;
  here date := (now() at time zone 'America/Bogota')::date;
begin
  for told in
    with moved as (
      -- What this transaction changed, as the history of documents has noted it.
      select e.document_id, bool_or(e.kind = 'payments-made') as is_payment from document_events e,
             lateral jsonb_array_elements(e.changes) change
       where e.company_id = new.company_id and e.origin = 'carga' and e.at >= now()
         and change ->> 'campo' in ('estado', 'estado_programacion_pago', 'fecha_programada')
       group by e.document_id),
    found as (
      select case p.estado when 'pagado' then 'payment-made' else 'payment-returned' end as kind, p.third_party_id, p.third_id,
             p.moneda, p.id, p.comprobante as number, p.valor_pagado as amount, p.fecha_pago as day, p.motivo as why,
             '/payments-made/0' as list
        from payments_made p
       where p.company_id = new.company_id and p.import_batch_id = new.id and p.fecha_pago > here - 30
         and p.estado in ('pagado', 'rechazado_por_el_banco')
         and (p.created_at >= now() or p.id in (select document_id from moved))
      union all
      select 'payment-scheduled', s.third_party_id, s.third_id, s.moneda, s.id, s.factura_cliente, s.saldo_total,
             s.fecha_programada, null, '/account-statements/0'
        from account_statements s
       where s.company_id = new.company_id and s.import_batch_id = new.id and s.estado_programacion_pago = 'programada'
         and s.fecha_programada >= here and (s.created_at >= now() or s.id in (select document_id from moved))
      union all
      select 'order-issued', o.third_party_id, o.third_id, o.moneda, o.id, o.nro_orden, o.valor_neto, o.fecha_entrega, null,
             '/purchase-order/0'
        from purchase_order o
       where o.company_id = new.company_id and o.import_batch_id = new.id and o.created_at >= now() and o.fecha > here - 30
         and o.estado not in ('cerrada', 'anulada'))
    select f.kind, f.third_party_id, f.third_id, f.moneda, count(*) as many, sum(f.amount) as amount, min(f.number) as number,
           min(f.id::text) as id, min(f.list) as list, min(f.why) as why,
           case when f.kind = 'payment-made' then max(f.day) else min(f.day) end as day
      from found f group by f.kind, f.third_party_id, f.third_id, f.moneda order by 1, 2, 3, 4
  loop
    perform raise_notification(new.company_id, told.kind, told.third_party_id, told.third_id,
      new.id || ':' || told.third_id || ':' || told.moneda,
      jsonb_strip_nulls(jsonb_build_object(
        'cantidad', told.many::text, 'valor', told.amount::text, 'moneda', told.moneda,
        case told.kind when 'order-issued' then 'orden' when 'payment-scheduled' then 'factura' else 'comprobante' end,
        case when told.many = 1 then told.number end,
        case told.kind when 'order-issued' then 'entrega' else 'fecha' end,
        case when told.kind <> 'order-issued' or told.many = 1 then told.day end,
        'motivo', case when told.many = 1 then told.why end,
        'path', told.list || case when told.many = 1 then '/' || told.id else '' end)));
  end loop;
  return null;
end $$;
create trigger import_batches_tell after update of state on import_batches
  for each row when (new.state = 'loaded' and old.state is distinct from 'loaded') execute function tell_of_load();

revoke execute on function note_notification_cause(), take_notification_event(uuid),
  notification_readers(uuid, text, boolean, boolean), keep_notification(uuid, uuid, text, boolean, text),
  finish_notification_event(uuid), requeue_notification_events(), digest_cut(), digest_memberships(), take_digest(uuid),
  mark_notifications(bigint[], boolean), mark_notifications_through(bigint),
  choose_notification_ways(text, boolean, boolean, boolean), choose_notification_box(boolean, boolean),
  keep_push_subscription(uuid, text, text, text), remove_push_subscription(uuid, text), push_notice(uuid, bigint, uuid),
  drop_push_subscription(uuid), drop_push_of_ended_family(), end_idle_session(bytea, bytea), sweep_notifications(), certificate_readers(integer),
  tell_of_answer(), tell_of_bank_change(), tell_of_invitation(), tell_of_load() from public;
grant execute on function mark_notifications(bigint[], boolean), mark_notifications_through(bigint),
  choose_notification_ways(text, boolean, boolean, boolean), choose_notification_box(boolean, boolean),
  keep_push_subscription(uuid, text, text, text), remove_push_subscription(uuid, text),
  end_idle_session(bytea, bytea) to enlace_app;
grant execute on function take_notification_event(uuid), notification_readers(uuid, text, boolean, boolean),
  keep_notification(uuid, uuid, text, boolean, text), finish_notification_event(uuid), requeue_notification_events(),
  digest_memberships(), take_digest(uuid), push_notice(uuid, bigint, uuid), drop_push_subscription(uuid),
  sweep_notifications(), certificate_readers(integer) to enlace_staff;
