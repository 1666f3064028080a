-- Takes mails in hand for a while. Two senders never get the same one: a row that another is taking is skipped. Companies
-- take turns, and those whose turn it is at once draw lots. A company's own address is used only while its domain is proven,
-- and until then takes the replies only.
create or replace function claim_mails(claimer uuid, at_most integer, lease_seconds integer, mail_domain text)
  returns table (company_id integer, id uuid, company text, from_address text, is_signed boolean, purpose text, recipient text,
                 reply_to text, reply_to_name text, subject text, html text, text text, message_id text, attempts integer,
                 refusals integer)
  language sql security definer set search_path = public, pg_temp as $$
  select demand_door();
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
    select s.company_id, s.from_name, own_sender(s.company_id) as from_address,
           coalesce(s.reply_to, case when own_sender(s.company_id) is null then s.from_address end) as reply_to,
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

-- A mail that the server took. It went out, whoever has it in hand by now; a link in it is kept nowhere in clear.
create or replace function mail_sent(company integer, mail uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
  select demand_door();
  update outbox_mails
     set sent_at = now(), claimed_by = null, claimed_until = null, last_error = null, dead_at = null,
         html = case when holds_secret then '' else html end, text = case when holds_secret then '' else text end
   where company_id = company and id = mail $$;

-- A mail that did not go out: tried again after some seconds, or given up where there are none.
create or replace function mail_failed(company integer, mail uuid, claimer uuid, why text, is_refusal boolean, retry_seconds numeric)
  returns void language sql security definer set search_path = public, pg_temp as $$
  select demand_door();
  update outbox_mails
     set claimed_by = null, claimed_until = null, last_error = why, refusals = refusals + is_refusal::integer,
         next_attempt_at = now() + make_interval(secs => coalesce(retry_seconds, 0)::double precision),
         dead_at = case when retry_seconds is null then now() end
   where company_id = company and id = mail and claimed_by = claimer and sent_at is null $$;

-- What a sender has in hand and did not try goes back as if it had not been taken.
create or replace function release_mails(claimer uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
  select demand_door();
  update outbox_mails set claimed_by = null, claimed_until = null, attempts = attempts - 1
   where claimed_by = claimer and sent_at is null and dead_at is null $$;

-- Mails that went out are forgotten by each company's own rule; here only what no company may keep any longer.
create or replace function sweep_mails() returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  swept integer;
begin
  perform demand_door();
  delete from outbox_mails where sent_at < now() - interval '1095 days';
  get diagnostics swept = row_count;
  return swept;
end $$;

-- Whether a membership's person wants a kind of mail. Answered questions and certificates follow the choice of ways; copies
-- follow notification_choices.
create or replace function wants_mail(company integer, membership uuid, of_kind text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select demand_own_company(company);
  select case when of_kind in ('respuestas', 'certificados')
    then coalesce((select p.correo from notification_preferences p
                    where p.company_id = company and p.membership_id = membership
                      and p.kind = case of_kind when 'respuestas' then 'request-answered' else 'certificate-published' end), true)
         and not coalesce((select b.is_daily from notification_boxes b
                            where b.company_id = company and b.membership_id = membership), false)
    else coalesce((select c.is_on from notification_choices c
                    where c.company_id = company and c.membership_id = membership and c.kind = of_kind), true) end $$;

-- Keeps a new code for the address that the open company's mails are to come from, in the place of any other. False where
-- there is no such address, it is proven already, or its last code is younger than so many seconds.
create or replace function keep_sender_code(hash bytea, valid_minutes integer, pause_seconds integer) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into mail_sender_codes as c (company_id, address, code_hash, expires_at)
  select s.company_id, s.from_address, hash, now() + make_interval(mins => valid_minutes)
    from mail_settings s
   where s.company_id = scope_company() and s.from_address is not null
     and s.confirmed_address is distinct from s.from_address
  on conflict (company_id) do update
    set address = excluded.address, code_hash = excluded.code_hash, tries = 0, sent_at = now(),
        expires_at = excluded.expires_at
  where c.address <> excluded.address or c.sent_at <= now() - make_interval(secs => pause_seconds);
  return found;
end $$;

-- When the last code went to the address that waits, and until when it is good.
create or replace function waiting_sender_code() returns table (sent_at timestamptz, expires_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.sent_at, c.expires_at from mail_sender_codes c
    join mail_settings s on s.company_id = c.company_id and s.from_address = c.address
   where c.company_id = scope_company() and s.confirmed_address is distinct from s.from_address $$;

-- Proves the address by its code: `confirmed`, `wrong`, or `spent` where it is too old, was tried too often or is none.
create or replace function confirm_sender(hash bytea, most_tries integer) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held mail_sender_codes;
begin
  update mail_sender_codes c set tries = c.tries + 1
    from mail_settings s
   where c.company_id = scope_company() and s.company_id = c.company_id and s.from_address = c.address
     and c.expires_at > now() and c.tries < most_tries
  returning c.* into held;
  if not found then return 'spent'; end if;
  if held.code_hash <> hash then return 'wrong'; end if;
  delete from mail_sender_codes c where c.company_id = held.company_id;
  update mail_settings s set confirmed_address = held.address, confirmed_at = now(), version = s.version + 1
   where s.company_id = held.company_id;
  return 'confirmed';
end $$;

-- Notes what came back of a mail. What was said once for good stands: the same notice may come twice, and a late one that
-- the mail is only late says less. Null where there is no such mail (any more), else whether something was noted.
create or replace function mail_bounced(company integer, mail uuid, what text, why text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  said text;
begin
  perform demand_door();
  select m.bounce into said from outbox_mails m where m.company_id = company and m.id = mail for update;
  if not found then return null; end if;
  if said in ('rechazado', 'temporal') or said = what then return false; end if;
  -- It had gone out, whatever the sender noted of it: another attempt would come back in the same way.
  update outbox_mails m
     set bounced_at = now(), bounce = what, bounce_reason = left(why, 500), sent_at = coalesce(m.sent_at, now()),
         claimed_by = null, claimed_until = null, dead_at = null,
         html = case when m.holds_secret then '' else m.html end, text = case when m.holds_secret then '' else m.text end
   where m.company_id = company and m.id = mail;
  return true;
end $$;

-- As claim_mails, with what caused each, likewise.
create or replace function claim_caused_mails(claimer uuid, at_most integer, lease_seconds integer, mail_domain text)
  returns table (company_id integer, id uuid, company text, from_address text, is_signed boolean, purpose text, recipient text,
                 reply_to text, reply_to_name text, subject text, html text, text text, message_id text, attempts integer,
                 refusals integer, caused_by text)
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  perform demand_door();
  for company_id, id, company, from_address, is_signed, purpose, recipient, reply_to, reply_to_name, subject, html, text,
      message_id, attempts, refusals in
    select c.* from claim_mails(claimer, at_most, lease_seconds, mail_domain) c
  loop
    select m.caused_by into caused_by from outbox_mails m
     where m.company_id = claim_caused_mails.company_id and m.id = claim_caused_mails.id;
    return next;
  end loop;
end $$;

-- The address under which a company's mails go out where it is not the installation's: its mailbox answered with the code,
-- and its domain is proven.
create or replace function own_sender(company integer) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
select s.from_address from mail_settings s
 where s.company_id = company and s.confirmed_address = s.from_address
   and (is_proven_domain(company, split_part(s.from_address, '@', 2))
        or (s.unproven_address = s.from_address and s.unproven_until > now())) $$;

create or replace function scope_sender() returns text
  language sql stable security definer set search_path = public, pg_temp as $$
select own_sender(scope_company()) $$;

-- Who may call them.
revoke execute on function claim_mails, mail_sent, mail_failed, release_mails, sweep_mails, wants_mail, keep_sender_code,
  waiting_sender_code, confirm_sender, mail_bounced, claim_caused_mails, own_sender, scope_sender
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function claim_mails, mail_sent, mail_failed, release_mails, sweep_mails, mail_bounced, claim_caused_mails
  to enlace_door;
grant execute on function wants_mail to enlace_app, enlace_staff;
grant execute on function keep_sender_code, waiting_sender_code, confirm_sender, scope_sender to enlace_staff;
