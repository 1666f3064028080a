-- The lists are ordered by a day that is never empty, the id after it in the same direction: one index in the plain order
-- serves both directions, the pages and the slices by key.

drop index payments_made_by_account, payments_made_by_third_party, purchase_order_by_account,
  purchase_order_by_third_party, purchase_tickets_by_account, purchase_tickets_by_third_party,
  notes_debit_by_account, notes_debit_by_third_party;
create index payments_made_by_account on payments_made (company_id, third_id, fecha_pago, id);
create index payments_made_by_third_party on payments_made (company_id, third_party_id, fecha_pago, id);
create index purchase_order_by_account on purchase_order (company_id, third_id, fecha, id);
create index purchase_order_by_third_party on purchase_order (company_id, third_party_id, fecha, id);
create index purchase_tickets_by_account on purchase_tickets (company_id, third_id, fecha, id);
create index purchase_tickets_by_third_party on purchase_tickets (company_id, third_party_id, fecha, id);
create index notes_debit_by_account on notes_debit (company_id, third_id, fecha, id);
create index notes_debit_by_third_party on notes_debit (company_id, third_party_id, fecha, id);
