import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { buildCompany, type BuiltCompany } from '@enlace/testing/builders.ts'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Queue } from './commands.ts'

const database = useTestDatabase('own')
const program = fileURLToPath(import.meta.resolve('@enlace/testing/schedule-process.ts'))

/** Waits on a machine that others share. */
const often = { interval: 20 }

let company: BuiltCompany
let children: ChildProcess[] = []
beforeEach(async () => {
  company = await buildCompany(database.db)
})
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  children = []
})

/** Starts a node that checks the schedule, and collects its output. */
function startNode(task: string, due: Date, manner = '') {
  const words = [program, database.adminUrl, task, due.toISOString(), manner]
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const told: string[] = []
  child.stdout.setEncoding('utf8').on('data', (text: string) => told.push(...text.trimEnd().split('\n')))
  return { child, told }
}

const noted = (task: string) =>
  database.asAdmin<{ due_at: Date }>('select due_at from repeated_jobs where company_id = $1 and task = $2', [
    company.id,
    task,
  ])
const waiting = (task: string) =>
  database.asAdmin('select id from jobs where company_id = $1 and task = $2', [company.id, task])

describe('work by the calendar over several processes', () => {
  it('is done once where three look at the same minute, also where the one that took it is killed', async () => {
    const due = new Date(Date.now() - 60_000)
    const holding = startNode('nightly', due, 'hold')
    await expect.poll(() => holding.told, often).toContain(`took ${company.id}`)
    holding.child.kill('SIGKILL')
    await once(holding.child, 'exit')
    // It is recorded as due, and nobody has run it.
    expect([(await noted('nightly')).length, (await waiting('nightly')).length]).toEqual([1, 1])
    const nodes = [1, 2, 3].map(() => startNode('nightly', due))
    const did = () => nodes.flatMap(({ told }) => told).filter((line) => line === `did ${company.id}`)
    await expect.poll(() => did().length, often).toBe(1)
    await expect.poll(() => waiting('nightly'), often).toEqual([])
    // Each node has checked more than once since.
    await expect.poll(() => nodes.every(({ told }) => told.includes('looks')), often).toBe(true)
    const later = new Date(due.getTime() + 1000)
    const next = startNode('nightly', later)
    const didNext = () => next.told.includes(`did ${company.id}`) || did().length > 1
    await expect.poll(didNext, often).toBe(true)
    expect([...did(), ...next.told.filter((line) => line === `did ${company.id}`)]).toHaveLength(2)
  })
})

describe('the calendar of a clock that jumps', () => {
  const queue = () => new Queue(database.db, crypto.randomUUID(), 20)
  const hour = 60 * 60_000

  it('takes nothing from a node whose clock is ahead of the database', async () => {
    await queue().repeat('ahead', new Date(Date.now() + hour))
    expect(await noted('ahead')).toEqual([])
  })

  it('forgets a time that was noted while the clock was ahead, and does each time once when it comes', async () => {
    const last = new Date(Date.now() - 2 * hour)
    await queue().repeat('jumped', last)
    expect(await waiting('jumped')).toHaveLength(1)
    await database.asAdmin('delete from jobs where company_id = $1', [company.id])
    // The clock jumps a day ahead and back: the next due time was recorded as done.
    await database.asAdmin(
      `update repeated_jobs set due_at = now() + interval '1 day' where company_id = $1 and task = 'jumped'`,
      [company.id],
    )
    await queue().repeat('jumped', last)
    expect(await waiting('jumped')).toEqual([])
    await queue().repeat('jumped', new Date(last.getTime() + hour))
    expect(await waiting('jumped')).toHaveLength(1)
  })

  it('does at once what was asked for by a clock that was ahead, and frees what such a clock leased', async () => {
    await database.asAdmin(
      `insert into jobs (company_id, task, payload, run_at, created_at, claimed_by, claimed_until) values
         ($1, 'asked', '{}', now() + interval '1 day', now() + interval '1 day', null, null),
         ($1, 'held', '{}', now(), now(), gen_random_uuid(), now() + interval '1 day'),
         ($1, 'planned', '{}', now() + interval '1 day', now(), null, null)`,
      [company.id],
    )
    await queue().mendClocks()
    const claimed = await queue().claim(['asked', 'held', 'planned'], 3)
    expect(claimed.map(({ task }) => task).toSorted()).toEqual(['asked', 'held'])
  })
})
