-- What the approval of a change of account takes. TypeScript reads these from here: `npm run generate` writes
-- `packages/domain/src/database-rules.ts`.
create or replace function rule_bank_approvals() returns integer language sql immutable parallel safe as $$ select 2 $$;
create or replace function rule_bank_hold_hours() returns integer language sql immutable parallel safe as $$ select 48 $$;
create or replace function rule_bank_note_length() returns integer language sql immutable parallel safe as $$ select 10 $$;

-- What happened, and who approved what, stays as it was written, whoever asks.
create or replace function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception using errcode = 'EN409', message = 'bank-log-stays';
end $$;

-- What was asked for cannot become something else afterwards: only how far it is changes, one step of the way at a time.
create or replace function guard_bank_change() returns trigger language plpgsql as $$
declare
  moving text[] := array['estado', 'approved_at', 'applies_at', 'closed_at', 'razon', 'identity_id'];
begin
  if tg_op = 'DELETE' or (to_jsonb(new) - moving) <> (to_jsonb(old) - moving)
     or (old.approved_at is not null and (new.approved_at, new.applies_at) is distinct from (old.approved_at, old.applies_at))
     or (new.estado <> old.estado and (old.estado, new.estado) not in (
           ('solicitado', 'en_verificacion'), ('solicitado', 'rechazado'), ('solicitado', 'cancelado'),
           ('en_verificacion', 'aprobado'), ('en_verificacion', 'rechazado'), ('en_verificacion', 'cancelado'),
           ('aprobado', 'aplicado'), ('aprobado', 'rechazado'), ('aprobado', 'cancelado')))
     or (old.estado <> new.estado and new.estado = 'aplicado' and clock_timestamp() < old.applies_at)
     or (old.estado <> new.estado and new.estado = 'aprobado' and (
           new.approved_at < clock_timestamp() - interval '1 minute'
           or (select count(*) from bank_change_approvals a where a.company_id = new.company_id and a.change_id = new.id
                  and a.sha256 = new.sha256) < rule_bank_approvals())) then
    raise exception using errcode = 'EN409', message = 'bank-change-refused';
  end if;
  return new;
end $$;

-- Each step of a change of the account into which a supplier is paid. Neither bank nor number: not every master sees them.
create or replace function tell_of_bank_change() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform raise_notification(new.company_id, 'bank-change', new.third_party_id, null, new.id || ':' || new.estado,
    jsonb_build_object('numero', new.numero, 'resultado', new.estado, 'path', '/profile/bank-accounts'));
  return null;
end $$;

-- Who leaves the staff, or comes back to it, is no approver by what was before.
create or replace function end_bank_approver_of_staff() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone text;
begin
  if staff_is_open(old) is not distinct from staff_is_open(new) then return null; end if;
  for gone in update bank_approvers a set ended_at = now(), ended_by = 'portal', ended_why = 'fuera_del_equipo'
               where a.company_id = new.company_id and a.identity_id = old.identity_id and a.ended_at is null
              returning a.email loop
    perform append_audit(new.company_id, 'portal', null, 'bank-approver:removed', gone, null, '{}');
  end loop;
  return null;
end $$;

-- Who may call them.
revoke execute on function refuse_rewriting, guard_bank_change, tell_of_bank_change, end_bank_approver_of_staff
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
