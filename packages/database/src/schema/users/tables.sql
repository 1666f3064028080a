-- A person is global: one email, one password, whatever companies it works with.
create table identities (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  password_hash text,
  first_name text not null default '',
  last_name text not null default '',
  city_name text not null default '',
  movil text not null default '',
  movil_indicative text not null default '',
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Rises whenever what a person says of itself changes, whoever changes it: a form that was opened before is told so.
  version integer not null default 1,
  -- The hints and tours of the help that the person has seen, on whatever device.
  seen_help text[] not null default '{}' check (cardinality(seen_help) <= 100)
);
alter table identities enable row level security, force row level security;
create policy owner on identities to enlace_owner using (true) with check (true);
create trigger identities_version before update on identities for each row execute function count_identity_version();

create table memberships (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  identity_id uuid not null references identities,
  third_party_id integer not null,
  is_master boolean not null default false,
  -- All branch accounts of the third party, those to come included; else membership_accounts lists them.
  all_accounts boolean not null default true,
  -- The modules that a master granted; null is all that the company has switched on.
  modules text[],
  active boolean not null default true,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  -- When the person took up an invitation. Until then the membership opens nothing, whoever knows the password.
  accepted_at timestamptz,
  -- A person may be let in to read only.
  read_only boolean not null default false,
  -- The name of what was granted; null is the whole portal. A master needs none. What a person may open follows from
  -- `modules` and `read_only` alone.
  role text check (role in ('cartera', 'logistica', 'comercial', 'contador')),
  -- The last day, in Bogotá, on which it opens anything.
  ends_on date,
  -- The person as this supplier knows it: what a master typed. The person's own names and phone take their place once the
  -- invitation is taken up.
  first_name text not null default '',
  last_name text not null default '',
  tipo_identificacion text,
  identificacion text,
  cargo text not null default '',
  movil text not null default '',
  movil_indicative text not null default '',
  -- Where the invitation went: the person's email may be another one by now, and that is the person's own business.
  invited_email text,
  invited_at timestamptz,
  invited_until timestamptz,
  -- Since when it is a master: bank data stays hidden from a new one for a while.
  master_since timestamptz,
  primary key (company_id, id),
  unique (company_id, identity_id, third_party_id),
  foreign key (company_id, third_party_id) references third_parties (company_id, id),
  constraint memberships_master_is_whole
    check (not is_master or (ends_on is null and role is null and not read_only))
);
create index memberships_by_identity on memberships (identity_id, company_id);
create index memberships_by_third_party on memberships (company_id, third_party_id);
alter table memberships enable row level security, force row level security;
create policy owner on memberships to enlace_owner using (true) with check (true);
create policy staff on memberships to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update, delete on memberships to enlace_staff;
create trigger memberships_note_master before insert or update of is_master on memberships
  for each row execute function note_master_since();
create trigger memberships_tell_invited after insert on memberships
  for each row when (new.invited_email is not null and new.accepted_at is null) execute function tell_of_invitation();
create trigger memberships_tell_invited_again after update of invited_email on memberships
  for each row when (new.invited_email is not null and new.accepted_at is null
                     and new.invited_email is distinct from old.invited_email)
  execute function tell_of_invitation();
create trigger memberships_note_master_again before update of active, third_party_id on memberships
  for each row execute function note_master_since();
create trigger memberships_note_spell after insert or update of is_master, active, third_party_id on memberships
  for each row execute function note_master_spell();
create trigger memberships_guard_from_new_master before update on memberships
  for each row when (
    (old.is_master and not new.is_master) or (old.active and not new.active)
    or (not old.active and not new.active and old.invited_until is not null and new.invited_until is null)
    or old.identity_id <> new.identity_id
    -- Who is made a master leaves a narrower grant behind, and who is let in again a last day that is over.
    or (new.is_master = old.is_master and (old.active or not new.active)
        and (new.role, new.modules, new.read_only, new.ends_on, new.all_accounts)
            is distinct from (old.role, old.modules, old.read_only, old.ends_on, old.all_accounts)))
  execute function guard_from_new_master();

create table membership_accounts (
  company_id integer not null,
  membership_id uuid not null,
  third_id integer not null,
  primary key (company_id, membership_id, third_id),
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade,
  foreign key (company_id, third_id) references branch_accounts (company_id, id)
);
alter table membership_accounts enable row level security, force row level security;
create policy owner on membership_accounts to enlace_owner using (true) with check (true);
create policy staff on membership_accounts to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update, delete on membership_accounts to enlace_staff;

-- A file of invitations: looked at first, then sent little by little.
create table invitation_batches (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  file_name text not null,
  state text not null default 'borrador' check (state in ('borrador', 'enviando', 'detenida', 'terminada')),
  created_by text not null,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  version integer not null default 1,
  primary key (company_id, id)
);
create index invitation_batches_by_time on invitation_batches (company_id, created_at desc);
alter table invitation_batches enable row level security, force row level security;
create policy owner on invitation_batches to enlace_owner using (true) with check (true);
create policy staff on invitation_batches to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update, delete on invitation_batches to enlace_staff;

-- One line of such a file: who it invites to what, or why it does not.
create table invitation_lines (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  batch_id uuid not null,
  line integer not null,
  nit text not null,
  email text not null,
  first_name text not null default '',
  last_name text not null default '',
  third_party_id integer,
  -- Why the line invites nobody; null for one that does.
  fault text,
  -- Whether its mail is to be sent, now or once more.
  is_due boolean not null default false,
  membership_id uuid,
  mail_id uuid,
  sent_at timestamptz,
  primary key (company_id, id),
  unique (company_id, batch_id, line),
  foreign key (company_id, batch_id) references invitation_batches (company_id, id) on delete cascade,
  foreign key (company_id, third_party_id) references third_parties (company_id, id),
  foreign key (company_id, membership_id) references memberships (company_id, id)
);
create index invitation_lines_due on invitation_lines (company_id, batch_id, line) where is_due;
create index invitation_lines_by_membership on invitation_lines (company_id, membership_id) where membership_id is not null;
alter table invitation_lines enable row level security, force row level security;
create policy owner on invitation_lines to enlace_owner using (true) with check (true);
create policy staff on invitation_lines to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
grant select, insert, update, delete on invitation_lines to enlace_staff;

-- From when to when somebody was a master who could enter. The one that lasts has no end.
create table master_spells (
  company_id integer not null references companies,
  membership_id uuid not null,
  began_at timestamptz not null,
  ended_at timestamptz,
  primary key (company_id, membership_id, began_at),
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);
alter table master_spells enable row level security, force row level security;
create policy owner on master_spells to enlace_owner using (true) with check (true);
