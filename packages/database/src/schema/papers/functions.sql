-- Keeps a paper of the open supplier's scope for all the branches that the scope reads.
create or replace function keep_paper(
  wanted_kind text, number text, code text, cut_off date, says jsonb, hash bytea, bytes bytea
) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  made uuid;
begin
  if scope_company() is null or scope_third_party() is null or scope_accounts() is null then
    raise exception using errcode = 'EN401', message = 'session-missing';
  end if;
  insert into issued_papers (company_id, kind, numero, codigo, third_party_id, account_ids, membership_id, fecha_corte,
                             content, content_hash, pdf)
  values (scope_company(), wanted_kind, number, code, scope_third_party(), scope_accounts(), scope_membership(), cut_off,
          says, hash, bytes)
  returning id into made;
  return made;
end $$;

-- What a paper says to whoever holds it, of whatever company it is: the code is the key, and it stands on the paper only. A
-- certificate tells less, by certificate_of_code.
create or replace function paper_of_code(code text)
  returns table (kind text, numero text, codigo text, fecha_corte date, issued_at timestamptz, annulled_at timestamptz,
                 annulled_reason text, content jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select p.kind, p.numero, p.codigo, p.fecha_corte, p.issued_at, p.annulled_at, p.annulled_reason, p.content
    from issued_papers p where p.codigo = code and p.kind not like 'certificado%' $$;

-- The open scope's person wants the statement of account every month, or no more.
create or replace function subscribe_to_statement(wanted boolean) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if wanted then
    insert into statement_subscriptions (company_id, membership_id)
    select m.company_id, m.id from memberships m where m.company_id = scope_company() and m.id = scope_membership()
    on conflict do nothing;
  else
    delete from statement_subscriptions s where s.company_id = scope_company() and s.membership_id = scope_membership();
  end if;
end $$;

-- Notes that the open scope's person is sent the statement of a month. False where it was sent, or is wanted no more.
create or replace function note_monthly_statement(month date) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update statement_subscriptions s set last_month = month
   where s.company_id = scope_company() and s.membership_id = scope_membership()
     and (s.last_month is null or s.last_month < month);
  return found;
end $$;

-- Certificates for trying: where the portal has no address that others reach, what it issues says of itself that it counts
-- for nothing (`prueba` in its contents). They have numbers and versions of their own, and once there is an address the
-- same withholdings are certified anew, as the first version that counts.
create or replace function is_trial_paper(contents jsonb) returns boolean language sql immutable as $$
  select coalesce((contents ->> 'prueba')::boolean, false) $$;

-- Constancies for trying, as certificates are (0140): where the portal has no address that others reach, what it issues says
-- of itself that it counts for nothing, and is numbered apart, so that the numbers of those that count have no gaps.
create or replace function begin_paper_as(wanted_kind text, cut_off date, hash bytea, for_trying boolean)
  returns table (numero integer, known uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  counted text := wanted_kind || case when for_trying then '_prueba' else '' end;
  found_id uuid;
  next integer;
begin
  if scope_company() is null or scope_third_party() is null or scope_accounts() is null then
    raise exception using errcode = 'EN401', message = 'session-missing';
  end if;
  insert into paper_numbers (company_id, kind, year)
  values (scope_company(), counted, extract(year from cut_off)::integer) on conflict do nothing;
  perform 1 from paper_numbers n
   where n.company_id = scope_company() and n.kind = counted and n.year = extract(year from cut_off)::integer for update;
  select p.id into found_id from issued_papers p
   where p.company_id = scope_company() and p.third_party_id = scope_third_party() and p.kind = wanted_kind
     and p.fecha_corte = cut_off and p.content_hash = hash and p.account_ids = scope_accounts() and p.annulled_at is null;
  if found_id is not null then
    return query select null::integer, found_id;
    return;
  end if;
  update paper_numbers n set last = n.last + 1
   where n.company_id = scope_company() and n.kind = counted and n.year = extract(year from cut_off)::integer
  returning n.last into next;
  return query select next, null::uuid;
end $$;

-- Keeps what a document of the open scope says as it is printed. Answers its code: the wanted one, or that of the same
-- contents.
create or replace function keep_printed_document(
  wanted_kind text, document uuid, says jsonb, hash bytea, code text
) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  known text;
begin
  perform 1 from purchase_order d
    where wanted_kind = 'purchase-order' and d.company_id = scope_company() and d.id = document
      and (effective_role() in ('enlace_staff', 'enlace_works')
        or d.third_party_id = scope_third_party() and d.third_id = any (scope_accounts()))
  union all
  select 1 from payments_made d
    where wanted_kind = 'payments-made' and d.company_id = scope_company() and d.id = document
      and (effective_role() in ('enlace_staff', 'enlace_works')
        or d.third_party_id = scope_third_party() and d.third_id = any (scope_accounts()))
  union all
  select 1 from submitted_invoices d
    where d.company_id = scope_company() and d.id = document
      and (wanted_kind = 'submitted-invoice' and d.radicado is not null
        or wanted_kind = 'supporting-document' and d.clase = 'cuenta_cobro')
      and (effective_role() in ('enlace_staff', 'enlace_works')
        or d.third_party_id = scope_third_party() and d.third_id = any (scope_accounts()));
  if not found then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  insert into printed_documents (company_id, kind, document_id, content_hash, codigo, content)
  values (scope_company(), wanted_kind, document, hash, code, says) on conflict do nothing;
  select p.codigo into strict known from printed_documents p
   where p.company_id = scope_company() and p.kind = wanted_kind and p.document_id = document and p.content_hash = hash;
  return known;
end $$;

-- What a printed document said, and what it says today, to whoever has its code; without today's where the company no longer
-- has it.
create or replace function printed_document_of_code(code text)
  returns table (kind text, printed_at timestamptz, content jsonb, estado_hoy text, valor_hoy numeric, moneda_hoy text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select p.kind, p.printed_at, p.content, coalesce(o.estado_visible, v.estado, case when i.radicado is not null then 'radicada' end),
         coalesce(o.valor_neto, v.valor_pagado, i.valor_total), coalesce(o.moneda, v.moneda, i.moneda)
    from printed_documents p
    left join purchase_order o on p.kind = 'purchase-order' and o.company_id = p.company_id and o.id = p.document_id
    left join payments_made v on p.kind = 'payments-made' and v.company_id = p.company_id and v.id = p.document_id
    left join submitted_invoices i on p.kind in ('submitted-invoice', 'supporting-document') and i.company_id = p.company_id and i.id = p.document_id
   where p.codigo = code $$;

-- Who may call them.
revoke execute on function keep_paper, paper_of_code, keep_printed_document, printed_document_of_code,
  subscribe_to_statement, note_monthly_statement, begin_paper_as
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function keep_paper, subscribe_to_statement, note_monthly_statement, begin_paper_as
  to enlace_app;
grant execute on function keep_printed_document to enlace_app, enlace_staff;
grant execute on function paper_of_code, printed_document_of_code to enlace_app, enlace_staff;
