-- Hours in which a new master sees no bank account and excludes no earlier user; generated into TypeScript like the rules of
-- bank accounts.
create or replace function rule_new_master_hours() returns integer language sql immutable parallel safe as $$ select 48 $$;

-- Since when a membership is a master's counts anew where it is let in again, or comes along to another third party: nobody
-- passes the 48 hours by having been a master once, or of somebody else.
create or replace function note_master_since() returns trigger language plpgsql as $$
begin
  if not new.is_master then
    new.master_since := null;
  elsif tg_op = 'UPDATE' and (new.third_party_id <> old.third_party_id or (new.active and not old.active)) then
    new.master_since := now();
  elsif new.master_since is null then
    new.master_since := now();
  end if;
  return new;
end $$;

-- Somebody was invited to see a supplier: its masters hear of it.
create or replace function tell_of_invitation() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- A supplier's first master has nobody who would hear of it; the demo's people were always there.
  if scope_company() is null or not exists (select 1 from memberships m where m.company_id = new.company_id and m.third_party_id = new.third_party_id
                    and m.is_master and m.id <> new.id and m.id is distinct from scope_membership() and membership_is_open(m)) then
    return null;
  end if;
  perform raise_notification(new.company_id, 'user-invited', new.third_party_id, null, new.id || ':' || new.invited_email,
    jsonb_build_object('persona', new.invited_email, 'path', '/users/' || new.id)
      || case when scope_membership() is null then jsonb_build_object('resultado', 'compania')
              else jsonb_build_object('por', scope_person_name()) end);
  return null;
end $$;

create or replace function note_master_spell() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was boolean := tg_op = 'UPDATE' and old.is_master and old.active;
  comes boolean := tg_op = 'INSERT' or not was or new.third_party_id <> old.third_party_id;
begin
  if was and (comes or not (new.is_master and new.active)) then
    update master_spells s set ended_at = now()
     where s.company_id = new.company_id and s.membership_id = new.id and s.ended_at is null;
  end if;
  if comes and new.is_master and new.active then
    insert into master_spells (company_id, membership_id, began_at) values (new.company_id, new.id, now())
    on conflict (company_id, membership_id, began_at) do update set ended_at = null;
  end if;
  return null;
end $$;

create or replace function guard_from_new_master() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform refuse_new_master(old);
  return new;
end $$;

-- Who may call them.
revoke execute on function note_master_since, tell_of_invitation, note_master_spell, guard_from_new_master
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
