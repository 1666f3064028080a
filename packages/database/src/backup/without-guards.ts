import pg from 'pg'

/**
 * Runs work in the open transaction without triggers, with foreign keys checked once at the end instead of for each
 * row, and with bulk loading allowed. Afterwards all is as before, and every reference has been checked.
 */
export async function withoutGuards<Answer>(client: pg.Client, work: () => Promise<Answer>): Promise<Answer> {
  const { rows: references } = await client.query<{ table: string; name: string; definition: string }>(
    `select k.conrelid::regclass::text as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
       from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace order by 1, 2`,
  )
  const { rows: tables } = await client.query<{ table: string; forced: boolean }>(
    `select c.oid::regclass::text as table, c.relforcerowsecurity as forced from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and c.relowner = 'enlace_owner'::regrole order by 1`,
  )
  // Hundreds of statements in one message: waiting for each answer costs as much as its work.
  const alter = (lines: readonly string[]) =>
    client.query(lines.map((line) => `alter table ${line}`).join(';\n'))
  await alter(references.map(({ table, name }) => `${table} drop constraint ${pg.escapeIdentifier(name)}`))
  await alter(tables.map(({ table }) => `${table} disable trigger user`))
  await alter(tables.map(({ table }) => `${table} no force row level security`))
  const answer = await work()
  await alter(
    references.map(
      ({ table, name, definition }) => `${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`,
    ),
  )
  await alter(tables.map(({ table }) => `${table} enable trigger user`))
  await alter(tables.filter(({ forced }) => forced).map(({ table }) => `${table} force row level security`))
  return answer
}
