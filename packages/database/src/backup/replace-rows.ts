import pg from 'pg'
import type { CompanyTable } from './company-tables.ts'
import { stageOf } from './stage-company.ts'

const named = (columns: readonly string[]) => columns.map((column) => pg.escapeIdentifier(column)).join(', ')
const same = (columns: readonly string[], one: string, other: string) =>
  columns
    .map((column) => `${one}.${pg.escapeIdentifier(column)} = ${other}.${pg.escapeIdentifier(column)}`)
    .join(' and ')

/** The temporary table for the present values that are needed after the backup's rows are inserted. */
const formerOf = (table: string) => `pg_temp.${pg.escapeIdentifier(`former_${table}`)}`

/** Deletes a company's rows, those that refer to others first, and keeps the values needed afterwards. */
export async function takeAway(
  client: pg.Client,
  tables: readonly CompanyTable[],
  company: number,
): Promise<void> {
  for (const { name, treatment } of tables)
    if (treatment === 'counter' || name === 'stored_files')
      await client.query(
        `create temp table ${pg.escapeIdentifier(`former_${name}`)} on commit drop as
           select * from ${pg.escapeIdentifier(name)} where company_id = ${company}`,
      )
  for (const { name, treatment } of tables.toReversed())
    if (['replaced', 'ended', 'counter'].includes(treatment))
      await client.query(`delete from ${pg.escapeIdentifier(name)} where company_id = $1`, [company])
}

/** Inserts a table's staged rows by the table's treatment; returns how many. */
export async function putIn(client: pg.Client, table: CompanyTable, company: number): Promise<number> {
  const { name, columns, treatment } = table
  if (treatment === 'ended' || treatment === 'left') return 0
  const into = pg.escapeIdentifier(name)
  const list = named(columns)
  const insert = `insert into ${into} (${list}) overriding system value select ${list} from ${stageOf(name)} s`
  if (treatment === 'log') return putLog(client, table, { company, insert })
  const { rowCount } = await client.query(
    treatment === 'calendar' ? `${insert} on conflict do nothing` : insert,
  )
  if (treatment === 'counter') await keepCounted(client, table)
  if (name === 'stored_files') await leaveToSweep(client, table)
  return rowCount ?? 0
}

/** Present rows remain; a row whose number another one has now gets a new number. */
async function putLog(
  client: pg.Client,
  table: CompanyTable,
  { company, insert }: { company: number; insert: string },
): Promise<number> {
  const { name, columns, key, numbered } = table
  const isThere = `select from ${pg.escapeIdentifier(name)} t where ${same(key, 't', 's')}`
  const others = named(columns.filter((column) => column !== numbered))
  const added = await client.query(`${insert} where not exists (${isThere})`)
  // From here on, new numbers differ from those inserted.
  await countOn(client, [table], company)
  const again = await client.query(
    `insert into ${pg.escapeIdentifier(name)} (${others}) select ${others} from ${stageOf(name)} s
      where exists (${isThere} and (t.company_id, t.at) is distinct from (s.company_id, s.at))`,
  )
  return (again.rowCount ?? 0) + (added.rowCount ?? 0)
}

/** Keeps counters above the numbers that were issued since the backup. */
async function keepCounted(client: pg.Client, { name, columns, key }: CompanyTable): Promise<void> {
  await client.query(
    `insert into ${pg.escapeIdentifier(name)} as t (${named(columns)}) select ${named(columns)} from ${formerOf(name)}
       on conflict (${named(key)}) do update set last = greatest(t.last, excluded.last)`,
  )
}

/** Marks files created since the backup as unused: the sweep removes them from the storage. */
async function leaveToSweep(client: pg.Client, { name, columns, key }: CompanyTable): Promise<void> {
  await client.query(
    `insert into ${name} (${named(columns)})
       select ${named(columns)} from (select ${named(columns.filter((column) => !column.endsWith('_at')))}, now() as created_at,
                                             null::timestamptz as claimed_at, null::timestamptz as swept_at
                                        from ${formerOf(name)}) f
        where not exists (select from ${name} t where ${same(key, 't', 'f')})`,
  )
}

/** Advances sequences that all companies share beyond this company's highest number. */
export async function countOn(
  client: pg.Client,
  tables: readonly Pick<CompanyTable, 'name' | 'numbered'>[],
  company: number,
): Promise<void> {
  for (const { name, numbered } of tables) {
    if (numbered === null) continue
    const column = pg.escapeIdentifier(numbered)
    const whose = name === 'companies' ? 'id' : 'company_id'
    await client.query(
      `select setval(s.name, m.highest) from (select pg_get_serial_sequence($1, $2)::regclass as name) s,
              (select max(${column})::bigint as highest from ${pg.escapeIdentifier(name)} where ${whose} = $3) m
        where m.highest > (select coalesce(q.last_value, 0) from pg_sequences q
                            where format('%I.%I', q.schemaname, q.sequencename)::regclass = s.name)`,
      [`public.${pg.escapeIdentifier(name)}`, numbered, company],
    )
  }
}
