import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'
import { startEmbedded } from '../packages/database/src/embedded/embedded-database.ts'

/** What a company takes in the database, indexes included. */
export interface CompanySize {
  name: string
  suppliers: number
  rows: number
  bytes: number
}

const sampled = 900

/** Measures the demo's companies and one with the real buyer's data that comes with the product. */
export async function measureCompanies(folder: string): Promise<CompanySize[]> {
  const tell = async (...words: string[]) => {
    const environment = { ...process.env, DATA_DIR: folder, DEMO: 'true' }
    await promisify(execFile)(process.execPath, ['apps/cli/src/app/main.ts', ...words], { env: environment })
  }
  const database = await startEmbedded({ folder, purpose: 'command' })
  try {
    await tell('demo')
    await tell('company', 'create', '--id', `${sampled}`, '--nit', '899999230-7', '--name', 'Universidad')
    await tell('import', '--company', `${sampled}`, '--sample', 'udistrital')
    return await sizesOf(database.adminUrl)
  } finally {
    await database.stop()
  }
}

/** Each table with its indexes is shared out by the bytes of the companies' rows in it. */
async function sizesOf(url: string): Promise<CompanySize[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('vacuum full')
    const { rows: companies } = await client.query<{ id: number; name: string; suppliers: number }>(
      `select c.id, c.nombre as name, (select count(*)::integer from third_parties t where t.company_id = c.id) as suppliers
         from companies c order by 1`,
    )
    const sizes = new Map(companies.map(({ id, ...company }) => [id, { ...company, rows: 0, bytes: 0 }]))
    const { rows: tables } = await client.query<{ name: string; bytes: string }>(
      `select c.relname as name, pg_total_relation_size(c.oid) as bytes from pg_class c
         join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
    )
    for (const { name, bytes } of tables) {
      const { rows: shares } = await client.query<{ id: number; rows: number; share: number }>(
        `select company_id as id, count(*)::integer as rows,
                (sum(pg_column_size(t)) / sum(sum(pg_column_size(t))) over ())::float8 as share
           from ${name} t group by 1`,
      )
      for (const { id, rows, share } of shares) {
        const size = sizes.get(id)
        if (!size) continue
        size.rows += rows
        size.bytes += Number(bytes) * share
      }
    }
    return [...sizes.values()]
  } finally {
    await client.end()
  }
}
