import { readdir, readFile } from 'node:fs/promises'
import { useTestDatabase } from '@enlace/testing/opened-database'
import { expect, test } from 'vitest'

const database = useTestDatabase()

/** What TypeScript says of a column, for each type of the database. */
const written: Record<string, RegExp> = {
  int2: /^number$/,
  int4: /^number$/,
  int8: /^string$/,
  text: /^string$/,
  uuid: /^string$/,
  bool: /^boolean$/,
  timestamptz: /^string$/,
  date: /^CalendarDate$/,
  numeric: /^(Money|string)$/,
  jsonb: /^unknown$/,
  bytea: /^Buffer$/,
  _timestamptz: /^string\[\]$/,
  _text: /^string\[\]$/,
  tsvector: /^string$/,
  _uuid: /^string\[\]$/,
  _int4: /^number\[\]$/,
}

/** The columns as the type files write them: table → column → type text. */
async function typedColumns(): Promise<Map<string, Map<string, string>>> {
  const folder = new URL('./', import.meta.url)
  const tables = new Map<string, Map<string, string>>()
  const names = new Map<string, string>()
  const registries = ['tables.ts', 'backoffice-tables.ts'].map((file) =>
    readFile(new URL(file, folder), 'utf8'),
  )
  const registry = (await Promise.all(registries)).join('\n')
  for (const [, table, type] of registry.matchAll(/^ {2}(\w+): (\w+Table)$/gm)) {
    if (table && type) names.set(type, table)
  }
  for (const file of await readdir(folder)) {
    const text = await readFile(new URL(file, folder), 'utf8')
    for (const [, type, body] of text.matchAll(/export interface (\w+Table) \{\n([\s\S]*?)\n\}/g)) {
      const columns = [...(body ?? '').matchAll(/^ {2}'?(\w+)'?: (.+)$/gm)]
      tables.set(
        names.get(type ?? '') ?? '',
        new Map(columns.map(([, name, kind]) => [name ?? '', kind ?? ''])),
      )
    }
  }
  return tables
}

test('tells every column of every table with the type that the database has', async () => {
  const rows = await database.asAdmin<{ table: string; column: string; type: string; nullable: boolean }>(`
    select table_name as table, column_name as column, udt_name as type, is_nullable = 'YES' as nullable
      from information_schema.columns
     where table_schema = 'public' and table_name not in ('schema_migrations', 'schema_functions')`)
  const typed = await typedColumns()
  expect(rows.length).toBeGreaterThan(200)
  const faults = rows.flatMap(({ table, column, type, nullable }) => {
    const says = typed.get(table)?.get(column)
    const plain = says?.replace(/^Generated(Always)?<(.+)>$/, '$2').replace(/ \| null$/, '')
    const isRight =
      says !== undefined &&
      written[type]?.test(plain ?? '') === true &&
      (plain === 'unknown' || says.includes('null') === nullable)
    return isRight ? [] : [`${table}.${column} is ${type}${nullable ? ' null' : ''}, typed as ${says}`]
  })
  expect(faults).toEqual([])
})

test('types no column that the database does not have', async () => {
  const rows = await database.asAdmin<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
  )
  const known = new Set(rows.map((row) => row.name))
  const typed = [...(await typedColumns())].flatMap(([table, columns]) =>
    [...columns.keys()].map((column) => `${table}.${column}`),
  )
  expect(typed.filter((name) => !known.has(name))).toEqual([])
})
