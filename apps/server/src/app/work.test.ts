import { buildCompany } from '@enlace/testing/builders.ts'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { expect, it, onTestFinished } from 'vitest'
import { readSettings } from '../core/settings/settings.ts'
import { work } from './work.ts'

const database = useTestDatabase('own')

it('does what waits in the queue, tells how it is at the port that it was given, and answers nothing else', async () => {
  const settings = readSettings({
    SECRET_KEY: 'k'.repeat(32),
    DATABASE_URL: database.adminUrl,
    LOG_LEVEL: 'silent',
    HEALTH_PORT: '0',
  })
  const { id } = await buildCompany(database.db)
  const [job] = await database.asAdmin<{ id: string }>(
    `insert into jobs (company_id, task) values ($1, 'push-sweep') returning id`,
    [id],
  )
  const working = await work(settings, database.db)
  onTestFinished(() => working.close())
  const left = async () => database.asAdmin('select last_error from jobs where id = $1', [job?.id])
  await expect.poll(left).toEqual([])
  const address = working.healthAddress ?? ''
  expect((await fetch(`${address}/health`)).status).toBe(200)
  expect(await (await fetch(`${address}/ready`)).json()).toEqual({ status: 'ready' })
  expect((await fetch(`${address}/api/initial-data`)).status).toBe(404)
})

it('opens no port where it is given none', async () => {
  const settings = readSettings({
    SECRET_KEY: 'k'.repeat(32),
    DATABASE_URL: database.adminUrl,
    LOG_LEVEL: 'silent',
  })
  const working = await work(settings, database.db)
  expect(working.healthAddress).toBeUndefined()
  await working.close()
})
