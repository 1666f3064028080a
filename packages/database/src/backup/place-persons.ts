import pg from 'pg'
import { BackupFault } from './backup-fault.ts'
import { personTables, type CompanyTable } from './company-tables.ts'
import { stageOf } from './stage-company.ts'

/** How many persons of the company were known here, and how many were inserted. */
export interface PlacedPersons {
  readonly known: number
  readonly added: number
}

/**
 * Matches the backup's persons with those here: by number, otherwise by email; missing ones are inserted with password
 * and second factors, and no existing one is changed. The staged rows then refer to the persons here.
 * @throws BackupFault if an email belongs to another person now.
 */
export async function placePersons(
  client: pg.Client,
  tables: readonly CompanyTable[],
): Promise<PlacedPersons> {
  const staged = stageOf('identities')
  await client.query('truncate pg_temp.person_map')
  await client.query(`insert into pg_temp.person_map
    select s.id, i.id from ${staged} s join identities i on i.id = s.id`)
  await client.query(`insert into pg_temp.person_map
    select s.id, i.id from ${staged} s join identities i on i.email = s.email
     where s.id not in (select theirs from pg_temp.person_map) and i.id not in (select ours from pg_temp.person_map)`)
  const missing = `s.id not in (select theirs from pg_temp.person_map)`
  const { rows: taken } = await client.query<{ email: string }>(
    `select s.email from ${staged} s where ${missing} and exists (select from identities i where i.email = s.email) limit 1`,
  )
  if (taken[0] !== undefined) throw new BackupFault('person-taken', { email: taken[0].email })
  const { rows: counted } = await client.query<{ known: number }>(
    'select count(*)::integer as known from pg_temp.person_map',
  )
  const added = await bringMissing(client, missing)
  await nameAsHere(client, tables)
  return { known: counted[0]?.known ?? 0, added }
}

async function bringMissing(client: pg.Client, missing: string): Promise<number> {
  await client.query(
    `create temp table newcomers on commit drop as select s.id from ${stageOf('identities')} s where ${missing}`,
  )
  let added = 0
  for (const table of personTables) {
    const owner = table === 'identities' ? 'id' : 'identity_id'
    const columns = await columnsOf(client, table)
    // A passkey that the person already uses here, under another number, is not inserted.
    const { rowCount } = await client.query(
      `insert into ${table} (${columns}) select ${columns} from ${stageOf(table)}
        where ${owner} in (select id from pg_temp.newcomers) on conflict do nothing`,
    )
    if (table === 'identities') added = rowCount ?? 0
  }
  await client.query('insert into pg_temp.person_map select id, id from pg_temp.newcomers')
  return added
}

async function columnsOf(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ list: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as list from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return rows[0]?.list ?? ''
}

async function nameAsHere(client: pg.Client, tables: readonly CompanyTable[]): Promise<void> {
  const { rowCount } = await client.query('select from pg_temp.person_map where theirs <> ours limit 1')
  if (rowCount === 0) return
  for (const { name, persons } of tables)
    for (const person of persons.map((column) => pg.escapeIdentifier(column)))
      await client.query(
        `update ${stageOf(name)} s set ${person} = m.ours from pg_temp.person_map m
          where s.${person} = m.theirs and m.theirs <> m.ours`,
      )
}
