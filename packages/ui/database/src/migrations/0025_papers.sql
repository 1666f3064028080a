-- Constancies and statements that a company's portal issued to a supplier, each as it was, with the code by which
-- whoever holds the paper asks whether it is real; and who gets the statement of account every month.

-- The last number that a company gave to a kind of paper in a year; its row is locked while one is issued.
create table paper_numbers (
  company_id integer not null references companies,
  kind text not null,
  year integer not null,
  last integer not null default 0,
  primary key (company_id, kind, year)
);

create table issued_papers (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('paz_y_salvo', 'referencia_comercial', 'estado_de_cuenta')),
  numero text not null,
  -- Printed on it, and the secret of its public check: 60 random bits, one over all companies.
  codigo text not null unique check (codigo ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
  third_party_id integer not null,
  -- The branches that it tells of: whoever may not read all of them does not see it.
  account_ids integer[] not null check (cardinality(account_ids) > 0),
  -- Who asked for it; kept when the membership goes.
  membership_id uuid,
  fecha_corte date not null,
  -- What it says, as whoever checks it may compare, and the paper itself.
  content jsonb not null,
  content_hash bytea not null,
  pdf bytea not null check (length(pdf) > 0),
  issued_at timestamptz not null default now(),
  annulled_at timestamptz,
  annulled_reason text,
  primary key (company_id, id),
  unique (company_id, numero),
  foreign key (company_id, third_party_id) references third_parties (company_id, id)
);
create index issued_papers_by_third_party on issued_papers (company_id, third_party_id, issued_at desc, id);

-- The person of a membership who gets the statement of account by mail, and the last month that was sent.
create table statement_subscriptions (
  company_id integer not null,
  membership_id uuid not null,
  last_month date,
  created_at timestamptz not null default now(),
  primary key (company_id, membership_id),
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);

do $$
declare name text;
begin
  foreach name in array array['paper_numbers', 'issued_papers', 'statement_subscriptions'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner on %I to enlace_owner using (true) with check (true)', name);
  end loop;
  foreach name in array array['issued_papers', 'statement_subscriptions'] loop
    execute format('create policy staff on %I to enlace_staff using (company_id = (select scope_company())) '
      || 'with check (company_id = (select scope_company()))', name);
  end loop;
end $$;
create policy supplier on issued_papers for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party())
    and account_ids <@ (select scope_accounts())::integer[]);
create policy supplier on statement_subscriptions for select to enlace_app
  using (company_id = (select scope_company()) and membership_id = (select scope_membership()));
grant select on issued_papers, statement_subscriptions to enlace_app, enlace_staff;
grant update (annulled_at, annulled_reason) on issued_papers to enlace_staff;

-- What was issued stays as it was; it can only be annulled, once.
create function guard_issued_paper() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.annulled_at is not null or new.annulled_at is null
     or (to_jsonb(new) - 'annulled_at' - 'annulled_reason') <> (to_jsonb(old) - 'annulled_at' - 'annulled_reason') then
    raise exception using errcode = 'EN409', message = 'paper-refused';
  end if;
  return new;
end $$;
create trigger issued_papers_stay before update or delete on issued_papers
  for each row execute function guard_issued_paper();

-- Takes the next number of a kind in the open supplier's scope, until the transaction ends; where the very same was
-- issued to the same branches on the same day already, that one instead.
create function begin_paper(wanted_kind text, cut_off date, hash bytea)
  returns table (numero integer, known uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  found_id uuid;
  next integer;
begin
  if scope_company() is null or scope_third_party() is null or scope_accounts() is null then
    raise exception using errcode = 'EN401', message = 'session-missing';
  end if;
  insert into paper_numbers (company_id, kind, year)
  values (scope_company(), wanted_kind, extract(year from cut_off)::integer) on conflict do nothing;
  perform 1 from paper_numbers n
   where n.company_id = scope_company() and n.kind = wanted_kind and n.year = extract(year from cut_off)::integer for update;
  select p.id into found_id from issued_papers p
   where p.company_id = scope_company() and p.third_party_id = scope_third_party() and p.kind = wanted_kind
     and p.fecha_corte = cut_off and p.content_hash = hash and p.account_ids = scope_accounts() and p.annulled_at is null;
  if found_id is not null then
    return query select null::integer, found_id;
    return;
  end if;
  update paper_numbers n set last = n.last + 1
   where n.company_id = scope_company() and n.kind = wanted_kind and n.year = extract(year from cut_off)::integer
  returning n.last into next;
  return query select next, null::uuid;
end $$;

-- Keeps a paper of the open supplier's scope for all the branches that the scope reads.
create function keep_paper(
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

-- What a paper says to whoever holds it, of whatever company it is: the code is the key, and it stands on the paper only.
create function paper_of_code(code text)
  returns table (kind text, numero text, codigo text, fecha_corte date, issued_at timestamptz, annulled_at timestamptz,
                 annulled_reason text, content jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select p.kind, p.numero, p.codigo, p.fecha_corte, p.issued_at, p.annulled_at, p.annulled_reason, p.content
    from issued_papers p where p.codigo = code $$;

-- The open scope's person wants the statement of account every month, or no more.
create function subscribe_to_statement(wanted boolean) returns void
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
create function note_monthly_statement(month date) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update statement_subscriptions s set last_month = month
   where s.company_id = scope_company() and s.membership_id = scope_membership()
     and (s.last_month is null or s.last_month < month);
  return found;
end $$;

revoke execute on function guard_issued_paper(), begin_paper(text, date, bytea),
  keep_paper(text, text, text, date, jsonb, bytea, bytea), paper_of_code(text), subscribe_to_statement(boolean),
  note_monthly_statement(date) from public;
grant execute on function begin_paper(text, date, bytea), keep_paper(text, text, text, date, jsonb, bytea, bytea),
  subscribe_to_statement(boolean), note_monthly_statement(date) to enlace_app;
grant execute on function paper_of_code(text) to enlace_app, enlace_staff;
