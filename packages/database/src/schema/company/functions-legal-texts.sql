-- The legal texts that a person has still to accept in a company: those of which a version that had to be accepted is
-- newer than all that the person accepted.
create or replace function due_legal_texts(company integer, person uuid) returns table (code text, version integer, since timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select n.code, n.version, n.since
    from (select distinct on (l.code) l.code, l.version, greatest(p.published_at, l.demanded_at) as since
            from legal_versions l
            join pages p on p.company_id = l.company_id and p.code = l.code and p.version = l.version
           where l.company_id = company and l.must_accept and p.published_at <= now()
           order by l.code, l.version desc) n
   where not exists (select 1 from consents c
                      where c.company_id = company and c.subject_kind = 'person' and c.subject_id = person
                        and c.page_code = n.code and c.page_version >= n.version) $$;

-- What the open scope's person has to accept: the present version of each text, with what was said of the changes since
-- the one that it accepted last.
create or replace function scope_due_legal_texts()
  returns table (code text, version integer, title text, html text, allow_list smallint, published_at timestamptz,
                 notes text[], accepted_version integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select p.code, p.version, p.title, p.html, p.allow_list, p.published_at,
         array(select l.note from legal_versions l
                where l.company_id = p.company_id and l.code = p.code and l.version <= p.version and l.note <> ''
                  and l.version > coalesce(a.version, 0)
                order by l.version),
         a.version
    from due_legal_texts(scope_company(), scope_identity()) d
    cross join lateral (select * from pages x
                         where x.company_id = scope_company() and x.code = d.code and x.published_at <= now()
                         order by x.version desc limit 1) p
    left join lateral (select max(c.page_version) as version from consents c
                        where c.company_id = scope_company() and c.subject_kind = 'person'
                          and c.subject_id = scope_identity() and c.page_code = d.code) a on true
   order by p.code desc $$;

-- Accepts all that is due, with the versions that were read. False where one of them is missing or is another by now.
create or replace function accept_legal_texts(read_versions jsonb, origin text, browser text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person identities;
begin
  -- Twice at once is once.
  select * into strict person from identities i where i.id = scope_identity() for update;
  if exists (select 1 from scope_due_legal_texts() d
              where not exists (select 1 from jsonb_to_recordset(read_versions) as w (code text, version integer)
                                 where w.code = d.code and w.version = d.version)) then
    return false;
  end if;
  with added as (
    insert into consents (company_id, subject_kind, subject_id, email, page_code, page_version, address, user_agent,
                          person_name, third_party_id)
    select scope_company(), 'person', person.id, person.email, d.code, d.version, origin, browser,
           trim(person.first_name || ' ' || person.last_name), scope_third_party()
      from scope_due_legal_texts() d
    returning page_code, page_version)
  insert into audit_log (company_id, actor, identity_id, action, target, address, detail)
  select scope_company(), person.email, person.id, 'legal-text:accepted', a.page_code || ':' || a.page_version, origin, '{}'
    from added a;
  return true;
end $$;

-- How many of those who may enter the open company's portal have accepted a text since a version.
create or replace function legal_standing(text_code text, since_version integer) returns table (persons integer, accepted integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  with open as (
    select distinct m.identity_id from memberships m
     where m.company_id = scope_company() and membership_is_open(m))
  select count(*)::integer,
         count(*) filter (where exists (
           select 1 from consents c where c.company_id = scope_company() and c.subject_kind = 'person'
              and c.subject_id = open.identity_id and c.page_code = text_code and c.page_version >= since_version))::integer
    from open $$;

-- Who may call them.
revoke execute on function due_legal_texts, scope_due_legal_texts, accept_legal_texts, legal_standing
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function scope_due_legal_texts, accept_legal_texts to enlace_app;
grant execute on function legal_standing to enlace_staff;
