-- Mails that come back after the mail server took them, and looks at the portal of which the supplier hears.

-- Mails that came back ------------------------------------------------------------------------------------------------

-- What a later server said of a mail that had gone out: refused for good, not delivered for now and given up, or late and
-- still tried. A mail of which nothing was said has none.
alter table outbox_mails
  add column bounced_at timestamptz,
  add column bounce text check (bounce in ('rechazado', 'temporal', 'demorado')),
  add column bounce_reason text check (length(bounce_reason) <= 500);
create index outbox_mails_bounced on outbox_mails (company_id, created_at desc) where bounce in ('rechazado', 'temporal');
create index outbox_mails_by_recipient on outbox_mails (company_id, recipient, created_at desc);

create trigger outbox_mails_bounce_told after update of bounce on outbox_mails
  for each row when (old.bounce is distinct from new.bounce) execute function tell_staff_of_change('mail');

-- Notes what came back of a mail. What was said once for good stands: the same notice may come twice, and a late one that
-- the mail is only late says less. Null where there is no such mail (any more), else whether something was noted.
create function mail_bounced(company integer, mail uuid, what text, why text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  said text;
begin
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

-- As before, and whether the company's own address is signed for by its domain: only then may notices of what came back go
-- elsewhere than to that address.
drop function claim_mails(uuid, integer, integer, text);
create function claim_mails(claimer uuid, at_most integer, lease_seconds integer, mail_domain text)
  returns table (company_id integer, id uuid, company text, from_address text, is_signed boolean, purpose text, recipient text,
                 reply_to text, reply_to_name text, subject text, html text, text text, message_id text, attempts integer,
                 refusals integer)
  language sql security definer set search_path = public, pg_temp as $$
  with due as (
    select m.company_id, m.id from outbox_mails m
     where m.sent_at is null and m.dead_at is null and m.next_attempt_at <= now()
       and (m.claimed_until is null or m.claimed_until <= now())
     order by m.next_attempt_at limit at_most for update skip locked),
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

-- Looks that are announced --------------------------------------------------------------------------------------------

-- As before; that somebody looks is told once it does, not when its code is made.
create or replace function begin_supplier_view(
  session uuid, third_party integer, wanted uuid, code bytea, at_host text, from_host text, valid_seconds integer, origin text
) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held record;
begin
  select m.id, m.third_party_id into held
    from memberships m
    join identities i on i.id = m.identity_id and i.active
    join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id and t.activo
   where m.company_id = scope_company() and m.id = wanted and m.third_party_id = third_party and membership_is_open(m);
  if not found then
    raise exception using errcode = 'EN409', message = 'user-not-joined';
  end if;
  insert into supplier_views (company_id, staff_id, family_id, membership_id, third_party_id, code_hash, code_until, host, left_host,
                              origin)
  select s.company_id, s.staff_id, s.family_id, held.id, held.third_party_id, code, now() + make_interval(secs => valid_seconds),
         lower(at_host), lower(from_host), begin_supplier_view.origin
    from staff_sessions s where s.company_id = scope_company() and s.id = session;
end $$;

-- From where the member of the staff asked for the look: the trail names it once the look begins.
alter table supplier_views add column origin text;

-- Opens a look where its code belongs, writes it into the trail, and tells the supplier's masters, and whom it looks as, who
-- looks. No row for a code that opens nothing (any more).
create or replace function take_supplier_view(
  code bytea, at_host text, from_host text, token bytea, cookie bytea, valid_minutes integer
) returns table (company_id integer, staff_email text, staff_name text, staff_identity uuid, expires_at timestamptz,
                 email text, first_name text, last_name text, is_master boolean, razon_social text, membership_id uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  held supplier_views;
  staff record;
  seen record;
  told record;
begin
  update supplier_views v
     set token_hash = token, cookie_hash = cookie, begun_at = now(), expires_at = now() + make_interval(mins => valid_minutes)
   where v.code_hash = code and v.token_hash is null and v.code_until > now()
     and v.host = lower(at_host) and v.left_host = lower(from_host)
  returning v.* into held;
  if not found or not exists (select 1 from living_view(token, cookie)) then return; end if;
  select w.id, w.email, coalesce(nullif(trim(w.first_name || ' ' || w.last_name), ''), w.email) as name into strict staff
    from staff_members s join identities w on w.id = s.identity_id
   where s.company_id = held.company_id and s.id = held.staff_id;
  select p.* into strict seen from person_of_membership(held.company_id, held.membership_id) p;
  perform append_audit(held.company_id, staff.email, staff.id, 'user-viewed', held.membership_id::text, held.origin,
                       jsonb_build_object('correo', seen.email, 'por', staff.name));
  for told in
    select m.id, m.is_master from memberships m
     where m.company_id = held.company_id and m.third_party_id = held.third_party_id and membership_is_open(m)
       and (m.is_master or m.id = held.membership_id)
  loop
    perform raise_notification(held.company_id, 'supplier-viewed', held.third_party_id, null, held.id || ':' || told.id,
      jsonb_build_object('por', staff.name,
        'persona', coalesce(nullif(trim(seen.first_name || ' ' || seen.last_name), ''), seen.email),
        'path', case when told.is_master then '/users/' || held.membership_id else '/notifications' end)
      || case when told.id = held.membership_id then jsonb_build_object('resultado', 'propio') else '{}' end, told.id);
  end loop;
  return query
    select held.company_id, staff.email::text, staff.name::text, staff.id::uuid, held.expires_at, seen.email::text,
           seen.first_name::text, seen.last_name::text, seen.is_master::boolean, seen.razon_social::text, held.membership_id;
end $$;

-- As before; a certificate that stands is also read by who only looks.
create or replace function begin_certificate_for(company integer, party integer, wanted certificate_wanted, on_day date)
  returns table (numero integer, version integer, known uuid, refused text)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  wanted_kind text := 'certificado_' || wanted.tipo;
  wanted_year integer := extract(year from on_day);
  asked integer[] := certificate_asked(company, party, wanted);
  standing record;
  next integer;
begin
  -- Who only looks waits for nobody and takes no number: what stands is read, what does not is refused below.
  if current_setting('transaction_read_only') = 'off' then
    insert into paper_numbers (company_id, kind, year) values (company, wanted_kind, wanted_year) on conflict do nothing;
    perform 1 from paper_numbers n
     where n.company_id = company and n.kind = wanted_kind and n.year = wanted_year for update;
  end if;
  select c.paper_id, p.annulled_at, p.annulled_reason into standing
    from certificates c join issued_papers p on p.company_id = c.company_id and p.id = c.paper_id
   where c.company_id = company and c.third_party_id = party and c.tipo = wanted.tipo and c.anio = wanted.anio
     and c.periodo = wanted.periodo and c.municipio = wanted.municipio and c.line_id is not distinct from wanted.line_id
     and c.asked_ids = asked and c.replaced_by is null and c.lines_hash = wanted.hash and not c.may_reissue;
  if found then
    if standing.annulled_at is null then
      return query select null::integer, null::integer, standing.paper_id, null::text;
    else
      return query select null::integer, null::integer, null::uuid, standing.annulled_reason;
    end if;
    return;
  end if;
  update paper_numbers n set last = n.last + 1
   where n.company_id = company and n.kind = wanted_kind and n.year = wanted_year
  returning n.last into next;
  return query
    select next, coalesce(max(c.version), 0) + 1, null::uuid, null::text from certificates c
     where c.company_id = company and c.third_party_id = party and c.tipo = wanted.tipo and c.anio = wanted.anio
       and c.periodo = wanted.periodo and c.municipio = wanted.municipio
       and c.line_id is not distinct from wanted.line_id and c.asked_ids = asked;
end $$;

revoke execute on function mail_bounced(integer, uuid, text, text), claim_mails(uuid, integer, integer, text) from public;
-- Notices of what came back are read by the operator's command: the role that answers the portal never notes one.
grant execute on function mail_bounced(integer, uuid, text, text), claim_mails(uuid, integer, integer, text) to enlace_staff;
