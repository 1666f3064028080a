-- What tells whether an invoice arrived: its CUFE (the fingerprint of an electronic invoice, SHA-384 in 96 hexadecimal
-- characters, Anexo Técnico 1.9 of the DIAN) and its number without what people write differently.
--
-- factura_clave is invoiceKey of domain/invoice-number.ts in SQL: capitals, letters and digits only, each part without the
-- zeros before it. It is a column, because a condition on a function could not use an index under row-level security.
alter table account_statements
  add column cufe text check (cufe ~ '^[0-9a-f]{96}$'),
  add column factura_clave text not null generated always as (
    replace(regexp_replace(upper(regexp_replace(factura_cliente, '[^A-Za-z0-9]', '-', 'g')),
                           '(^|[^0-9])0+([0-9])', '\1\2', 'g'), '-', '')) stored;

create index account_statements_by_number on account_statements (company_id, third_party_id, factura_clave);
create index account_statements_by_cufe on account_statements (company_id, cufe) where cufe is not null;
