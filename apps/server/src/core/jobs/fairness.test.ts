import { randomUUID } from 'node:crypto'
import { buildCompany, type BuiltCompany } from '@enlace/testing/builders.ts'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { Outbox } from '../mail/commands.ts'
import { Queue } from './commands.ts'

const database = useTestDatabase('own')
const many = 10_000

let busy: BuiltCompany
let quiet: BuiltCompany
let task: string
beforeEach(async () => {
  await database.asAdmin('delete from outbox_mails')
  task = `task-${randomUUID()}`
  busy = await buildCompany(database.db)
  quiet = await buildCompany(database.db)
})

const addJobs = (company: BuiltCompany, count: number, since = '0') =>
  database.asAdmin(
    `insert into jobs (company_id, task, payload, run_at, created_at)
       select $1, $2, '{}', now() - $4::interval, now() - $4::interval from generate_series(1, $3)`,
    [company.id, task, count, since],
  )
const addMails = (company: BuiltCompany, count: number, since = '0') =>
  database.asAdmin(
    `insert into outbox_mails (company_id, purpose, recipient, subject, html, text, next_attempt_at)
       select $1, 'prueba', 'ana@nuez.example', 'Hola', '', 'Hola', now() - $3::interval from generate_series(1, $2)`,
    [company.id, count, since],
  )

describe('a company with ten thousand jobs', () => {
  it('lets another’s only one be taken within a few turns, although that one came last', async () => {
    await addJobs(busy, many, '1 hour')
    await addJobs(quiet, 1)
    const queue = new Queue(database.db, randomUUID(), 60)
    const companies: number[] = []
    // Like a worker whose slots become free one by one.
    for (let turn = 0; turn < 3; turn++) {
      const [job] = await queue.claim([task], 1)
      if (job) companies.push(job.company_id)
    }
    // Running jobs count: a company with none running comes before one with some.
    expect(companies.slice(0, 2)).toContain(quiet.id)
  })

  it('never fills all slots of a worker', async () => {
    await addJobs(busy, many)
    const queue = new Queue(database.db, randomUUID(), 60)
    expect(await queue.claim([task], 3, 2)).toHaveLength(2)
    expect(await queue.claim([task], 1, 2)).toEqual([])
    await addJobs(quiet, 1)
    expect(await queue.claim([task], 1, 2)).toMatchObject([{ company_id: quiet.id }])
    // Another worker has slots of its own.
    expect(await new Queue(database.db, randomUUID(), 60).claim([task], 3, 2)).toHaveLength(2)
  })

  it('is worked off by several workers at once without one taking another’s, in its order', async () => {
    await addJobs(busy, 12, '1 hour')
    await addJobs(busy, 12)
    const workers = Array.from({ length: 4 }, () => new Queue(database.db, randomUUID(), 60))
    const first = (await Promise.all(workers.map((queue) => queue.claim([task], 3)))).flat()
    expect(new Set(first.map(({ id }) => id)).size).toBe(first.length)
    const left = await database.asAdmin<{ n: number }>(
      `select count(*)::integer as n from jobs where task = $1 and claimed_by is null and run_at < now() - interval '30 minutes'`,
      [task],
    )
    expect(left[0]?.n).toBe(12 - first.length)
  })
})

describe('a company with ten thousand mails', () => {
  it('lets another’s only one go with the next handful', async () => {
    await addMails(busy, many, '1 hour')
    await addMails(quiet, 1)
    const mails = await new Outbox(database.db, randomUUID(), 60).claim(4, 'enlace.example')
    expect(mails).toHaveLength(4)
    expect(mails.filter(({ company_id }) => company_id === quiet.id)).toHaveLength(1)
  })
})
