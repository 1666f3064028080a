-- The mail that the open scope hands in; no row in any other scope. Such a scope has the mail in place of a membership.
create or replace function scope_mail() returns invoice_mails
  language sql stable security definer set search_path = public, pg_temp as $$
  select m from invoice_mails m
   where m.company_id = scope_company() and m.id = scope_membership() and m.third_party_id = scope_third_party()
     and m.estado = 'por_leer' $$;

-- Opens the scope of the supplier of a mail while a worker holds the job that reads its mailbox: all accounts of the supplier, and
-- the module must be on for the company.
create or replace function open_mail_scope(company integer, job uuid, claimer uuid, mail uuid) returns opened_scope
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  supplier integer;
  accounts integer[];
  opened opened_scope;
begin
  select m.third_party_id into supplier
    from jobs j join invoice_mails m on m.company_id = j.company_id and m.id = mail and m.estado = 'por_leer'
    join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id and t.activo
   where j.company_id = company and j.id = job and j.claimed_by = claimer and j.claimed_until > now() and j.dead_at is null
     and j.task = 'invoice-mailbox';
  if not found then
    raise exception using errcode = 'EN401', message = 'session-missing';
  end if;
  accounts := handing_in_accounts(company, supplier);
  perform seal_scope(company::text, supplier::text, array_to_string(accounts, ','), mail::text, '');
  opened := row(company, null, mail, supplier, accounts, false, null);
  return opened;
end $$;

-- Notes what the documents of the open scope's mail turned out to be; the last note settles the mail.
create or replace function note_mail_results(results jsonb, becomes text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held invoice_mails := scope_mail();
begin
  if held.id is null or becomes not in ('por_leer', 'recibido', 'rechazado') then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  update invoice_mails m set resultado = m.resultado || results, estado = becomes
   where m.company_id = held.company_id and m.id = held.id;
end $$;

-- Notes that the sender of a mail is told that it waits, or what its documents turned out to be: each once, and not that it
-- waits after the other. False where its address had as many answers within a day.
create or replace function note_mail_answer(mail uuid, with_results boolean, most integer) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  told text;
begin
  select m.answer_to into told from invoice_mails m
   where m.company_id = scope_company() and m.id = mail and m.answer_to is not null and m.answered_at is null
     and (with_results or m.waiting_told_at is null) for update;
  if not found then return false; end if;
  perform pg_advisory_xact_lock(hashtextextended(scope_company() || ' invoice-mail ' || told, 0));
  if (select count(*) filter (where m.answered_at > now() - interval '1 day')
             + count(*) filter (where m.waiting_told_at > now() - interval '1 day')
        from invoice_mails m where m.company_id = scope_company() and m.answer_to = told
         and (m.answered_at > now() - interval '1 day' or m.waiting_told_at > now() - interval '1 day')) >= most then
    return false;
  end if;
  update invoice_mails m
     set answered_at = case when with_results then clock_timestamp() end,
         waiting_told_at = case when with_results then m.waiting_told_at else clock_timestamp() end
   where m.company_id = scope_company() and m.id = mail;
  return true;
end $$;

-- Who may call them.
revoke execute on function scope_mail, open_mail_scope, note_mail_results, note_mail_answer
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function open_mail_scope, note_mail_results, note_mail_answer to enlace_app;
grant execute on function note_mail_answer to enlace_staff;
