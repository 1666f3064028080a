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
  new.updated_at := now();
  return new;
end $$;

-- Who may call them.
revoke execute on function guard_online_payment from public, enlace_app, enlace_staff, enlace_works, enlace_door;
