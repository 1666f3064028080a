/** Reads the database past row-level security, as its owner does. */
export type AsAdmin = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>

/** Whose something is: as far as its table tells. */
export interface Owner {
  table: string
  company: number | null
  thirdParty: number | null
  account: number | null
  /** The membership of a person, where the row is that person's own. */
  member: string | null
}

/** A row with whose it is, all that is in it, and all by which a request could name it. */
export interface Row extends Owner {
  values: readonly string[]
  ids: readonly string[]
}

interface Column {
  table: string
  name: string
  type: string
}

/** The tables that every request writes into: they count and lock, and belong to nobody. */
const counters = new Set(['attempt_counters', 'call_meters', 'schema_functions', 'schema_migrations'])

/** The columns of all tables. */
async function columnsOf(asAdmin: AsAdmin): Promise<Map<string, Column[]>> {
  const columns = await asAdmin<Column>(
    `select c.table_name as "table", c.column_name as name, c.udt_name as type from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, c.ordinal_position`,
  )
  const tables = new Map<string, Column[]>()
  for (const column of columns) {
    if (!counters.has(column.table)) tables.set(column.table, [...(tables.get(column.table) ?? []), column])
  }
  return tables
}

/** Which column of a table tells each part of whose a row is. */
function ownership(table: string, columns: readonly Column[]) {
  const has = (name: string, type: string) =>
    columns.some((column) => column.name === name && column.type === type)
  const column = (name: string, type: string, own: string) =>
    table === own ? 'id' : has(name, type) ? name : undefined
  return {
    company: column('company_id', 'int4', 'companies'),
    thirdParty: column('third_party_id', 'int4', 'third_parties'),
    account: column('third_id', 'int4', 'branch_accounts'),
    member: column('membership_id', 'uuid', 'memberships'),
  }
}

/** Every row of every table, labelled; persons by the company and the supplier where they work. */
export async function readRows(asAdmin: AsAdmin): Promise<Row[]> {
  const rows: Row[] = []
  const people = await readPeople(asAdmin)
  for (const [table, columns] of await columnsOf(asAdmin)) {
    const by = ownership(table, columns)
    const bytes = columns.filter(({ type }) => type === 'bytea').map(({ name }) => name)
    const found = await asAdmin<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) - $1::text[] as row from "${table}" t`,
      [bytes],
    )
    for (const { row } of found) {
      const person = people.get(String(table === 'identities' ? row['id'] : row['identity_id']))
      const number = (name: string | undefined) => (name === undefined ? null : toNumber(row[name]))
      rows.push({
        table,
        company: number(by.company) ?? person?.company ?? null,
        thirdParty: number(by.thirdParty) ?? (by.company === undefined ? (person?.thirdParty ?? null) : null),
        account: number(by.account),
        member: by.member === undefined || table === 'memberships' ? null : toText(row[by.member]),
        values: [...new Set(leavesOf(row))],
        ids: columns.flatMap(({ name, type }) => (isName(name, type) ? (toText(row[name]) ?? []) : [])),
      })
    }
  }
  return rows
}

/** Where each person works; those who work for several companies are left out, and belong to nobody. */
async function readPeople(asAdmin: AsAdmin) {
  const found = await asAdmin<{ id: string; companies: number[]; parties: number[] }>(
    `select identity_id as id, array_agg(distinct company_id) as companies,
            array_remove(array_agg(distinct third_party_id), null) as parties
       from (select identity_id, company_id, third_party_id from memberships
             union all select identity_id, company_id, null from staff_members) m group by 1`,
  )
  return new Map(
    found.map(({ id, companies, parties }) => [
      id,
      {
        company: companies.length === 1 ? (companies[0] ?? null) : null,
        thirdParty: parties.length === 1 ? (parties[0] ?? null) : null,
      },
    ]),
  )
}

/** Notes every row that is inserted, deleted or updated, by any role. */
export async function watchRows(asAdmin: AsAdmin): Promise<void> {
  await asAdmin(`create table if not exists attack.changes
    (id bigserial primary key, "table" text not null, row jsonb not null)`)
  await asAdmin(`create or replace function attack.note() returns trigger language plpgsql security definer as $$
    begin
      if tg_op = 'UPDATE' and new is not distinct from old then return null; end if;
      if tg_op <> 'INSERT' then insert into attack.changes ("table", row) values (tg_table_name, to_jsonb(old)); end if;
      if tg_op <> 'DELETE' then insert into attack.changes ("table", row) values (tg_table_name, to_jsonb(new)); end if;
      return null;
    end $$`)
  const statements = [...(await columnsOf(asAdmin))]
    .filter(([table, columns]) => ownership(table, columns).company !== undefined)
    .map(
      ([table]) => `drop trigger if exists attack on "${table}";
      create trigger attack after insert or update or delete on "${table}" for each row execute function attack.note();`,
    )
  await asAdmin(`do $$ begin ${statements.join('\n')} end $$`)
}

/** Whose rows became others since this was asked last. */
export async function changedOwners(asAdmin: AsAdmin): Promise<Owner[]> {
  const noted = await asAdmin<{ table: string; row: Record<string, unknown> }>(
    'delete from attack.changes returning "table", row',
  )
  return noted.map(({ table, row }) => {
    const number = (column: string, own: string) => toNumber(row[table === own ? 'id' : column])
    return {
      table,
      company: number('company_id', 'companies'),
      thirdParty: number('third_party_id', 'third_parties'),
      account: number('third_id', 'branch_accounts'),
      member: table === 'memberships' ? null : toText(row['membership_id']),
    }
  })
}

/** Whatever an address or a field may name a row by: keys of any kind, and the words that stand for them. */
function isName(name: string, type: string): boolean {
  if (type === 'uuid' || (type.startsWith('int') && /(^|_)id$/.test(name))) return true
  return /^(id|code|codigo|slug|key|name|number|numero|token|erp_key|documento_numero)$/.test(name)
}

const toText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null
const toNumber = (value: unknown) => (typeof value === 'number' ? value : null)

/** Every text and figure in a value, however deep. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(leavesOf)
}
