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

/** A row with whose it is, all that stands in it, and all by which a request could name it. */
export interface Row extends Owner {
  values: readonly string[]
  ids: readonly string[]
}

interface Column {
  table: string
  name: string
  type: string
}

/** The tables that every request writes into, whoever asks: they count and lock, and belong to nobody. */
const counters = new Set(['attempt_counters', 'call_meters', 'schema_migrations'])

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

/** Where each person works; whoever works for several companies is left out, and belongs to nobody. */
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

/** A print of all rows of each owner in each table: what it shows to be another was changed. */
export async function printRows(asAdmin: AsAdmin): Promise<Map<string, Owner & { print: string }>> {
  const selects = [...(await columnsOf(asAdmin))].flatMap(([table, columns]) => {
    const by = ownership(table, columns)
    if (by.company === undefined) return []
    const { company, thirdParty = 'null::int', account = 'null::int' } = by
    const member = table === 'memberships' ? 'null' : (by.member ?? 'null')
    return `select '${table}' as "table", ${company} as company, ${thirdParty} as "thirdParty", ${account} as account,
      ${member}::text as member, md5(string_agg(t::text, ',' order by t::text)) as print from "${table}" t group by 1, 2, 3, 4, 5`
  })
  const found = await asAdmin<Owner & { print: string }>(selects.join(' union all '))
  return new Map(
    found.map((owner) => {
      const { table, company, thirdParty, account, member } = owner
      return [[table, company, thirdParty, account, member].join('|'), owner]
    }),
  )
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
