-- contracts: nodes of the version before look people up in the role in which lists are read, which may not any more
--
-- What answers by something that can be guessed (an email, a number, a company) or that is everybody's (queues, sweepers) is
-- for the look-ups' own role, and refuses where a scope is open. Each function keeps the text that it has at present.
do $$
declare
  door record;
  guarded text;
  look_ups constant text[] := array['add_repeated_jobs', 'advance_export', 'ask_staff_recovery', 'attempt_succeeded',
    'audit_refusal', 'audit_staff_refusal', 'bank_link_company', 'begin_factor_step', 'begin_oidc_login', 'begin_setup',
    'begin_staff_step', 'bind_provider_step', 'captcha_is_spent', 'carry_factor', 'change_factor_step',
    'claim_caused_jobs', 'claim_caused_mails', 'claim_jobs', 'claim_mails', 'claim_webhooks', 'company_of_host',
    'complete_setup', 'database_bytes', 'email_change_link', 'end_idle_session', 'end_session', 'end_staff_session',
    'end_supplier_view', 'enter_by_oidc', 'enter_by_provider', 'fail_export', 'fail_job', 'finish_export', 'finish_job',
    'forget_file', 'has_no_staff', 'host_is_taken', 'issue_recovery_link', 'login_candidate', 'mail_bounced',
    'mail_failed', 'mail_sent', 'mark_oidc_session', 'mend_queue_clocks', 'name_operator', 'names_of_person',
    'note_device', 'note_refusal', 'note_refused_sign_in', 'note_sign_in', 'note_viewed', 'oidc_of_email', 'one_use_link',
    'online_payment_of_link', 'open_api_key', 'open_factor_step', 'open_session', 'open_staff_session', 'open_staff_step',
    'operators_to_tell', 'passkeys_of', 'provider_member', 'provider_of_step', 'providers_of_domain', 'refresh_session',
    'registration_request_by_token', 'release_jobs', 'release_mails', 'release_webhooks', 'renew_jobs', 'reply_company',
    'second_step_of', 'setup_of', 'sign_in_attempt_succeeded', 'spend_captcha', 'spend_factor_step', 'staff_candidate',
    'staff_link', 'staff_step_of', 'sweep_downloads', 'sweep_mails', 'sweep_reply_links', 'sweep_second_factors',
    'sweep_sessions', 'sweep_uploads', 'sweep_webhooks', 'take_attempt', 'take_bound_hand_over',
    'take_bound_supplier_view', 'take_download_ticket', 'take_due_online_payments', 'take_factor_challenge',
    'take_hand_over', 'take_oidc_login', 'take_sign_in_attempt', 'take_staff_ticket', 'take_supplier_view', 'take_turn',
    'take_unclaimed_file', 'take_unclaimed_files', 'tell_operator_of_room', 'totp_secret_of', 'use_passkey',
    'use_recovery_code', 'use_totp', 'visited_company', 'watched_queues'];
  -- What a scope asks for itself, told apart by the company or the person that it names.
  of_company constant text[] := array['note_push', 'person_count', 'person_erase', 'person_export', 'reset_second_factor', 'wants_mail'];
  of_person constant text[] := array['add_passkey', 'set_recovery_codes', 'set_totp'];
begin
  for door in
    select p.oid::regprocedure as signature, p.proname as name, l.lanname as language, pg_get_functiondef(p.oid) as text,
           case when p.proname = any (look_ups) then 'demand_door()'
                when p.proname = any (of_company) then 'demand_own_company(company)'
                else 'demand_own_person(person)' end as demand
      from pg_proc p join pg_language l on l.oid = p.prolang
     where p.pronamespace = 'public'::regnamespace and p.proname = any (look_ups || of_company || of_person) loop
    guarded := case door.language
      when 'plpgsql' then regexp_replace(door.text, '(AS \$function\$.*?)\mbegin\M', '\1begin perform ' || door.demand || ';')
      else regexp_replace(door.text, 'AS \$function\$', 'AS $function$ select ' || door.demand || ';') end;
    if guarded = door.text then raise exception '% has no place for its guard', door.signature; end if;
    execute guarded;
    if door.name = any (look_ups) then
      execute format('revoke execute on function %s from enlace_app, enlace_staff', door.signature);
      execute format('grant execute on function %s to enlace_door', door.signature);
    end if;
  end loop;
end $$;

-- A company that nobody's session proves: the portal's public face, and the company's own work.
revoke execute on function open_company(integer) from enlace_staff;
grant execute on function open_company(integer), tell_operator_of_room(uuid), ask_staff_recovery(text, bytea, integer) to enlace_works;
revoke execute on function create_company(integer, text, integer, text, jsonb, text[], jsonb) from enlace_staff;
grant execute on function create_company(integer, text, integer, text, jsonb, text[], jsonb) to enlace_door;
revoke execute on function append_audit(integer, text, uuid, text, text, text, jsonb) from enlace_app, enlace_staff;
grant execute on function append_audit(integer, text, uuid, text, text, text, jsonb) to enlace_door;

-- Whose emails stand behind a number is for a person who registers it and for the company's staff, not for lists of the portal.
revoke execute on function third_party_contacts(text) from enlace_app;
grant execute on function third_party_contacts(text) to enlace_door;
-- A supplier is told about its own masters only.
create or replace function record_masters(party integer) returns table (email text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.email from memberships m join identities i on i.id = m.identity_id and i.active
   where m.company_id = scope_company() and m.third_party_id = party and m.is_master and membership_is_open(m)
     and (effective_role() <> 'enlace_app' or party = scope_third_party())
   order by 1 limit 20 $$;
