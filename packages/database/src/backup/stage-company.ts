import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from, to } from 'pg-copy-streams'
import { personTables, type CompanyTable } from './company-tables.ts'

/** Where a table's rows of the backup wait beside it, seen by this connection only. */
export const stageOf = (table: string) => `pg_temp.${pg.escapeIdentifier(`stage_${table}`)}`

/**
 * Lays a company's rows, and the persons whom they name, from the scratch database beside the tables that they belong into,
 * so that changing these takes a moment only.
 */
export async function stageCompany(
  scratch: pg.Client,
  client: pg.Client,
  { company, tables }: { company: number; tables: readonly CompanyTable[] },
): Promise<void> {
  await client.query('create temp table person_map (theirs uuid primary key, ours uuid not null unique)')
  await copyAcross(scratch, client, 'companies', `id = ${company}`)
  for (const { name } of tables) await copyAcross(scratch, client, name, `company_id = ${company}`)
  const named = tables.flatMap(({ name, needed }) =>
    needed.map((column) => `select ${pg.escapeIdentifier(column)} from ${pg.escapeIdentifier(name)}`),
  )
  for (const table of personTables)
    await copyAcross(
      scratch,
      client,
      table,
      `${table === 'identities' ? 'id' : 'identity_id'} in (${named.join(' union ')})`,
    )
}

async function copyAcross(
  scratch: pg.Client,
  client: pg.Client,
  table: string,
  which: string,
): Promise<void> {
  const name = pg.escapeIdentifier(table)
  const stage = stageOf(table)
  // A column that the database reckons is there as well, and stays empty.
  await client.query(
    `create temp table ${pg.escapeIdentifier(`stage_${table}`)} as select * from ${name} where false`,
  )
  const { rows } = await client.query<{ list: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as list from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  const list = rows[0]?.list ?? ''
  await pipeline(
    scratch.query(to(`copy (select ${list} from ${name} where ${which}) to stdout`)),
    client.query(from(`copy ${stage} (${list}) from stdin`)),
  )
}
