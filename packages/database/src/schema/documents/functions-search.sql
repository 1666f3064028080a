-- Every number by which a document is looked up from anywhere in the portal, folded so that it is found however it is
-- typed: no capitals, accents, signs or leading zeros. A number stands here whole and from its last digits on:
-- "001-OC-00001234" is 1oc1234 and 1234. The rows follow the documents by triggers, in the same statement.

-- The parts of a number, digits and the rest apart, without what people leave out.
create or replace function folded_parts(numero text) returns text[]
  language sql immutable parallel safe as $$
  select array(select m[1] from regexp_matches(
    regexp_replace(translate(lower(numero), 'áàéèíìóòúùüñçÁÀÉÈÍÌÓÒÚÙÜÑÇ', 'aaeeiioouuuncaaeeiioouuunc'),
                   '(^|[^0-9])0+([0-9])', '\1\2', 'g'),
    '([0-9]+|[^0-9[:space:][:punct:][:cntrl:]]+)', 'g') m) $$;

-- From the last digits on, which is what people know of a number; nothing where there are none.
create or replace function folded_tail(parts text[]) returns text
  language plpgsql immutable parallel safe as $$
begin
  for at in reverse coalesce(array_length(parts, 1), 0) .. 1 loop
    if parts[at] ~ '^[0-9]' then return array_to_string(parts[at:], ''); end if;
  end loop;
  return null;
end $$;

-- What is typed, as parts; it may stop in the middle of leading zeros, which say nothing yet.
create or replace function typed_parts(typed text) returns text[]
  language sql immutable parallel safe set search_path = public, pg_temp as $$
  select case when cardinality(short) > 0 then short else folded_parts(typed) end
    from (select folded_parts(regexp_replace(typed, '(^|[^0-9])0+$', '\1')) as short) cut $$;

-- The one or two rows of a number. A number longer than any is cut: the key of an index has its limit.
create or replace function search_terms(numero text) returns setof text
  language plpgsql immutable parallel safe rows 2 set search_path = public, pg_temp as $$
declare
  parts constant text[] := folded_parts(numero);
  whole constant text := left(array_to_string(parts, ''), 80);
  tail constant text := left(folded_tail(parts), 80);
begin
  if whole <> '' then return next whole; end if;
  if tail <> whole then return next tail; end if;
end $$;

-- Who may call them.
revoke execute on function folded_parts, folded_tail, typed_parts, search_terms
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function folded_parts, folded_tail, typed_parts to enlace_app, enlace_staff;
