import { readdir } from 'node:fs/promises'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { loadColumnsFile } from '@enlace/testing/load-columns.ts'
import { type CatalogueColumn, columnsQuery, tableTypeFiles } from '@enlace/testing/table-types.ts'
import { expect, test } from 'vitest'

const database = useTestDatabase('own')

test('tell every column of every table with the type that the database has; `npm run generate` writes them', async () => {
  const columns = await database.asAdmin<CatalogueColumn>(columnsQuery)
  const files = await tableTypeFiles(columns)
  const typed = [...files.values()].join('\n')
  const tables = [...new Set(columns.map(({ table }) => table))]
  expect(tables.length).toBeGreaterThan(150)
  expect(tables.filter((table) => !typed.includes(`\n  ${table}: {\n`))).toEqual([])
  for (const [name, text] of files) await expect(text).toMatchFileSnapshot(`./${name}`)
  const there = await readdir(new URL('./', import.meta.url))
  expect(there.filter((name) => !files.has(name) && name !== 'tables.test.ts')).toEqual([])
})

test('list the columns that loads may write; `npm run generate` writes them', async () => {
  const columns = await database.asAdmin<CatalogueColumn>(columnsQuery)
  await expect(loadColumnsFile(columns)).toMatchFileSnapshot('../load/tables/columns.ts')
})
