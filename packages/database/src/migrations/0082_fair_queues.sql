-- Queues in which no company waits for another's thousands, and which a clock that jumps does not stop.

drop index jobs_due;
create index jobs_due on jobs (company_id, run_at) where dead_at is null;
create index jobs_in_hand on jobs (company_id) where claimed_by is not null;
drop index outbox_mails_waiting;
create index outbox_mails_waiting on outbox_mails (company_id, next_attempt_at) where sent_at is null and dead_at is null;

-- Takes due work in hand for a while; two workers never get the same. What a dead worker held is due again. Work that
-- took its worker down at each attempt comes once more, to be given up. Companies take turns: whoever has less in hand comes
-- first, equals draw lots, and one worker holds at most so many of one company. A company's own work keeps its order.
create function claim_jobs(claimer uuid, tasks text[], at_most integer, lease_seconds integer, of_company integer)
  returns table (company_id integer, id uuid, task text, payload jsonb, membership_id uuid, account integer,
                 attempts integer, max_attempts integer)
  language sql volatile security definer set search_path = public, pg_temp as $$
  with recursive waiting as (
    (select j.company_id from jobs j where j.dead_at is null order by j.company_id limit 1)
    union all
    select (select j.company_id from jobs j where j.dead_at is null and j.company_id > w.company_id
             order by j.company_id limit 1)
      from waiting w where w.company_id is not null),
  held as (
    select j.company_id, count(*) as by_all, count(*) filter (where j.claimed_by = claimer) as by_us
      from jobs j where j.claimed_by is not null and j.claimed_until > now() and j.dead_at is null group by j.company_id),
  due as (
    select d.company_id, d.id, coalesce(h.by_us, 0) as by_us, random() as lot,
           coalesce(h.by_all, 0) + row_number() over (partition by d.company_id order by d.run_at) as turn
      from waiting w left join held h on h.company_id = w.company_id
     cross join lateral (
       select j.company_id, j.id, j.run_at from jobs j
        where j.company_id = w.company_id and j.dead_at is null and j.run_at <= now() and j.task = any (tasks)
          and (j.claimed_until is null or j.claimed_until <= now())
        -- More than are wanted: another worker may be taking the first ones.
        order by j.run_at limit at_most * 8) d
     where w.company_id is not null and coalesce(h.by_us, 0) < of_company),
  locked as (
    select j.company_id, j.id, due.by_us, due.turn from due join jobs j on j.company_id = due.company_id and j.id = due.id
     where j.dead_at is null and (j.claimed_until is null or j.claimed_until <= now())
     order by due.turn, due.lot limit at_most for update of j skip locked),
  taken as (
    select l.company_id, l.id, l.by_us + row_number() over (partition by l.company_id order by l.turn) as place from locked l)
  update jobs j
     set claimed_by = claimer, claimed_until = now() + make_interval(secs => lease_seconds), attempts = j.attempts + 1
    from taken where j.company_id = taken.company_id and j.id = taken.id and taken.place <= of_company
  returning j.company_id, j.id, j.task, j.payload, j.membership_id, j.account, j.attempts, j.max_attempts $$;

-- As a server of the version before asks, without a limit of one company.
create or replace function claim_jobs(claimer uuid, tasks text[], at_most integer, lease_seconds integer)
  returns table (company_id integer, id uuid, task text, payload jsonb, membership_id uuid, account integer,
                 attempts integer, max_attempts integer)
  language sql volatile security definer set search_path = public, pg_temp as $$
  select * from claim_jobs(claimer, tasks, at_most, lease_seconds, at_most) $$;

-- As before; companies take turns, and those whose turn it is at once draw lots.
create or replace function claim_mails(claimer uuid, at_most integer, lease_seconds integer, mail_domain text)
  returns table (company_id integer, id uuid, company text, from_address text, is_signed boolean, purpose text, recipient text,
                 reply_to text, reply_to_name text, subject text, html text, text text, message_id text, attempts integer,
                 refusals integer)
  language sql security definer set search_path = public, pg_temp as $$
  with recursive waiting as (
    (select m.company_id from outbox_mails m where m.sent_at is null and m.dead_at is null order by m.company_id limit 1)
    union all
    select (select m.company_id from outbox_mails m
             where m.sent_at is null and m.dead_at is null and m.company_id > w.company_id order by m.company_id limit 1)
      from waiting w where w.company_id is not null),
  candidates as (
    select d.company_id, d.id, random() as lot,
           row_number() over (partition by d.company_id order by d.next_attempt_at) as turn
      from waiting w cross join lateral (
        select m.company_id, m.id, m.next_attempt_at from outbox_mails m
         where m.company_id = w.company_id and m.sent_at is null and m.dead_at is null and m.next_attempt_at <= now()
           and (m.claimed_until is null or m.claimed_until <= now())
         -- More than are wanted: another sender may be taking the first ones.
         order by m.next_attempt_at limit at_most * 8) d
     where w.company_id is not null),
  due as (
    select m.company_id, m.id from candidates c join outbox_mails m on m.company_id = c.company_id and m.id = c.id
     where m.sent_at is null and m.dead_at is null and (m.claimed_until is null or m.claimed_until <= now())
     order by c.turn, c.lot limit at_most for update of m skip locked),
  senders as (
    select s.company_id, s.from_name,
           case when s.confirmed_address = s.from_address then s.from_address end as from_address,
           coalesce(s.reply_to, case when s.confirmed_address is distinct from s.from_address then s.from_address end) as reply_to,
           coalesce(s.dkim_selector, '') <> '' as is_signed
      from mail_settings s)
  update outbox_mails m
     set claimed_by = claimer, claimed_until = now() + make_interval(secs => lease_seconds), attempts = m.attempts + 1,
         message_id = coalesce(m.message_id,
                               '<' || m.id || '@' || coalesce(split_part(s.from_address, '@', 2), mail_domain) || '>')
    from due join companies c on c.id = due.company_id left join senders s on s.company_id = due.company_id
   where m.company_id = due.company_id and m.id = due.id
  returning m.company_id, m.id, coalesce(s.from_name, c.nombre), s.from_address, coalesce(s.is_signed, false), m.purpose,
            m.recipient, coalesce(m.reply_to, s.reply_to),
            case when m.reply_to is null and s.reply_to is not null then coalesce(s.from_name, c.nombre)
                 else m.reply_to_name end,
            m.subject, m.html, m.text, m.message_id, m.attempts, m.refusals $$;

-- As before, by the one clock that all nodes share: a node whose clock is ahead adds nothing, and a time that was noted while
-- the database's own clock was ahead is forgotten, so that each time comes when it comes.
create or replace function add_repeated_jobs(wanted_task text, due timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  added integer;
begin
  if due > now() + interval '1 minute' then return 0; end if;
  update repeated_jobs r set due_at = due where r.task = wanted_task and r.due_at > now() + interval '1 minute';
  with told as (
    insert into repeated_jobs as r (company_id, task, due_at) select c.id, wanted_task, due from companies c
    on conflict (company_id, task) do update set due_at = excluded.due_at where r.due_at < excluded.due_at
    returning r.company_id)
  insert into jobs (company_id, task, key, payload)
  select told.company_id, wanted_task, 'repeated', jsonb_build_object('due', due) from told
  on conflict (company_id, task, key) where key is not null and claimed_by is null and dead_at is null do nothing;
  get diagnostics added = row_count;
  if added > 0 then perform pg_notify('jobs', wanted_task); end if;
  return added;
end $$;

-- What a clock wrote that was ahead and is right again: leases that end in an hour, and work that was due when it was asked for
-- or is tried again much later than it would be. Answers how many were set right.
create function mend_queue_clocks() returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  jobs_mended integer;
  mails_mended integer;
begin
  update jobs j
     set run_at = case when j.run_at <= j.created_at or j.attempts > 0 then least(j.run_at, now()) else j.run_at end,
         created_at = least(j.created_at, now()),
         claimed_until = case when j.claimed_until > now() + interval '10 minutes' then now() else j.claimed_until end
   where j.dead_at is null
     and (j.claimed_until > now() + interval '10 minutes'
          or j.run_at > now() + interval '1 minute'
             and (j.run_at <= j.created_at or j.attempts > 0 and j.run_at > now() + interval '30 minutes'));
  get diagnostics jobs_mended = row_count;
  update outbox_mails m
     set next_attempt_at = least(m.next_attempt_at, now()),
         claimed_until = case when m.claimed_until > now() + interval '10 minutes' then now() else m.claimed_until end
   where m.sent_at is null and m.dead_at is null
     and (m.claimed_until > now() + interval '10 minutes' or m.next_attempt_at > now() + interval '3 hours'
          or m.attempts = 0 and m.next_attempt_at > now() + interval '1 minute');
  get diagnostics mails_mended = row_count;
  if jobs_mended > 0 then perform pg_notify('jobs', ''); end if;
  if mails_mended > 0 then perform pg_notify('outbox_mails', ''); end if;
  return jobs_mended + mails_mended;
end $$;

revoke execute on function claim_jobs(uuid, text[], integer, integer, integer), mend_queue_clocks() from public;
grant execute on function claim_jobs(uuid, text[], integer, integer, integer), mend_queue_clocks() to enlace_staff;
