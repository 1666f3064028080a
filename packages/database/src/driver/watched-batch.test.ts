import { expect, it } from 'vitest'
import { statementName, watchBatch } from './watched-batch.ts'

it.each([
  ['select "nombre" from "third_parties" where id = $1', 'select third_parties'],
  [`insert into outbox_mails (recipient) values ('ana@ejemplo.co')`, 'insert outbox_mails'],
  ['update "jobs" set dead_at = null', 'update jobs'],
  ['delete from sessions where id = 7', 'delete sessions'],
  ['with rows as (select 1) select * from rows', 'select rows'],
  ['select * from open_scope($1, $2)', 'select open_scope'],
  [`select 'ana@ejemplo.co'`, 'select'],
  ['vacuum', 'statement'],
])('names a statement by what it does: %s', (text, name) => {
  expect(statementName(text)).toBe(name)
})

it('runs a batch as it is while nobody watches', async () => {
  await expect(watchBatch([], () => Promise.resolve(7))).resolves.toBe(7)
})
