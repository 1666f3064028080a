-- A supplier that opens an order has seen it (screens 2.4): the one thing that reading a document writes.
create function mark_purchase_order_seen(opened uuid) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ update purchase_order set vista_at = now()
         where company_id = scope_company() and third_party_id = scope_third_party() and third_id = any (scope_accounts())
           and id = opened and vista_at is null $$;
revoke execute on function mark_purchase_order_seen(uuid) from public;
grant execute on function mark_purchase_order_seen(uuid) to enlace_app;
