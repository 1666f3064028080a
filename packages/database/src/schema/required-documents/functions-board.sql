-- Who lacks what: every document that the open company asks, of every supplier that is one, with its state today.

-- A row for each supplier and document, and for each contract in force and its documents. `al_dia` of `exigidos` is what the
-- supplier has at hand of all that it must have.
create or replace function document_board()
  returns table (id text, third_party_id integer, third_id integer, contract_id uuid, document_id uuid, proveedor text,
                 nit text, documento text, contrato text, obligatorio boolean, regla text, dias_vigencia integer, estado text,
                 vence date, plazo date, desde date, vigente integer, dias integer, exigidos integer, al_dia integer, recordado_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.third_party_id || '.' || s.document_id || coalesce('.' || s.contract_id, ''),
         s.third_party_id, c.third_id, s.contract_id, s.document_id, t.nombre,
         t.documento_numero || coalesce('-' || t.documento_dv, ''), d.nombre, c.nro_contrato, d.obligatorio, d.regla, d.dias,
         s.estado, s.vence, s.plazo, s.desde, s.vigente, s.vence - today_in_bogota(),
         (count(*) filter (where d.obligatorio) over of_supplier)::integer,
         (count(*) filter (where d.obligatorio and s.vigente is not null) over of_supplier)::integer,
         told.enviado_at
    from company_standings(scope_company()) s
    join third_parties t on t.company_id = scope_company() and t.id = s.third_party_id and t.activo and t.es_proveedor
    join required_documents d on d.company_id = scope_company() and d.id = s.document_id
    left join supplier_contracts c on c.company_id = scope_company() and c.id = s.contract_id
    left join (select r.third_party_id, r.document_id, r.contract_id, max(r.enviado_at) as enviado_at
                 from document_reminders r where r.company_id = scope_company() group by 1, 2, 3) told
           on told.third_party_id = s.third_party_id and told.document_id = s.document_id
          and told.contract_id is not distinct from s.contract_id
   where s.contract_id is null or c.estado not in ('terminado', 'liquidado')
  window of_supplier as (partition by s.third_party_id) $$;

-- Who of a supplier may send a document, of itself or of a contract, and whether the person has mail of such notices.
create or replace function document_senders(party integer, contract uuid)
  returns table (membership_id uuid, nombre text, correo text, por_correo boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select m.id, coalesce(nullif(trim(i.first_name || ' ' || i.last_name), ''), i.email), i.email, coalesce(p.correo, true)
    from memberships m
    join identities i on i.id = m.identity_id and i.active
    join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id and t.activo
    left join supplier_contracts c on c.company_id = m.company_id and c.id = contract
    left join notification_preferences p on p.company_id = m.company_id and p.membership_id = m.id
                                        and p.kind = 'document-expiring'
   where m.company_id = scope_company() and m.third_party_id = party and membership_is_open(m) and m.accepted_at is not null
     and not m.read_only
     and (contract is null
          or c.third_id = any (accounts_of_membership(m.company_id, m.id))
             and membership_has_module(m.company_id, m.id, 'mostrar_contratos_proveedores'))
   order by i.email $$;

-- Of how many suppliers, and for how many contracts, a document would be asked; and of how many nobody knows what it asks.
create or replace function document_audience(scope text, person text, supply text, sizes text[], risks text[], kind text)
  returns table (proveedores integer, contratos integer, sin_actividad integer, sin_tamano integer, sin_riesgo integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  with asked as (
    select t.*, is_asked_of(jsonb_populate_record(null::required_documents, jsonb_build_object(
             'persona', person, 'suministro', supply, 'tamanos', to_jsonb(sizes), 'riesgos', to_jsonb(risks))), t) as is_asked
      from third_parties t
     where t.company_id = scope_company() and t.activo and t.es_proveedor),
  of_contracts as (
    select count(*)::integer as contratos, count(distinct c.third_party_id)::integer as proveedores
      from supplier_contracts c join asked a on a.id = c.third_party_id and a.is_asked
     where c.company_id = scope_company() and scope = 'contrato' and c.estado not in ('terminado', 'liquidado')
       and (kind is null or c.tipo = kind))
  select case when scope = 'contrato' then (select o.proveedores from of_contracts o)
              else count(*) filter (where a.is_asked)::integer end,
         (select o.contratos from of_contracts o),
         count(*) filter (where suministro_of(p) is null and supply is not null)::integer,
         count(*) filter (where a.tamano is null and sizes is not null)::integer,
         count(*) filter (where a.riesgo is null and risks is not null)::integer
    from asked a join third_parties p on p.company_id = scope_company() and p.id = a.id $$;

-- Of how many active suppliers each document is asked.
create or replace function asked_counts() returns table (document_id uuid, proveedores integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select a.document_id, count(distinct a.third_party_id)::integer
    from company_asked(scope_company()) a
    join third_parties t on t.company_id = scope_company() and t.id = a.third_party_id and t.activo and t.es_proveedor
   group by 1 $$;

-- Who may call them.
revoke execute on function document_board, document_senders, document_audience, asked_counts
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function document_board, document_senders, document_audience, asked_counts to enlace_staff;
