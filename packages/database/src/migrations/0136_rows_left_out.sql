-- Rows of a load that were no records: totals, headers again, feet of pages, and those that somebody chose to leave out. They are
-- counted apart from the refused ones, of which something is to be done.
alter table import_batches add column rows_left_out integer not null default 0;
