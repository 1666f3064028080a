-- Row-level security stands on every tenant table and is forced for the owner too. enlace_app answers visitors and
-- suppliers: it sees the third party and the accounts of the open scope, nothing else. enlace_staff works for one company
-- (back office, imports, command line) and sees the open company, nothing else; enlace_works does so for work that no
-- session proves (jobs, loads). enlace_door looks up what belongs to no scope. enlace_owner owns the objects; its SECURITY
-- DEFINER functions are the only look-ups that cross companies. A scope that is not set reads as null: no rows. Policies
-- read the scope in a sub-select, once a statement.

-- The open scope bears a seal that only the owner's functions can make. Settings can be set by any role that runs SQL; a scope
-- whose seal does not hold reads as null, and null equals nothing: no rows.
--
-- app.scope  |company|third party|accounts|membership|identity
-- app.seal   SHA-256 over two keys, the moment at which the transaction began, the role that was taken on, and app.scope

-- The keys of the seal: two of 63 bits in sequences, which are read without a query, because policies ask for them several
-- times in every statement. A role without rights on the sequences does not read them. scope_openings holds the moment at
-- which the transaction began in which a scope was opened last; it is no setting, so the role that works in the scope cannot
-- take it away.

create type opened_scope as (
  company_id integer, identity_id uuid, membership_id uuid, third_party_id integer, account_ids integer[],
  is_master boolean, session_id uuid
);

-- Two keys of 63 bits, read without a query: what the policies ask is asked several times in every statement. Anyone who has no
-- right to the sequences does not read them.
create sequence scope_key_inner;

create sequence scope_key_outer;

-- The moment at which the transaction began in which a scope was opened last in this session; no setting, and so nothing that
-- the role which works in the scope could take away.
create unlogged sequence scope_openings;

select change_scope_key();
