-- Why a payment was returned by the bank or annulled, in words for the supplier.
alter table payments_made add column motivo text;
