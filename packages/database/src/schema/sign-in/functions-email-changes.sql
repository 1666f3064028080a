-- Begins a change of the open scope's person's email; an earlier one that waits is replaced. Tells whether the new address
-- is somebody's already, in which case nothing is begun.
create or replace function begin_email_change(wanted text, old_token bytea, new_token bytea, valid_seconds integer) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from identities i where i.id = scope_identity() for no key update;
  update email_changes e set ended_at = now(), outcome = 'replaced' where e.identity_id = scope_identity() and e.ended_at is null;
  insert into email_changes (identity_id, company_id, old_email, new_email, old_token_hash, new_token_hash, expires_at)
  select i.id, scope_company(), i.email, lower(wanted), old_token, new_token, now() + make_interval(secs => valid_seconds)
    from identities i where i.id = scope_identity();
  return exists (select 1 from identities i where i.email = lower(wanted));
end $$;

create or replace function scope_email_change()
  returns table (new_email text, old_confirmed boolean, new_confirmed boolean, expires_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select e.new_email, e.old_confirmed_at is not null, e.new_confirmed_at is not null, e.expires_at from email_changes e
   where e.identity_id = scope_identity() and e.ended_at is null and e.expires_at > now() $$;

create or replace function cancel_email_change() returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update email_changes e set ended_at = now(), outcome = 'cancelled'
   where e.identity_id = scope_identity() and e.ended_at is null and e.expires_at > now();
  return found;
end $$;

-- Whose an open link of a change is, and of which of both addresses. No row where it opens nothing.
create or replace function email_change_link(token bytea)
  returns table (company_id integer, identity_id uuid, side text, old_email text, new_email text, is_confirmed boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select demand_door();
  select e.company_id, e.identity_id, case when e.old_token_hash = token then 'old' else 'new' end, e.old_email, e.new_email,
         case when e.old_token_hash = token then e.old_confirmed_at else e.new_confirmed_at end is not null
    from email_changes e join identities i on i.id = e.identity_id and i.active and i.email = e.old_email
   where token in (e.old_token_hash, e.new_token_hash) and e.ended_at is null and e.expires_at > now() $$;

-- Confirms a change from one address, or ends it. `outcome`: waiting (for the other address), applied, taken (somebody else
-- has the new address meanwhile), cancelled. No row where the link opens nothing any more.
create or replace function decide_email_change(token bytea, confirms boolean)
  returns table (outcome text, company_id integer, identity_id uuid, old_email text, new_email text)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  held email_changes;
  result text := 'waiting';
begin
  select e.* into held from email_changes e join identities i on i.id = e.identity_id and i.active and i.email = e.old_email
   where token in (e.old_token_hash, e.new_token_hash) and e.ended_at is null and e.expires_at > now() for update of e;
  if not found then return; end if;
  if not confirms then
    result := 'cancelled';
  else
    update email_changes e
       set old_confirmed_at = case when e.old_token_hash = token then coalesce(e.old_confirmed_at, now()) else e.old_confirmed_at end,
           new_confirmed_at = case when e.new_token_hash = token then coalesce(e.new_confirmed_at, now()) else e.new_confirmed_at end
     where e.identity_id = held.identity_id and e.id = held.id returning e.* into held;
    if held.old_confirmed_at is not null and held.new_confirmed_at is not null then
      begin
        update identities i set email = held.new_email, updated_at = now() where i.id = held.identity_id;
        result := 'applied';
      exception when unique_violation then
        result := 'taken';
      end;
    end if;
  end if;
  if result <> 'waiting' then
    update email_changes e set ended_at = now(), outcome = result where e.identity_id = held.identity_id and e.id = held.id;
  end if;
  if result = 'applied' then
    update one_use_tokens t set spent_at = now()
     where t.identity_id = held.identity_id and t.purpose = 'recovery' and t.spent_at is null;
  end if;
  return query select result, held.company_id, held.identity_id, held.old_email, held.new_email;
end $$;

create or replace function scope_own_email() returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.email from identities i where i.id = scope_identity() $$;

-- Begins a change of the email of the open scope's person, or of another member of its company. `outcome`: asked, not-found,
-- not-joined, same, elsewhere (the person enters other companies, too: only it changes its email), colleague (somebody of
-- the company has that email). Whether a stranger has it is told to whoever has it, and to nobody else.
create or replace function begin_staff_email_change(
  member uuid, wanted text, old_token bytea, new_token bytea, valid_seconds integer
) returns table (outcome text, old_email text, is_taken boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  held staff_members;
  person identities;
begin
  if member is null then
    select i.* into strict person from identities i where i.id = scope_identity() for no key update;
  else
    select m.* into held from staff_members m where m.company_id = scope_company() and m.id = member;
    if not found then return query select 'not-found', null::text, null::boolean; return; end if;
    if held.accepted_at is null then return query select 'not-joined', null::text, null::boolean; return; end if;
    select i.* into strict person from identities i where i.id = held.identity_id for no key update;
    if person.id <> scope_identity() and (
         exists (select 1 from operators o where o.identity_id = person.id)
         or exists (select 1 from memberships m where m.identity_id = person.id)
         or exists (select 1 from staff_members m where m.identity_id = person.id and m.company_id <> held.company_id)) then
      return query select 'elsewhere', null::text, null::boolean;
      return;
    end if;
  end if;
  if person.email = lower(wanted) then return query select 'same', null::text, null::boolean; return; end if;
  if exists (select 1 from staff_members m join identities i on i.id = m.identity_id
              where m.company_id = scope_company() and i.email = lower(wanted)) then
    return query select 'colleague', null::text, null::boolean;
    return;
  end if;
  update email_changes e set ended_at = now(), outcome = 'replaced' where e.identity_id = person.id and e.ended_at is null;
  insert into email_changes (identity_id, company_id, old_email, new_email, old_token_hash, new_token_hash,
                             old_confirmed_at, is_backoffice, expires_at)
  values (person.id, scope_company(), person.email, lower(wanted), old_token, new_token, now(), true,
          now() + make_interval(secs => valid_seconds));
  return query select 'asked', person.email, exists (select 1 from identities i where i.email = lower(wanted));
end $$;

-- The changes that wait for a member of the open company, for whoever sees its team.
create or replace function staff_email_change(member uuid) returns table (new_email text, expires_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select e.new_email, e.expires_at
    from staff_members m join email_changes e on e.identity_id = m.identity_id and e.company_id = m.company_id
   where m.company_id = scope_company() and m.id = member and e.is_backoffice and e.ended_at is null
     and e.expires_at > now() $$;

-- Who may call them.
revoke execute on function begin_email_change, scope_email_change, cancel_email_change, email_change_link,
  decide_email_change, scope_own_email, begin_staff_email_change, staff_email_change
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function begin_email_change, decide_email_change to enlace_app;
grant execute on function scope_email_change, cancel_email_change, scope_own_email to enlace_app, enlace_staff;
grant execute on function email_change_link to enlace_door;
grant execute on function begin_staff_email_change, staff_email_change to enlace_staff;
