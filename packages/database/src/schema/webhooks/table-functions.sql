create or replace function tell_webhook_of_registration() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  party third_parties;
begin
  if not wants_webhook(new.company_id, 'registration.approved') then return null; end if;
  select t.* into party from third_parties t
   where t.company_id = new.company_id
     and (t.id = new.third_party_id or (new.third_party_id is null and t.documento_numero = new.documento_numero))
   order by t.id limit 1;
  perform emit_webhook(new.company_id, 'registration.approved', jsonb_build_object(
    'solicitud', jsonb_build_object('id', new.id, 'numero', new.number,
      'tipo', case new.request_type when '1' then 'registro' else 'acceso' end),
    'proveedor', jsonb_build_object('erp_key', party.erp_key, 'documento_numero', new.documento_numero,
      'documento_dv', coalesce(party.documento_dv, new.documento_dv), 'nombre', party.nombre, 'sigla', party.sigla,
      'id_actividad_economica', party.id_actividad_economica, 'regimen_tributario_id', party.regimen_tributario_id,
      'web_site', party.web_site, 'pyme', party.pyme),
    'sucursales', (select coalesce(jsonb_agg(jsonb_build_object('erp_key', b.erp_key, 'codigo', b.codigo, 'nombre', b.nombre,
        'direccion', b.direccion, 'ciudad', b.ciudad) order by b.codigo, b.id), '[]')
      from branch_accounts b where b.company_id = party.company_id and b.third_party_id = party.id and b.activo)));
  return null;
end $$;

create or replace function tell_webhook_of_act() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  note notes_debit;
begin
  if new.act = 'confirmar' then
    perform tell_webhook_of_order(new, 'proveedor');
  elsif wants_webhook(new.company_id, 'debit-note.objected') then
    select d.* into note from notes_debit d where d.company_id = new.company_id and d.id = new.document_id;
    perform emit_webhook(new.company_id, 'debit-note.objected', jsonb_build_object(
      'nota', jsonb_build_object('id', new.document_id, 'erp_key', note.erp_key, 'nro_nota', note.nro_nota,
        'fecha', note.fecha, 'moneda', note.moneda, 'valor_nota', note.valor_nota::text),
      'proveedor', webhook_supplier(new.company_id, new.third_party_id),
      'sucursal', webhook_branch(new.company_id, new.third_id),
      'motivo', new.motive));
  end if;
  return null;
end $$;

create or replace function tell_webhook_of_decision() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  told document_acts;
begin
  select a.* into told from document_acts a
   where a.company_id = new.company_id and a.id = new.act_id and a.act = 'novedad' and a.kind = 'purchase-order';
  if found then perform tell_webhook_of_order(told, 'novedad_aceptada'); end if;
  return null;
end $$;

-- A thread that waits for the company; neither its words nor who wrote them.
create or replace function tell_webhook_of_question() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not wants_webhook(new.company_id, 'question.opened') then return null; end if;
  perform emit_webhook(new.company_id, 'question.opened', jsonb_build_object(
    'consulta', jsonb_build_object('id', new.id, 'numero', new.number, 'tema', new.topic),
    'documento', jsonb_build_object('tipo', new.kind, 'id', new.document_id, 'numero', new.document_number),
    'proveedor', webhook_supplier(new.company_id, new.third_party_id),
    'sucursal', webhook_branch(new.company_id, new.third_id)));
  return null;
end $$;

-- Never the bank or the whole number: whoever reads the answer of an address must learn nothing to pay into. The last digits
-- tell the company's program which account was decided about.
create or replace function tell_webhook_of_bank_change() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  what text := 'bank-change.' || case when tg_op = 'INSERT' then 'requested' else case new.estado
    when 'aprobado' then 'approved' when 'aplicado' then 'applied' else 'cancelled' end end;
  change jsonb := jsonb_build_object('id', new.id, 'numero', new.numero);
begin
  if not wants_webhook(new.company_id, what) then return null; end if;
  if tg_op = 'UPDATE' then
    change := change || jsonb_build_object('ultimos', new.ultimos, 'solicitado_at', webhook_moment(new.created_at),
      'aprobado_at', webhook_moment(new.approved_at), 'aplica_at', webhook_moment(new.applies_at),
      'cerrado_at', webhook_moment(new.closed_at));
  end if;
  perform emit_webhook(new.company_id, what, jsonb_build_object(
    'cambio', change,
    'proveedor', webhook_supplier(new.company_id, new.third_party_id),
    'sucursales', (select coalesce(jsonb_agg(webhook_branch(new.company_id, b.id) order by b.codigo, b.id), '[]')
      from branch_accounts b where b.company_id = new.company_id and b.id = any (new.account_ids))));
  return null;
end $$;

-- An electronic invoice that a supplier handed in, or that the company decided about; its lines and files are read by the program.
create or replace function tell_webhook_of_invoice() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  what text := 'invoice.' || case new.estado
    when 'radicada' then 'submitted' when 'aceptada' then 'accepted' when 'devuelta' then 'returned' end;
begin
  if what is null or not wants_webhook(new.company_id, what) then return null; end if;
  perform emit_webhook(new.company_id, what, jsonb_build_object(
    'factura', jsonb_build_object('id', new.id, 'radicado', new.radicado, 'clase', new.clase, 'numero', new.numero,
      'cufe', new.cufe, 'moneda', new.moneda, 'valor_total', new.valor_total::text, 'orden', new.orden,
      'version_documento', new.version_documento, 'motivo', new.motivo,
      'motivo_titulo', nullif(new.motivo_titulo, ''), 'motivo_paso', nullif(new.motivo_paso, ''), 'regla', new.regla,
      'radicada_at', webhook_moment(new.radicada_at), 'decidida_at', webhook_moment(new.decidida_at)),
    'proveedor', webhook_supplier(new.company_id, new.third_party_id),
    'sucursal', webhook_branch(new.company_id, new.third_id)));
  return null;
end $$;

-- What the company took over into a supplier's record, which its ERP has to learn.
create or replace function tell_webhook_of_record() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not wants_webhook(new.company_id, 'supplier.updated') then return null; end if;
  perform emit_webhook(new.company_id, 'supplier.updated', jsonb_build_object(
    'solicitud', jsonb_build_object('id', new.id, 'numero', new.number),
    'proveedor', webhook_supplier(new.company_id, new.third_party_id),
    'cambios', (select coalesce(jsonb_agg(jsonb_build_object('campo', c.field, 'valor', c.after,
        'sucursal', webhook_branch(c.company_id, c.third_id)) order by c.place), '[]')
      from profile_request_changes c where c.company_id = new.company_id and c.request_id = new.id)));
  return null;
end $$;

-- A payment that was approved, that failed for good, or that the gateway undid.
create or replace function tell_webhook_of_online_payment() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  what text := 'online-payment.' || case
    when new.estado = 'Aprobada' and old.estado <> 'Aprobada' then 'approved'
    when new.reversed_at is not null and old.reversed_at is null then 'refunded'
    when new.failed_at is not null and old.failed_at is null then 'declined' end;
begin
  if what is null or not wants_webhook(new.company_id, what) then return null; end if;
  perform emit_webhook(new.company_id, what, webhook_online_payment(new.company_id, new.id)
    || case when what = 'online-payment.refunded' then jsonb_build_object('devolucion', jsonb_build_object(
         'id', null, 'origen', 'pasarela', 'valor', (new.valor - new.devuelto)::text, 'referencia', new.transaction_id,
         'fecha', (new.reversed_at at time zone 'America/Bogota')::date))
       else '{}'::jsonb end);
  return null;
end $$;

-- A refund that the company noted, or took back as wrong; neither the reason nor who did it.
create or replace function tell_webhook_of_refund() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  what text := 'online-payment.' || case when tg_op = 'INSERT' then 'refunded' else 'refund-withdrawn' end;
begin
  if not wants_webhook(new.company_id, what) then return null; end if;
  perform emit_webhook(new.company_id, what, webhook_online_payment(new.company_id, new.payment_id)
    || jsonb_build_object('devolucion', jsonb_build_object('id', new.id, 'origen', 'compania', 'valor', new.valor::text,
         'referencia', new.referencia, 'fecha', new.fecha)));
  return null;
end $$;

-- Who may call them.
revoke execute on function tell_webhook_of_registration, tell_webhook_of_act, tell_webhook_of_decision,
  tell_webhook_of_question, tell_webhook_of_bank_change, tell_webhook_of_invoice, tell_webhook_of_record,
  tell_webhook_of_online_payment, tell_webhook_of_refund
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
