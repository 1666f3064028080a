-- Mails leave the outbox at least once, each by one sender at a time, and none is lost: what is refused for good stays,
-- marked, until somebody sends it again.

alter table outbox_mails
  -- Given at the first attempt and kept for every other, so that a mail that arrives twice is seen to be one.
  alter column message_id drop not null,
  add column reply_to_name text,
  -- Whether the mail carries a link that opens something: its words are forgotten once it is sent.
  add column holds_secret boolean not null default false,
  -- Answers of the mail server that refused this very mail; attempts also count those when no server was there.
  add column refusals integer not null default 0,
  add column next_attempt_at timestamptz not null default now(),
  -- The sender that has the mail in hand, and until when that is believed.
  add column claimed_by uuid,
  add column claimed_until timestamptz,
  -- Given up; visible, and sent only when somebody asks for it.
  add column dead_at timestamptz;

create index outbox_mails_waiting on outbox_mails (next_attempt_at) where sent_at is null and dead_at is null;
create index outbox_mails_newest on outbox_mails (company_id, created_at desc);

-- Visitors and suppliers cause mails; they read none, and decide nothing of how one is sent.
create policy portal on outbox_mails for insert to enlace_app with check (company_id = (select scope_company()));
grant insert (company_id, purpose, recipient, reply_to, reply_to_name, subject, html, text, holds_secret)
  on outbox_mails to enlace_app;

-- Told when the transaction that queued the mails commits, wherever a sender listens.
create function tell_of_mail() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox_mails', '');
  return null;
end $$;
create trigger outbox_mails_queued after insert on outbox_mails for each statement execute function tell_of_mail();

-- Takes mails in hand for a while. Two senders never get the same one: a row that another is taking is skipped.
create function claim_mails(claimer uuid, at_most integer, lease_seconds integer, mail_domain text)
  returns table (company_id integer, id uuid, company text, purpose text, recipient text, reply_to text,
                 reply_to_name text, subject text, html text, text text, message_id text, attempts integer, refusals integer)
  language sql security definer set search_path = public, pg_temp as $$
  with due as (
    select m.company_id, m.id from outbox_mails m
     where m.sent_at is null and m.dead_at is null and m.next_attempt_at <= now()
       and (m.claimed_until is null or m.claimed_until <= now())
     order by m.next_attempt_at limit at_most for update skip locked)
  update outbox_mails m
     set claimed_by = claimer, claimed_until = now() + make_interval(secs => lease_seconds), attempts = m.attempts + 1,
         message_id = coalesce(m.message_id, '<' || m.id || '@' || mail_domain || '>')
    from due, companies c
   where m.company_id = due.company_id and m.id = due.id and c.id = m.company_id
  returning m.company_id, m.id, c.nombre, m.purpose, m.recipient, m.reply_to, m.reply_to_name, m.subject, m.html, m.text,
            m.message_id, m.attempts, m.refusals $$;

-- A mail that the server took. It went out, whoever has it in hand by now; a link in it is kept nowhere in clear.
create function mail_sent(company integer, mail uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update outbox_mails
     set sent_at = now(), claimed_by = null, claimed_until = null, last_error = null, dead_at = null,
         html = case when holds_secret then '' else html end, text = case when holds_secret then '' else text end
   where company_id = company and id = mail $$;

-- A mail that did not go out: tried again after some seconds, or given up where there are none.
create function mail_failed(company integer, mail uuid, claimer uuid, why text, is_refusal boolean, retry_seconds numeric)
  returns void language sql security definer set search_path = public, pg_temp as $$
  update outbox_mails
     set claimed_by = null, claimed_until = null, last_error = why, refusals = refusals + is_refusal::integer,
         next_attempt_at = now() + make_interval(secs => coalesce(retry_seconds, 0)::double precision),
         dead_at = case when retry_seconds is null then now() end
   where company_id = company and id = mail and claimed_by = claimer and sent_at is null $$;

-- What a sender has in hand and did not try goes back as if it had not been taken.
create function release_mails(claimer uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update outbox_mails set claimed_by = null, claimed_until = null, attempts = attempts - 1
   where claimed_by = claimer and sent_at is null and dead_at is null $$;

-- Forgets mails that went out three months ago.
create function sweep_mails() returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  swept integer;
begin
  delete from outbox_mails where sent_at < now() - interval '90 days';
  get diagnostics swept = row_count;
  return swept;
end $$;

-- The host names that the open company claims: links in its mails lead there, never to what a request called itself.
create function scope_hosts() returns table (host text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select h.host from company_hosts h where h.company_id = scope_company() order by h.host $$;

revoke execute on function tell_of_mail(), claim_mails(uuid, integer, integer, text),
  mail_sent(integer, uuid), mail_failed(integer, uuid, uuid, text, boolean, numeric), release_mails(uuid), sweep_mails(),
  scope_hosts() from public;
-- The bodies of mails hold links that open something: the role that answers the portal never takes them.
grant execute on function claim_mails(uuid, integer, integer, text),
  mail_sent(integer, uuid), mail_failed(integer, uuid, uuid, text, boolean, numeric), release_mails(uuid), sweep_mails()
  to enlace_staff;
grant execute on function scope_hosts() to enlace_app, enlace_staff;
