import { readdir } from 'node:fs/promises'
import { type CatalogueFunction, functionsQuery, functionTypeFiles } from '@enlace/testing/function-types.ts'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { type CatalogueRule, rulesFile, rulesQuery } from '@enlace/testing/rule-constants.ts'
import { expect, test } from 'vitest'

const database = useTestDatabase('own')

test('tell what each function is called with, as the database has it; `npm run generate` writes them', async () => {
  const functions = await database.asAdmin<CatalogueFunction>(functionsQuery)
  const files = await functionTypeFiles(functions)
  expect(functions.length).toBeGreaterThan(60)
  for (const [name, text] of files) await expect(text).toMatchFileSnapshot(`./${name}`)
  const there = await readdir(new URL('./', import.meta.url))
  expect(there.filter((name) => !files.has(name) && name !== 'functions.test.ts')).toEqual([])
})

test('give TypeScript the numbers of the rules that the database holds; `npm run generate` writes them', async () => {
  const rules = await database.asAdmin<CatalogueRule>(rulesQuery)
  expect(rules.map(({ name }) => name)).toContain('rule_bank_approvals')
  await expect(rulesFile(rules)).toMatchFileSnapshot('../../../domain/src/database-rules.ts')
})
