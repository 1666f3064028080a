-- States only move forward, and what was agreed on stays: whoever writes, and however often a gateway says it.
-- What was given up or rejected can still turn out to be paid; what is paid stays paid.
create or replace function guard_online_payment() returns trigger language plpgsql as $$
begin
  if (new.company_id, new.id, new.numero, new.token_hash, new.concept_id, new.nit, new.dv, new.referencia, new.valor,
      new.moneda, new.gateway, new.environment, new.created_at)
     is distinct from (old.company_id, old.id, old.numero, old.token_hash, old.concept_id, old.nit, old.dv,
      old.referencia, old.valor, old.moneda, old.gateway, old.environment, old.created_at) then
    raise exception 'A payment''s terms never change';
  end if;
  if new.estado <> old.estado and old.estado <> 'Pendiente'
     and not (old.estado in ('Rechazada', 'Expirada') and new.estado = 'Aprobada') then
    raise exception 'A payment never goes back from % to %', old.estado, new.estado;
  end if;
  if old.failed_at is null and new.estado in ('Rechazada', 'Expirada') and new.next_check_at is null then
    new.failed_at := now();
  end if;
  new.updated_at := now();
  return new;
end $$;

-- A payment's sum of what was given back follows its notes: under its lock, and of what was paid and is still paid only.
create or replace function count_online_payment_refund() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (new.company_id, new.payment_id, new.id, new.fecha, new.valor, new.motivo, new.referencia, new.noted_at, new.noted_by)
       is distinct from (old.company_id, old.payment_id, old.id, old.fecha, old.valor, old.motivo, old.referencia,
        old.noted_at, old.noted_by) or old.withdrawn_at is not null then
      raise exception 'A noted refund is only withdrawn, and once';
    end if;
    if new.withdrawn_at is not null then
      update online_payments set devuelto = devuelto - new.valor
       where company_id = new.company_id and id = new.payment_id;
    end if;
    return new;
  end if;
  update online_payments set devuelto = devuelto + new.valor
   where company_id = new.company_id and id = new.payment_id and estado = 'Aprobada' and reversed_at is null;
  if not found then raise exception 'Only an approved payment is given back'; end if;
  return new;
end $$;

-- Who may call them.
revoke execute on function guard_online_payment, count_online_payment_refund
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
