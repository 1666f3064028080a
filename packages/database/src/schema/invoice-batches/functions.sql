-- Makes a file of the accepted invoices that the ERP has not taken, up to a day of their acceptance and at most so many, and
-- notes them as taken. The same form makes one file; id is null where there are none.
create or replace function make_invoice_batch(fresh uuid, format uuid, until date, most integer, form_key text, maker text)
  returns table (id uuid, numero integer, facturas integer, is_new boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  held invoice_batch_formats;
  made invoice_batches;
  chosen uuid[];
begin
  -- One file of a company at a time, so that numbers have no gaps and the same form waits for itself.
  perform 1 from companies c where c.id = scope_company() for no key update;
  select b.* into made from invoice_batches b where b.company_id = scope_company() and b.idempotency_key = form_key;
  if found then
    return query select made.id, made.numero, made.facturas, false;
    return;
  end if;
  select f.* into held from invoice_batch_formats f where f.company_id = scope_company() and f.id = format;
  if not found then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  with due as (
    select i.id, i.decidida_at from submitted_invoices i
     where i.company_id = scope_company() and i.estado = 'aceptada' and i.tomada_at is null
       and (i.decidida_at at time zone 'America/Bogota')::date <= until and not delivered_elsewhere(i.id, 'archivo', fresh)
     order by i.decidida_at, i.id limit most)
  select array_agg(d.id order by d.decidida_at, d.id) into chosen from due d;
  -- What another way has claimed meanwhile stays with it.
  select array_agg(c order by array_position(chosen, c)) into chosen from claim_invoices(chosen, 'archivo', fresh) c;
  if chosen is null then
    return query select null::uuid, 0, 0, false;
    return;
  end if;
  insert into invoice_batches (company_id, id, numero, nombre, formato, facturas, hecho_por, idempotency_key)
  values (scope_company(), fresh,
          coalesce((select max(b.numero) from invoice_batches b where b.company_id = scope_company()), 0) + 1,
          held.nombre, held.formato, cardinality(chosen), maker, form_key)
  returning * into made;
  insert into invoice_batch_items (company_id, batch_id, invoice_id, place)
  select made.company_id, made.id, c.invoice, c.place from unnest(chosen) with ordinality as c (invoice, place);
  perform note_delivered(chosen, 'archivo', made.id);
  return query select made.id, made.numero, made.facturas, true;
end $$;

-- Undoes a file: its invoices are to be delivered again. Answers its number; null where it was undone before.
create or replace function undo_invoice_batch(wanted uuid, undoer text) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held invoice_batches;
begin
  select b.* into held from invoice_batches b where b.company_id = scope_company() and b.id = wanted for update;
  if not found then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  if held.deshecho_at is not null then return null; end if;
  update invoice_batches b set deshecho_por = undoer, deshecho_at = now()
   where b.company_id = held.company_id and b.id = held.id;
  update submitted_invoices i set tomada_at = null
    from invoice_batch_items t
   where t.company_id = held.company_id and t.batch_id = held.id and i.company_id = t.company_id and i.id = t.invoice_id;
  delete from invoice_deliveries d using invoice_batch_items t
   where t.company_id = held.company_id and t.batch_id = held.id and d.company_id = t.company_id and d.invoice_id = t.invoice_id;
  return held.numero;
end $$;

-- Who may call them.
revoke execute on function make_invoice_batch, undo_invoice_batch from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function make_invoice_batch, undo_invoice_batch to enlace_staff;
