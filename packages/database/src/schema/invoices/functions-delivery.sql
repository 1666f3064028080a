-- Whether a claim keeps an invoice from others: two days long, so that one that was left behind is found by its own way first; a
-- program's no longer than its key is good.
create or replace function delivery_is_held(claim invoice_deliveries) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select claim.delivered_at is null and claim.claimed_at > now() - interval '2 days'
     and (claim.via <> 'programa'
          or exists (select 1 from api_keys k where k.company_id = claim.company_id and k.id = claim.claimant and k.revoked_at is null
                        and (k.expires_at is null or k.expires_at > now()))) $$;

-- Whether a claim is of this way and claimant; a key goes on with what the one before it claimed.
create or replace function delivery_is_of(claim invoice_deliveries, way text, who uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select claim.via = way and (claim.claimant = who
     or way = 'programa' and exists (select 1 from api_keys k where k.company_id = claim.company_id and k.id = claim.claimant
                                        and k.replaced_by = who)) $$;

-- Whether another way or claimant is delivering an invoice of the open company now.
create or replace function delivered_elsewhere(wanted uuid, way text, who uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from invoice_deliveries d
                  where d.company_id = scope_company() and d.invoice_id = wanted and delivery_is_held(d)
                    and not delivery_is_of(d, way, who)) $$;

-- Claims accepted invoices that the ERP does not have, each for one way and claimant, and answers those that are claimed; it is to
-- be committed before anything of them leaves.
create or replace function claim_invoices(invoices uuid[], way text, who uuid) returns setof uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  wanted uuid;
  held submitted_invoices;
begin
  -- In one order, so that two who claim the same do not wait for each other.
  for wanted in select w from unnest(invoices) w order by w loop
    select i.* into held from submitted_invoices i where i.company_id = scope_company() and i.id = wanted for no key update;
    continue when not found or held.estado <> 'aceptada' or held.tomada_at is not null;
    insert into invoice_deliveries as d (company_id, invoice_id, via, claimant)
    values (held.company_id, held.id, way, who)
    on conflict (company_id, invoice_id) do update
       set via = excluded.via, claimant = excluded.claimant, claimed_at = clock_timestamp(), delivered_at = null
     where delivery_is_of(d, way, who) or not delivery_is_held(d);
    if found then return next wanted; end if;
  end loop;
end $$;

-- Gives an invoice back of which nothing has left.
create or replace function release_invoice(wanted uuid, way text, who uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from invoice_deliveries d
   where d.company_id = scope_company() and d.invoice_id = wanted and d.delivered_at is null and delivery_is_of(d, way, who) $$;

-- Notes that accepted invoices are delivered. Answers how many were not before.
create or replace function note_delivered(invoices uuid[], way text, who uuid) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  fresh uuid[];
begin
  perform 1 from submitted_invoices i where i.company_id = scope_company() and i.id = any (invoices) order by i.id for no key update;
  with noted as (
    update submitted_invoices i set tomada_at = now()
     where i.company_id = scope_company() and i.id = any (invoices) and i.estado = 'aceptada' and i.tomada_at is null
    returning i.id)
  select array_agg(n.id) into fresh from noted n;
  insert into invoice_deliveries (company_id, invoice_id, via, claimant, delivered_at)
  select scope_company(), f, way, who, now() from unnest(fresh) f
  on conflict (company_id, invoice_id) do update
     set via = excluded.via, claimant = excluded.claimant, delivered_at = excluded.delivered_at;
  return coalesce(cardinality(fresh), 0);
end $$;

-- Who may call them.
revoke execute on function delivery_is_held, delivery_is_of, delivered_elsewhere, claim_invoices, release_invoice, note_delivered
  from public, enlace_app, enlace_staff, enlace_works, enlace_door;
grant execute on function delivered_elsewhere, claim_invoices, release_invoice, note_delivered to enlace_staff;
