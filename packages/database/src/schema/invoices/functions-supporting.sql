-- A supplier's kind of person and regime, and whether the company has opened or closed cuentas de cobro for it.
create or replace function supporting_supplier(party integer)
  returns table (persona text, regimen text, abierta boolean, por text, at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select persona_of(t), t.regimen_tributario_id, s.abierta, s.por, s.at
    from third_parties t
    left join supporting_document_suppliers s on s.company_id = t.company_id and s.third_party_id = t.id
   where t.company_id = scope_company() and t.id = party $$;

-- The same of the open supplier, with the number of its next cuenta de cobro. Numbers of branches outside the scope count.
create or replace function scope_supporting_terms()
  returns table (persona text, regimen text, abierta boolean, siguiente integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.persona, s.regimen, s.abierta,
         coalesce((select max(d.consecutivo) from supporting_documents d
                    where d.company_id = scope_company() and d.third_party_id = scope_third_party()), 0) + 1
    from supporting_supplier(scope_third_party()) s $$;

-- What is known of the open supplier as the seller of a documento soporte: from the ERP's records, from its registration, and what
-- its last cuenta de cobro said, in whatever branch.
create or replace function scope_supporting_seller()
  returns table (nombre text, documento_numero text, documento_dv smallint, persona text, regimen text, direccion text, ciudad text,
                 correo text, registro jsonb, ultimo jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select t.nombre, t.documento_numero, t.documento_dv, persona_of(t), t.regimen_tributario_id, b.direccion, b.ciudad, b.correo,
         (select r.supplier from registration_requests r
           where r.company_id = t.company_id and r.third_party_id = t.id and r.state = 'aprobada'
           order by r.created_at desc limit 1),
         (select i.documento -> 'cuenta' -> 'vendedor' from submitted_invoices i
           where i.company_id = t.company_id and i.third_party_id = t.id and i.clase = 'cuenta_cobro'
             and i.documento -> 'cuenta' ? 'vendedor'
           order by i.updated_at desc limit 1)
    from third_parties t
    left join lateral (
      select * from branch_accounts a
       where a.company_id = t.company_id and a.third_party_id = t.id and a.id = any (scope_accounts())
       order by (a.direccion is null), a.id limit 1) b on true
   where t.company_id = scope_company() and t.id = scope_third_party() $$;

-- The accounts in use that a master may see, masked, to choose where a cuenta de cobro is paid; none for others.
create or replace function scope_supporting_accounts() returns table (id uuid, banco text, tipo text, ultimos text)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  return query
  select (array_agg(a.id order by a.third_id))[1], a.banco, a.tipo, a.ultimos from bank_accounts a
   where a.company_id = scope_company() and a.third_party_id = scope_third_party() and a.third_id = any (bank_branches())
     and a.hasta is null
   group by a.banco, a.tipo, a.ultimos order by 2, 4;
end $$;

-- Keeps a cuenta de cobro of the open scope as a draft, or changes one that was returned: its next version, where the one before
-- was handed in. Its number is the supplier's own, and stays once it was handed in.
create or replace function save_supporting_document(wanted uuid, said jsonb, serial integer) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  draft submitted_invoices := jsonb_populate_record(null::submitted_invoices, said);
  held submitted_invoices;
begin
  perform require_acting();
  if not exists (select 1 from submitted_invoices i where i.company_id = scope_company() and i.id = wanted) then
    insert into submitted_invoices (company_id, id, third_party_id, third_id, clase, numero, clave, emisor_nit, moneda,
                                    valor_total, documento, identity_id)
    values (scope_company(), wanted, scope_third_party(),
            case when draft.third_id = any (scope_accounts()) then draft.third_id else (scope_accounts())[1] end,
            'cuenta_cobro', draft.numero, draft.clave, draft.emisor_nit, draft.moneda, draft.valor_total, draft.documento,
            scope_identity())
    on conflict do nothing;
  end if;
  held := lock_invoice(wanted);
  if held.clase <> 'cuenta_cobro' or held.estado not in ('borrador', 'devuelta') then
    raise exception using errcode = 'EN409', message = 'invoice-closed';
  end if;
  if held.radicado is not null and held.numero <> draft.numero then
    raise exception using errcode = 'EN409', message = 'supporting-number-kept';
  end if;
  if held.clave <> draft.clave and exists (select 1 from submitted_invoice_versions v
        where v.company_id = held.company_id and v.invoice_id = held.id and v.version = held.version_documento) then
    update submitted_invoices i set version_documento = i.version_documento + 1
     where i.company_id = held.company_id and i.id = held.id returning i.* into held;
  end if;
  perform write_invoice_document(held, said);
  insert into supporting_documents (company_id, invoice_id, third_party_id, third_id, consecutivo)
  values (held.company_id, held.id, held.third_party_id, held.third_id, serial)
  on conflict (company_id, invoice_id) do update set consecutivo = excluded.consecutivo;
exception when unique_violation then
  raise exception using errcode = 'EN409', message = 'supporting-number-taken';
end $$;

-- Notes the documento soporte that the company issued for an accepted cuenta de cobro, or an adjustment note to it. The same one again
-- changes nothing but its files; another one takes its place where that is allowed. Answers nothing where nothing changed.
create or replace function note_supporting_issue(wanted uuid, said jsonb, files jsonb, recorder text, may_replace boolean)
  returns table (third_party_id integer, third_id integer, numero text, radicado text)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  held submitted_invoices;
  fresh issued_supporting_documents := jsonb_populate_record(null::issued_supporting_documents, said);
  known issued_supporting_documents;
  is_known boolean;
begin
  select i.* into held from submitted_invoices i
   where i.company_id = scope_company() and i.id = wanted and i.clase = 'cuenta_cobro' and i.radicado is not null for update;
  if not found then
    raise exception using errcode = 'EN404', message = 'document-not-found';
  end if;
  if held.estado <> 'aceptada' then
    raise exception using errcode = 'EN409', message = 'supporting-not-accepted';
  end if;
  select d.* into known from issued_supporting_documents d
   where d.company_id = held.company_id and d.invoice_id = held.id and (d.cuds = fresh.cuds or d.tipo = '05' and fresh.tipo = '05')
   order by d.cuds = fresh.cuds desc limit 1;
  is_known := found and (known.tipo, known.numero, known.fecha, known.cuds) = (fresh.tipo, fresh.numero, fresh.fecha, fresh.cuds);
  if known.cuds is not null and not is_known and not may_replace then
    raise exception using errcode = 'EN409', message = 'supporting-issued-otherwise';
  end if;
  if fresh.tipo = '95' and not exists (
       select 1 from issued_supporting_documents d
        where d.company_id = held.company_id and d.invoice_id = held.id and d.tipo = '05') then
    raise exception using errcode = 'EN409', message = 'supporting-not-issued';
  end if;
  if known.cuds is not null and (not is_known or jsonb_array_length(files) > 0) then
    perform release_invoice_files(array(
      select f.id from submitted_invoice_files f
       where f.company_id = held.company_id and f.invoice_id = held.id and f.clase = 'soporte' and f.anexo = known.numero));
  end if;
  if known.cuds is not null and not is_known then
    delete from issued_supporting_documents d where d.company_id = held.company_id and d.cuds = known.cuds;
  end if;
  if jsonb_array_length(files) > 0 then
    perform claim_invoice_files(held, files, recorder);
    update issued_supporting_documents d set hallazgos = fresh.hallazgos
     where d.company_id = held.company_id and d.cuds = fresh.cuds and is_known;
  end if;
  if is_known then return; end if;
  insert into issued_supporting_documents (company_id, invoice_id, third_party_id, third_id, tipo, numero, fecha, cuds, hallazgos,
                                           informado_por)
  values (held.company_id, held.id, held.third_party_id, held.third_id, fresh.tipo, fresh.numero, fresh.fecha, fresh.cuds,
          fresh.hallazgos, recorder);
  insert into submitted_invoice_events (company_id, third_party_id, third_id, invoice_id, acto, quien, texto)
  values (held.company_id, held.third_party_id, held.third_id, held.id, 'soporte', recorder, fresh.numero);
  return query select held.third_party_id, held.third_id, held.numero, held.radicado;
exception when unique_violation then
  raise exception using errcode = 'EN409', message = 'supporting-cuds-taken';
end $$;

-- Who may call them.
revoke execute on function supporting_supplier, scope_supporting_terms, scope_supporting_seller, scope_supporting_accounts,
  save_supporting_document, note_supporting_issue from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function scope_supporting_terms, scope_supporting_seller, scope_supporting_accounts, save_supporting_document to enlace_app;
grant execute on function supporting_supplier, note_supporting_issue to enlace_staff;
