create or replace function blog_folded(written text) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select regexp_replace(regexp_replace(regexp_replace(
    normalize(lower(normalize(coalesce(written, ''), NFC)), NFD), '[\u0300-\u036f]', '', 'g'),
    '(aci|uci)on\M', '\1ón', 'g'),
    '\m(dia|ano|mes)(e?)s\M', '\1', 'g') $$;

-- What is asked for: words, "phrases" and -exclusions; the last word may still be being typed.
create or replace function blog_question(typed text) returns tsquery
  language plpgsql immutable parallel safe set search_path = public, pg_temp as $$
declare
  asked constant tsquery := websearch_to_tsquery('public.blog_spanish', blog_folded(typed));
begin
  if typed !~ '\w\s*$' or right(asked::text, 1) <> '''' then return asked; end if;
  return (asked::text || ':*')::tsquery;
end $$;

-- The kinds of a supplier, as far as the portal knows them: who it is by its number (a NIT of 9 digits that begins with 8
-- or 9 is a legal person's), and whether it is a micro, small or medium company.
create or replace function supplier_kinds(documento_numero text, pyme boolean) returns text[]
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select array[case when documento_numero ~ '^[89][0-9]{8}$' then 'juridica' else 'natural' end]
    || case when pyme then array['mipyme'] else '{}' end $$;

-- Notes that the open scope's person has opened a post that it may see; the first time counts.
create or replace function note_blog_read(wanted uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into blog_reads (company_id, post_id, membership_id)
  select p.company_id, p.id, scope_membership() from blog_posts p
   where p.company_id = scope_company() and p.id = wanted and scope_membership() is not null
     and p.publicado_at <= now() and p.retirado_at is null
     and (p.audiencia = '{}' or p.audiencia && scope_supplier_kinds())
  on conflict do nothing;
  if found then
    update blog_posts set lecturas = lecturas + 1 where company_id = scope_company() and id = wanted;
  end if;
end $$;

-- Keeps the person's receipt of a communiqué as it stands, once; answers when it was given, and nothing where there is none to give.
create or replace function confirm_blog_post(wanted uuid, seen integer) returns timestamptz
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  given timestamptz;
begin
  insert into blog_receipts (company_id, post_id, version, membership_id, third_party_id, persona, correo)
  select p.company_id, p.id, p.version, m.id, m.third_party_id, concat_ws(' ', i.first_name, i.last_name), i.email
    from blog_posts p
    join memberships m on m.company_id = p.company_id and m.id = scope_membership()
    join identities i on i.id = m.identity_id
   where p.company_id = scope_company() and p.id = wanted and p.tipo = 'comunicado' and p.version = seen
     and p.publicado_at <= now() and p.retirado_at is null
     and (p.audiencia = '{}' or p.audiencia && scope_supplier_kinds())
  on conflict do nothing;
  select r.confirmed_at into given from blog_receipts r
   where r.company_id = scope_company() and r.post_id = wanted and r.version = seen and r.membership_id = scope_membership();
  return given;
end $$;

-- The suppliers with somebody to tell that a post is for.
create or replace function blog_audience(wanted uuid) returns setof integer
  language sql stable security definer set search_path = public, pg_temp as $$
  select t.id from blog_posts p join third_parties t on t.company_id = p.company_id
   where p.company_id = scope_company() and p.id = wanted and t.es_proveedor and t.activo
     and (p.audiencia = '{}' or p.audiencia && supplier_kinds(t.documento_numero, t.pyme))
     and exists (select from memberships m where m.company_id = t.company_id and m.third_party_id = t.id and membership_is_open(m))
   order by t.id $$;

-- Whom a post is for, person by person, with who opened and confirmed it; whoever confirmed stays, also after leaving.
create or replace function blog_post_receipts(wanted text) returns table (nit text, dv smallint, proveedor text, persona text, correo text,
    abierto_at timestamptz, confirmado_at timestamptz, confirmada integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  with post as (select * from blog_posts where company_id = scope_company() and slug = wanted),
    people as (
      select m.id, m.third_party_id, concat_ws(' ', i.first_name, i.last_name) as persona, i.email as correo
        from memberships m join identities i on i.id = m.identity_id and i.active
       where m.company_id = scope_company() and membership_is_open(m)),
    given as (select distinct on (r.membership_id) r.* from blog_receipts r join post on post.id = r.post_id
              where r.company_id = scope_company() order by r.membership_id, r.version desc)
  select t.documento_numero, t.documento_dv, t.nombre, coalesce(given.persona, people.persona), coalesce(given.correo, people.correo),
         o.read_at, given.confirmed_at, given.version
    from people full join given on given.membership_id = people.id
    join third_parties t on t.company_id = scope_company() and t.id = coalesce(given.third_party_id, people.third_party_id)
    cross join post
    left join blog_reads o on o.company_id = scope_company() and o.post_id = post.id
         and o.membership_id = coalesce(given.membership_id, people.id)
   where given.membership_id is not null or (t.activo and t.es_proveedor
     and (post.audiencia = '{}' or post.audiencia && supplier_kinds(t.documento_numero, t.pyme)))
   order by t.nombre, 4, 5 $$;

create or replace function blog_hosts() returns table (image_hosts text[], frame_hosts text[])
  language sql stable security definer set search_path = public, pg_temp as $$
  with kept as (select p.image_hosts, p.frame_hosts from blog_posts p
                 where p.company_id = scope_company() and p.publicado_at is not null and p.retirado_at is null)
  select array(select distinct host from kept, unnest(kept.image_hosts) host order by host),
         array(select distinct host from kept, unnest(kept.frame_hosts) host order by host) $$;

-- The people whom a communiqué is for and who have not confirmed what it says now.
create or replace function blog_unconfirmed(wanted uuid) returns table (membership uuid, third_party integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select m.id, m.third_party_id from blog_posts p
    join memberships m on m.company_id = p.company_id and m.third_party_id in (select blog_audience(p.id))
    join identities i on i.id = m.identity_id and i.active
   where p.company_id = scope_company() and p.id = wanted and membership_is_open(m)
     and not exists (select from blog_receipts r where r.company_id = m.company_id and r.post_id = p.id
                                                  and r.version = p.version and r.membership_id = m.id)
   order by m.third_party_id, m.id $$;

-- Who may call them.
revoke execute on function blog_folded, blog_question, supplier_kinds, note_blog_read, confirm_blog_post, blog_audience,
  blog_post_receipts, blog_hosts, blog_unconfirmed from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function blog_folded, blog_question, supplier_kinds, blog_hosts to enlace_app, enlace_staff;
grant execute on function note_blog_read, confirm_blog_post to enlace_app;
grant execute on function blog_audience, blog_post_receipts, blog_unconfirmed to enlace_staff;
