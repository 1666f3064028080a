-- The company answered a thread: whoever wrote into it hears of it, or everybody where nobody of them is there any more.
create or replace function tell_of_answer() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  thread questions;
  writer record;
  told jsonb;
  wrote boolean := false;
begin
  select q.* into strict thread from questions q where q.company_id = new.company_id and q.id = new.question_id;
  told := jsonb_build_object('consulta', thread.number, 'documento', thread.document_number, 'path', '/questions/' || thread.id,
    'modulo', case thread.kind when 'purchase-order' then 'orden_compra' when 'purchase-tickets' then 'orden_ticket'
                               when 'notes-debit' then 'orden_notas_debito' when 'invoices' then 'radicar_factura' end,
    'resultado', case when new.author_kind = 'compania' and new.place = 1 then 'pregunta' end);
  told := jsonb_strip_nulls(told);
  for writer in
    select distinct m.id from question_messages w
      join memberships m on m.company_id = w.company_id and m.identity_id = w.identity_id
                        and m.third_party_id = w.third_party_id and membership_is_open(m)
     where w.company_id = new.company_id and w.question_id = new.question_id and w.author_kind = 'proveedor' order by m.id
  loop
    wrote := true;
    perform raise_notification(new.company_id, 'request-answered', new.third_party_id, new.third_id,
                               new.id || ':' || writer.id, told, writer.id);
  end loop;
  if not wrote then
    perform raise_notification(new.company_id, 'request-answered', new.third_party_id, new.third_id, new.id::text, told);
  end if;
  return null;
end $$;

create or replace function count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

-- Who may call them.
revoke execute on function tell_of_answer, count_version from public, enlace_app, enlace_staff, enlace_works, enlace_door;
