-- How a company evaluates its suppliers: its form with weights and bands, each evaluation as it was published, the requests
-- to review one, and what the supplier plans to do better, with its evidence. What the portal writes goes through the
-- owner's functions.

-- The form by which suppliers are evaluated; a change is a new version, because evaluations keep theirs.
create table qualification_forms (
  company_id integer not null references companies,
  version integer not null check (version > 0),
  -- {nombre, periodicidad, revision_dias, bandas: [...], criterios: [...]}
  definition jsonb not null check (jsonb_typeof(definition) = 'object'),
  actor text not null,
  created_at timestamptz not null default now(),
  primary key (company_id, version)
);
alter table qualification_forms enable row level security, force row level security;
create policy owner on qualification_forms to enlace_owner using (true) with check (true);
create policy staff on qualification_forms to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy supplier on qualification_forms for select to enlace_app
  using (company_id = (select scope_company()) and (select scope_third_party()) is not null);
grant select on qualification_forms to enlace_app;
grant select, insert on qualification_forms to enlace_staff;

-- One evaluation of a supplier for a period. Until it is published it belongs to the company alone; then it stays as it is,
-- and only a newer version of the same period may take its place.
create table supplier_evaluations (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  periodo text not null,
  desde date not null,
  hasta date not null,
  version integer not null default 1 check (version > 0),
  form_version integer not null,
  -- {criterio: {valores: ["4", null], observacion}}: what the company's people gave.
  scores jsonb not null check (jsonb_typeof(scores) = 'object'),
  observacion text not null default '',
  evaluador text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- All that was published, as it was then: criteria with weights, scores and levels, bands, indicators.
  snapshot jsonb,
  puntaje numeric(5,2) check (puntaje between 0 and 100),
  nivel text,
  published_at timestamptz,
  published_by text,
  -- Until when the supplier may ask for a review.
  review_until date,
  replaced_at timestamptz,
  primary key (company_id, id),
  unique (company_id, third_party_id, periodo, version),
  foreign key (company_id, third_party_id) references third_parties (company_id, id),
  foreign key (company_id, form_version) references qualification_forms (company_id, version),
  check (desde <= hasta),
  check (num_nonnulls(snapshot, puntaje, nivel, published_at, published_by, review_until) in (0, 6)),
  check (replaced_at is null or published_at is not null)
);
create index supplier_evaluations_by_third_party on supplier_evaluations (company_id, third_party_id, hasta desc, version desc);
create unique index supplier_evaluations_one_draft on supplier_evaluations (company_id, third_party_id, periodo)
  where published_at is null;
create unique index supplier_evaluations_one_standing on supplier_evaluations (company_id, third_party_id, periodo)
  where published_at is not null and replaced_at is null;
alter table supplier_evaluations enable row level security, force row level security;
create policy owner on supplier_evaluations to enlace_owner using (true) with check (true);
create policy staff on supplier_evaluations to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy supplier on supplier_evaluations for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party()) and (published_at is not
    null));
grant select on supplier_evaluations to enlace_app;
grant select, insert, update, delete on supplier_evaluations to enlace_staff;
create trigger supplier_evaluations_stay before update or delete on supplier_evaluations
  for each row execute function guard_evaluation();
create trigger supplier_evaluations_told after insert or delete or update on supplier_evaluations for each row execute
  function tell_staff_of_change('evaluation');

-- The last number of a request for review in a year; its row is locked while one is given, so that there are no gaps.
create table review_numbers (
  company_id integer not null references companies,
  year integer not null,
  last integer not null default 0,
  primary key (company_id, year)
);
alter table review_numbers enable row level security, force row level security;
create policy owner on review_numbers to enlace_owner using (true) with check (true);

create table evaluation_reviews (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  evaluation_id uuid not null,
  numero text not null,
  state text not null default 'solicitada' check (state in ('solicitada', 'en_revision', 'aceptada', 'negada', 'retirada')),
  -- The criteria that it is about; none is the whole evaluation.
  criterios text[] not null default '{}',
  person text not null,
  identity_id uuid references identities on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  moved_at timestamptz not null default clock_timestamp(),
  decision text not null default '',
  decided_at timestamptz,
  decided_by text,
  idempotency_key text not null,
  primary key (company_id, id),
  unique (company_id, numero),
  unique (company_id, third_party_id, idempotency_key),
  foreign key (company_id, evaluation_id) references supplier_evaluations (company_id, id)
);
create index evaluation_reviews_by_evaluation on evaluation_reviews (company_id, evaluation_id, created_at);
create index evaluation_reviews_by_state on evaluation_reviews (company_id, state, created_at);
create unique index evaluation_reviews_one_open on evaluation_reviews (company_id, evaluation_id)
  where state in ('solicitada', 'en_revision');
alter table evaluation_reviews enable row level security, force row level security;
create policy owner on evaluation_reviews to enlace_owner using (true) with check (true);
create policy staff on evaluation_reviews to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy supplier on evaluation_reviews for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party()));
grant select on evaluation_reviews to enlace_app;
grant select, update on evaluation_reviews to enlace_staff;
create trigger evaluation_reviews_told after insert or delete or update on evaluation_reviews for each row execute
  function tell_staff_of_change('evaluation-review');

create table evaluation_review_messages (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  review_id uuid not null,
  place integer not null,
  author_kind text not null check (author_kind in ('proveedor', 'compania')),
  author text not null,
  identity_id uuid references identities on delete set null,
  words text not null,
  created_at timestamptz not null default clock_timestamp(),
  idempotency_key text not null,
  primary key (company_id, id),
  unique (company_id, review_id, place),
  unique (company_id, review_id, idempotency_key),
  foreign key (company_id, review_id) references evaluation_reviews (company_id, id)
);
alter table evaluation_review_messages enable row level security, force row level security;
create policy owner on evaluation_review_messages to enlace_owner using (true) with check (true);
create policy staff on evaluation_review_messages to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy supplier on evaluation_review_messages for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party()));
grant select on evaluation_review_messages to enlace_app;
grant select, insert on evaluation_review_messages to enlace_staff;

-- What the supplier does to be evaluated better: who, until when, with what evidence.
create table improvement_actions (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  evaluation_id uuid not null,
  place integer not null,
  -- The criterion that it is about; empty for all of it.
  criterio text not null default '',
  accion text not null,
  responsable text not null,
  fecha date not null,
  state text not null default 'pendiente' check (state in ('pendiente', 'en_revision', 'devuelta', 'cumplida', 'retirada')),
  -- What the supplier says of its evidence, and what the company says of it.
  evidencia text not null default '',
  respuesta text not null default '',
  sent_at timestamptz,
  decided_at timestamptz,
  decided_by text,
  person text not null,
  identity_id uuid references identities on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  -- Rises with every change: a form that was opened before is told so.
  version integer not null default 1,
  idempotency_key text not null,
  primary key (company_id, id),
  unique (company_id, evaluation_id, place),
  unique (company_id, third_party_id, idempotency_key),
  foreign key (company_id, evaluation_id) references supplier_evaluations (company_id, id)
);
create index improvement_actions_by_third_party on improvement_actions (company_id, third_party_id, fecha);
alter table improvement_actions enable row level security, force row level security;
create policy owner on improvement_actions to enlace_owner using (true) with check (true);
create policy staff on improvement_actions to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy supplier on improvement_actions for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party()));
grant select on improvement_actions to enlace_app;
grant select, update on improvement_actions to enlace_staff;

-- The files of both: a message's, or an action's evidence.
create table qualification_files (
  company_id integer not null references companies,
  id uuid not null default gen_random_uuid(),
  third_party_id integer not null,
  message_id uuid,
  action_id uuid,
  name text not null,
  media_type text not null,
  size bigint not null,
  storage_key text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (company_id, id),
  check (num_nonnulls(message_id, action_id) = 1),
  foreign key (company_id, message_id) references evaluation_review_messages (company_id, id),
  foreign key (company_id, action_id) references improvement_actions (company_id, id),
  foreign key (company_id, storage_key) references stored_files (company_id, storage_key)
);
create index qualification_files_by_message on qualification_files (company_id, message_id) where message_id is not null;
create index qualification_files_by_action on qualification_files (company_id, action_id) where action_id is not null;
create index qualification_files_by_stored_file on qualification_files (company_id, storage_key);
alter table qualification_files enable row level security, force row level security;
create policy owner on qualification_files to enlace_owner using (true) with check (true);
create policy staff on qualification_files to enlace_staff
  using (company_id = (select scope_company())) with check (company_id = (select scope_company()));
create policy supplier on qualification_files for select to enlace_app
  using (company_id = (select scope_company()) and third_party_id = (select scope_third_party()));
grant select on qualification_files to enlace_app, enlace_staff;
