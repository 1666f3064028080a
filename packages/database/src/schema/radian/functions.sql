-- An invoice of the open company stays as it is until its next event is recorded.
create or replace function lock_radian_invoice(wanted uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from submitted_invoices i
    where i.company_id = scope_company() and i.id = wanted and i.radicado is not null for update;
  if not found then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
end $$;

-- Records an event of a locked invoice under the company's next number. Returns its id.
create or replace function record_radian_event(wanted uuid, code text, moment timestamptz, term timestamptz, person jsonb,
                                               claim text, words text, recorder text) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  serial integer;
  fresh uuid;
begin
  insert into radian_event_numbers as n (company_id, last) values (scope_company(), 1)
  on conflict (company_id) do update set last = n.last + 1
  returning n.last into serial;
  insert into radian_events (company_id, third_party_id, third_id, invoice_id, version_documento, codigo, numero, at, limite_at,
                             concepto, nota, persona, quien)
  select i.company_id, i.third_party_id, i.third_id, i.id, i.version_documento, code, 'AR' || serial, moment, term, claim, words,
         person, recorder
    from submitted_invoices i where i.company_id = scope_company() and i.id = wanted and i.radicado is not null
  returning id into strict fresh;
  return fresh;
end $$;

-- What the DIAN answered to an event. False where an answer was there already.
create or replace function answer_radian_event(wanted uuid, becomes text, words text, who text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held radian_events;
begin
  select e.* into held from radian_events e where e.company_id = scope_company() and e.id = wanted for update;
  if not found then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  if held.estado <> 'registrado' then return false; end if;
  update radian_events e set estado = becomes, respuesta = words, respuesta_at = now(), respuesta_por = who
   where e.company_id = held.company_id and e.id = held.id;
  return true;
end $$;

-- Keeps the ApplicationResponse of an event, and returns the one that is kept. The first one stays; only an unsigned one that the
-- DIAN does not know is replaced by a signed one.
create or replace function keep_radian_xml(wanted uuid, body text, key text, signed boolean) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kept text;
begin
  update radian_events e set xml = body, cude = key, firmado = signed
   where e.company_id = scope_company() and e.id = wanted
     and (e.xml is null or e.estado = 'registrado' and signed and not e.firmado)
  returning e.xml into kept;
  if not found then
    select e.xml into kept from radian_events e where e.company_id = scope_company() and e.id = wanted;
  end if;
  return kept;
end $$;

-- The receipts whose term to accept or claim ends by a moment and was not warned of: marks them, tells the company's programs, and
-- returns them for the mail to the staff.
create or replace function claim_radian_terms(by_then timestamptz)
  returns table (id uuid, invoice_id uuid, numero text, radicado text, proveedor text, limite_at timestamptz)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  due record;
begin
  for due in
    update radian_events e set avisado_at = now()
      from submitted_invoices i
      join third_parties t on t.company_id = i.company_id and t.id = i.third_party_id
     where e.company_id = scope_company() and i.company_id = e.company_id and i.id = e.invoice_id and e.codigo = '032'
       and e.estado <> 'rechazado' and e.avisado_at is null and e.limite_at > now() and e.limite_at <= by_then
       and e.version_documento = i.version_documento
       and not exists (select 1 from radian_events o where o.company_id = e.company_id and o.invoice_id = e.invoice_id
                          and o.version_documento = e.version_documento and o.codigo in ('033', '031') and o.estado <> 'rechazado')
    returning e.id, e.invoice_id, i.numero, i.radicado, t.nombre, e.limite_at, i.cufe, i.third_party_id, i.third_id
  loop
    if wants_webhook(scope_company(), 'invoice.radian-due') then
      perform emit_webhook(scope_company(), 'invoice.radian-due', jsonb_build_object(
        'factura', jsonb_build_object('id', due.invoice_id, 'radicado', due.radicado, 'numero', due.numero, 'cufe', due.cufe),
        'limite_at', webhook_moment(due.limite_at),
        'proveedor', webhook_supplier(scope_company(), due.third_party_id),
        'sucursal', webhook_branch(scope_company(), due.third_id)));
    end if;
    return query select due.id, due.invoice_id, due.numero, due.radicado, due.nombre, due.limite_at;
  end loop;
end $$;

-- Who may call them.
revoke execute on function lock_radian_invoice, record_radian_event, answer_radian_event, keep_radian_xml, claim_radian_terms
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function lock_radian_invoice, record_radian_event, answer_radian_event, keep_radian_xml, claim_radian_terms
  to enlace_staff;
