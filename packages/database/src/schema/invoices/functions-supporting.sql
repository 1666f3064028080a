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

-- Who may call them.
revoke execute on function supporting_supplier, scope_supporting_terms, scope_supporting_seller, scope_supporting_accounts,
  save_supporting_document from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function scope_supporting_terms, scope_supporting_seller, scope_supporting_accounts, save_supporting_document to enlace_app;
grant execute on function supporting_supplier to enlace_staff;
