import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from, to } from 'pg-copy-streams'
import { personTables, type CompanyTable } from './company-tables.ts'

/** The temporary table for a table's rows of the backup, visible to this connection only. */
export const stageOf = (table: string) => `pg_temp.${pg.escapeIdentifier(`stage_${table}`)}`

/**
 * Copies a company's rows, and the persons that they refer to, from the scratch database into temporary tables next to
 * their targets, so that changing these takes only a moment.
 */
export async function stageCompany(
  scratch: pg.Client,
  client: pg.Client,
  { company, tables }: { company: number; tables: readonly CompanyTable[] },
): Promise<void> {
  const staged = ['companies', ...tables.map(({ name }) => name), ...personTables]
  const columns = await makeStages(client, staged)
  const named = tables.flatMap(({ name, needed }) =>
    needed.map((column) => `select ${pg.escapeIdentifier(column)} from ${pg.escapeIdentifier(name)}`),
  )
  const isPersonTable = (table: string) => personTables.some((name) => name === table)
  const whose = (table: string) => {
    if (table === 'companies') return `id = ${company}`
    if (!isPersonTable(table)) return `company_id = ${company}`
    return `${table === 'identities' ? 'id' : 'identity_id'} in (${named.join(' union ')})`
  }
  for (const table of staged) {
    const list = columns.get(table) ?? ''
    await pipeline(
      scratch.query(
        to(`copy (select ${list} from ${pg.escapeIdentifier(table)} where ${whose(table)}) to stdout`),
      ),
      client.query(from(`copy ${stageOf(table)} (${list}) from stdin`)),
    )
  }
}

/** Creates the staging tables in one message. Returns the columns that are copied, by table. */
async function makeStages(client: pg.Client, tables: readonly string[]): Promise<Map<string, string>> {
  const stages = tables.map(
    // A generated column exists too, and remains empty.
    (table) =>
      `create temp table ${pg.escapeIdentifier(`stage_${table}`)} as select * from ${pg.escapeIdentifier(table)} where false`,
  )
  const map = 'create temp table person_map (theirs uuid primary key, ours uuid not null unique)'
  await client.query([map, ...stages].join(';\n'))
  const { rows } = await client.query<{ name: string; list: string }>(
    `select t.name, string_agg(quote_ident(attname), ', ' order by attnum) as list
       from unnest($1::text[]) t (name) join pg_attribute on attrelid = t.name::regclass
      where attnum > 0 and not attisdropped and attgenerated = '' group by t.name`,
    [tables],
  )
  return new Map(rows.map(({ name, list }) => [name, list]))
}
