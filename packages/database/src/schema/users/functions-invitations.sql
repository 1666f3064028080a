-- Invites a person to the open company: the person, its membership and the hash of a link that works once. Nobody but
-- the person sets a password, and what another company invited opens nothing here before this link is spent.
create or replace function invite_person(
  wanted_email text, first text, last text, third_party integer, master boolean, accounts integer[],
  token bytea, valid_minutes integer
) returns table (identity_id uuid, membership_id uuid, has_password boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  person identities;
  membership uuid;
begin
  if scope_company() is null then
    raise exception using errcode = 'EN404', message = 'company-not-found';
  end if;
  insert into identities (email, first_name, last_name) values (lower(trim(wanted_email)), first, last)
    on conflict (email) do nothing;
  select * into strict person from identities where email = lower(trim(wanted_email));
  insert into memberships as m (company_id, identity_id, third_party_id, is_master, all_accounts, active, first_name,
                                last_name, invited_email)
  values (scope_company(), person.id, third_party, master, accounts is null, false, first, last, person.email)
    on conflict (company_id, identity_id, third_party_id)
    do update set is_master = excluded.is_master, all_accounts = excluded.all_accounts,
                  role = case when not excluded.is_master then m.role end,
                  ends_on = case when not excluded.is_master then m.ends_on end,
                  read_only = m.read_only and not excluded.is_master
    returning m.id into membership;
  delete from membership_accounts a where a.company_id = scope_company() and a.membership_id = membership;
  insert into membership_accounts (company_id, membership_id, third_id)
  select scope_company(), membership, account from unnest(accounts) account;
  perform renew_invitation_link(scope_company(), membership, token, valid_minutes);
  return query select person.id, membership, person.password_hash is not null;
end $$;

-- Makes a membership's earlier links void and gives it a new one.
create or replace function renew_invitation_link(company integer, membership uuid, token bytea, valid_minutes integer) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  until timestamptz := now() + make_interval(mins => valid_minutes);
begin
  update one_use_tokens t set spent_at = now()
   where t.company_id = company and t.membership_id = membership and t.purpose = 'invitation' and t.spent_at is null;
  update memberships m set invited_at = now(), invited_until = until where m.company_id = company and m.id = membership;
  insert into one_use_tokens (token_hash, company_id, identity_id, purpose, expires_at, membership_id)
  select token, company, m.identity_id, 'invitation', until, m.id
    from memberships m where m.company_id = company and m.id = membership;
end $$;

-- Invites one person as a user of the open scope's third party. An invitation that was withdrawn is given anew.
create or replace function invite_user(
  wanted_email text, given jsonb, token bytea, valid_minutes integer, at_most integer, origin text
) returns table (membership_id uuid, has_password boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  person identities;
  held memberships;
begin
  perform begin_user_change();
  insert into identities (email) values (lower(trim(wanted_email))) on conflict (email) do nothing;
  select * into strict person from identities where email = lower(trim(wanted_email));
  select m.* into held from memberships m where m.company_id = scope_company() and m.third_party_id = scope_third_party()
     and m.identity_id = person.id for update;
  if found and (held.active or held.accepted_at is not null or held.invited_until is not null) then
    raise exception using errcode = 'EN409', message = 'user-exists';
  end if;
  if (select count(*) from memberships m where m.company_id = scope_company() and m.third_party_id = scope_third_party()
         and m.accepted_at is null and not m.active and m.invited_until > now()) >= at_most then
    raise exception using errcode = 'EN429', message = 'too-many-invitations';
  end if;
  if held.id is null then
    insert into memberships (company_id, identity_id, third_party_id, active, all_accounts)
    values (scope_company(), person.id, scope_third_party(), false,
            (select m.all_accounts from memberships m where m.company_id = scope_company() and m.id = scope_membership()))
    returning * into held;
  end if;
  perform write_user(held.id, given);
  update memberships m set invited_email = person.email where m.company_id = scope_company() and m.id = held.id;
  perform renew_invitation_link(scope_company(), held.id, token, valid_minutes);
  select m.* into held from memberships m where m.company_id = scope_company() and m.id = held.id;
  perform audit_user(held.id, 'user-invited', origin, user_grant(held));
  return query select held.id, person.password_hash is not null;
end $$;

-- Gives the invitation of a user who has not taken it up another link; the earlier one is void. Answers whom to mail.
create or replace function resend_invitation(wanted uuid, token bytea, valid_minutes integer, origin text)
  returns table (email text, has_password boolean)
  language sql security definer set search_path = public, pg_temp as $$
  select * from resend_held_invitation(held_user(wanted), token, valid_minutes, origin) $$;

-- Gives an invitation that was not taken up another link; the earlier one is void. Answers whom to mail.
create or replace function resend_held_invitation(held memberships, token bytea, valid_minutes integer, origin text)
  returns table (email text, has_password boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if held.active or held.accepted_at is not null then
    raise exception using errcode = 'EN409', message = 'user-joined';
  end if;
  if held.invited_until is not null and held.invited_at > now() - interval '1 minute' then
    raise exception using errcode = 'EN409', message = 'invitation-just-sent';
  end if;
  perform renew_invitation_link(held.company_id, held.id, token, valid_minutes);
  perform audit_user(held.id, 'user-reinvited', origin, '{}');
  return query select i.email, i.password_hash is not null from identities i where i.id = held.identity_id;
end $$;

-- The same, by the company's staff.
create or replace function resend_company_invitation(wanted uuid, token bytea, valid_minutes integer, origin text)
  returns table (email text, has_password boolean)
  language sql security definer set search_path = public, pg_temp as $$
  select * from resend_held_invitation(company_user(wanted), token, valid_minutes, origin) $$;

-- Who may call them.
revoke execute on function invite_person, renew_invitation_link, invite_user, resend_invitation, resend_held_invitation,
  resend_company_invitation from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function invite_person, resend_company_invitation to enlace_staff;
grant execute on function invite_user, resend_invitation to enlace_app;
