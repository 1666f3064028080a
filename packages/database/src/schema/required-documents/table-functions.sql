-- What was sent stays as it was sent, whoever asks: only the company's decision is added, once.
create or replace function guard_supplier_document() returns trigger language plpgsql as $$
declare
  deciding text[] := array['estado', 'motivo', 'vence', 'revisado_por', 'revisado_at', 'identity_id'];
begin
  if tg_op = 'DELETE' or (to_jsonb(new) - deciding) <> (to_jsonb(old) - deciding)
     or (old.estado <> 'en_revision' and (to_jsonb(new) - 'identity_id') <> (to_jsonb(old) - 'identity_id')) then
    raise exception using errcode = 'EN409', message = 'document-decided';
  end if;
  return new;
end $$;

-- Who may call them.
revoke execute on function guard_supplier_document from public, enlace_app, enlace_staff, enlace_works, enlace_door;
