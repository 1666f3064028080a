-- What the product had found out about a registration request when it was decided: found out again afterwards, it would tell
-- of what the decision itself did.
alter table registration_requests add column checks jsonb check (jsonb_typeof(checks) = 'array');
