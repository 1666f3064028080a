-- Counts a refused sign-in of a company; answers the alarm where this one raises it, once in `quiet_seconds`.
create or replace function count_refused_sign_in(
  company integer, wanted_email text, origin text, most integer, most_people integer, within_seconds integer,
  quiet_seconds integer
) returns setof sign_in_alarms
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  counted integer;
  refused integer;
  busiest record;
begin
  insert into sign_in_refusals as r (company_id, minute, network, account, times)
  values (company, date_trunc('minute', now()), network_of(origin), sign_in_account(wanted_email), 1)
    on conflict (company_id, minute, network, account) do update set times = r.times + 1
    returning r.times into counted;
  if counted = 1 then
    delete from sign_in_refusals r where r.company_id = company and r.minute < now() - interval '1 hour';
  end if;
  if exists (select 1 from sign_in_alarms a
              where a.company_id = company and a.raised_at > now() - make_interval(secs => quiet_seconds)) then
    return;
  end if;
  select coalesce(sum(r.times), 0) into refused from sign_in_refusals r
   where r.company_id = company and r.minute > now() - make_interval(secs => within_seconds);
  select r.network, count(distinct r.account)::integer as people into busiest from sign_in_refusals r
   where r.company_id = company and r.minute > now() - make_interval(secs => within_seconds)
   group by r.network order by 2 desc, sum(r.times) desc limit 1;
  if refused < most and busiest.people < most_people then return; end if;
  return query
    insert into sign_in_alarms as a (company_id, kind, refusals, people, network)
    values (company, case when busiest.people >= most_people then 'network' else 'many' end, refused, busiest.people,
            busiest.network)
      on conflict (company_id) do update
         set raised_at = now(), kind = excluded.kind, refusals = excluded.refusals, people = excluded.people,
             network = excluded.network
       where a.raised_at <= now() - make_interval(secs => quiet_seconds)
      returning a.*;
end $$;

-- Tells of a refused sign-in where it concerns somebody: in the portal the company that was asked for, in the back office each
-- company where the person works, and none for an email that is nobody's. `why`: password, captcha (asked for one), locked,
-- factor, provider. What is refused again and again without a look is counted, and told once in ten minutes.
create or replace function note_refusal(
  door text, wanted_email text, company integer, origin text, device_text text, why text,
  most integer, most_people integer, within_seconds integer, quiet_seconds integer
) returns setof sign_in_alarms
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person uuid := (select i.id from identities i where i.email = lower(wanted_email));
  is_told boolean := why <> 'captcha';
  act text := case door when 'portal' then 'session:login-' else 'staff:login-' end
              || case why when 'password' then 'failed' else why end;
  more jsonb := jsonb_build_object('device', device_text);
  place record;
begin
  perform demand_door();
  if why = 'locked' then
    is_told := take_turn('locked-told:' || door || ':' || sign_in_account(wanted_email), array[600], array[1]) = 0;
  end if;
  if door = 'portal' then
    if is_told then
      perform append_audit(company, left(wanted_email, 254), null, act, null, origin, more);
    end if;
    if why = 'password' then
      insert into sign_ins (identity_id, company_id, address, device, outcome)
      select person, company, origin, device_text, 'wrong-password'
       where exists (select 1 from memberships m where m.identity_id = person and m.company_id = company);
    end if;
    return query select * from count_refused_sign_in(company, wanted_email, origin, most, most_people, within_seconds,
                                                     quiet_seconds);
    return;
  end if;
  for place in select s.company_id, s.id from staff_members s
                where s.identity_id = person and staff_is_open(s)
                order by s.last_used_at desc nulls last, s.created_at, s.id loop
    if is_told then
      perform append_audit(place.company_id, lower(wanted_email), person, act, place.id::text, origin, more);
    end if;
    if why = 'password' then
      -- The person's own list is one over all companies.
      insert into sign_ins (identity_id, company_id, address, device, outcome)
      values (person, place.company_id, origin, device_text, 'wrong-password');
      why := 'told';
    end if;
    return query select * from count_refused_sign_in(place.company_id, wanted_email, origin, most, most_people,
                                                     within_seconds, quiet_seconds);
  end loop;
end $$;

-- Who may call them.
revoke execute on function count_refused_sign_in, note_refusal
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function note_refusal to enlace_door;
