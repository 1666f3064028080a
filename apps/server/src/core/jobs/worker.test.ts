import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Scope } from '@enlace/database/scope.ts'
import { buildCompany, type BuiltCompany } from '@enlace/testing/builders.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addJob, Queue, type JobOptions } from './commands.ts'
import { retrySeconds, usualPolicy, type WorkPolicy } from './rules.ts'
import type { Job, Task } from './task.ts'
import { FinalFault, startWorker, type Worker } from './worker.ts'

const server = useTestServer({}, 'own')

const hasty: WorkPolicy = {
  ...usualPolicy,
  pollMilliseconds: 100,
  renewMilliseconds: 200,
  leaseSeconds: 1,
  firstRetrySeconds: 0.05,
  drainMilliseconds: 50,
}

let company: BuiltCompany
/** The task name is the test's own, so that no other worker claims its jobs. */
let name: string
let done: Job[]
let counter = 0
const workers: Worker[] = []

beforeEach(async () => {
  company = await buildCompany(server.db)
  name = `task-${++counter}`
  done = []
})
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop()
})

function start(task: Partial<Task> = {}, policy: WorkPolicy = hasty): Worker {
  const own: Task = { name, run: async (job) => void done.push(job), ...task }
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const worker = startWorker({ ...server.portal.service, log }, [own], policy)
  workers.push(worker)
  return worker
}

const add = (payload: object = {}, options: JobOptions = {}, scope = Scope.ofStaff(company.id)) =>
  server.db.transaction(scope, (tx) => addJob(tx, name, payload, options))

async function until<T>(look: () => Promise<T> | T, isReady: (seen: T) => boolean): Promise<T> {
  for (let tries = 0; ; tries++) {
    const seen = await look()
    if (isReady(seen) || tries > 1200) return seen
    await pause(50)
  }
}
const untilDone = (count: number) =>
  until(
    () => done.length,
    (length) => length >= count,
  )

const kept = () =>
  server.asAdmin<{ attempts: number; last_error: string | null; is_dead: boolean; is_held: boolean }>(
    `select attempts, last_error, dead_at is not null as is_dead, claimed_by is not null as is_held
       from jobs where company_id = $1 order by created_at`,
    [company.id],
  )

describe('work for later', () => {
  it('is not begun a second time by a worker that was too busy to renew its lease', async () => {
    let begun = 0
    let goOn = () => {}
    const mayEnd = new Promise<void>((resolve) => (goOn = resolve))
    const run = async (job: Job) => {
      begun += 1
      await mayEnd
      done.push(job)
    }
    start({ run }, { ...hasty, renewMilliseconds: 60_000 })
    await add()
    const claims = await until(kept, ([job]) => (job?.attempts ?? 0) > 1)
    expect(claims).toMatchObject([{ is_held: true }])
    goOn()
    await until(kept, (jobs) => jobs.length === 0)
    expect([begun, done.length]).toEqual([1, 1])
  })

  it('is held for longer by whoever has it in hand, not by whoever never heard that it was given it', async () => {
    const queue = new Queue(server.db, randomUUID(), 60)
    const [heard, unheard] = [await add(), await add()]
    expect(await queue.claim([name], 2)).toHaveLength(2)
    const ends = () =>
      server.asAdmin<{ id: string; ends: string }>(
        'select id, claimed_until::text as ends from jobs where company_id = $1',
        [company.id],
      )
    const before = await ends()
    expect(await queue.renew([heard])).toEqual(new Set([heard]))
    const moved = (await ends()).filter(({ id, ends }) =>
      before.some((job) => job.id === id && job.ends !== ends),
    )
    expect(moved.map(({ id }) => id)).toEqual([heard])
    expect(before.map(({ id }) => id)).toContain(unheard)
  })

  it('is done once the transaction that asked for it is kept, and forgotten', async () => {
    start()
    await add({ order: 7 })
    await untilDone(1)
    expect(done.map(({ payload }) => payload)).toEqual([{ order: 7 }])
    expect(await until(kept, (rows) => rows.length === 0)).toEqual([])
  })

  it('is not done where that transaction comes to nothing', async () => {
    const asking = server.db.transaction(Scope.ofStaff(company.id), async (tx) => {
      await addJob(tx, name, {})
      throw new Error('changed their mind')
    })
    await expect(asking).rejects.toThrow('changed their mind')
    expect(await kept()).toEqual([])
  })

  it('waits for its time', async () => {
    start()
    await add({ at: 'later' }, { runAt: new Date(Date.now() + 600) })
    await add({ at: 'once' })
    await untilDone(1)
    expect(done.map(({ payload }) => payload)).toEqual([{ at: 'once' }])
    await untilDone(2)
    expect(done).toHaveLength(2)
  })

  it('is one work under one key while it waits, with the last payload', async () => {
    const runAt = new Date(Date.now() + 300)
    const first = await add({ n: 1 }, { key: 'k', runAt })
    expect(await add({ n: 2 }, { key: 'k', runAt })).toBe(first)
    await add({ n: 3 }, { key: 'other', runAt })
    start()
    await untilDone(2)
    expect(new Set(done.map(({ payload }) => payload))).toEqual(new Set([{ n: 2 }, { n: 3 }]))
  })

  it('is shared by several workers, each piece done by one of them', async () => {
    for (let n = 0; n < 20; n++) await add({ n })
    start()
    start()
    start()
    await untilDone(20)
    await pause(300)
    expect(done).toHaveLength(20)
  })
})

describe('work that fails', () => {
  it('is tried again, later each time, until it goes well', async () => {
    let tries = 0
    start({
      run: async (job) => {
        if (++tries < 3) throw new Error('not yet')
        done.push(job)
      },
    })
    await add()
    await untilDone(1)
    expect(done[0]?.attempts).toBe(3)
  })

  it('is given up after its last attempt, told once, and stays to be looked at', async () => {
    const givenUp: Job[] = []
    start({
      run: async () => {
        throw new Error('never')
      },
      giveUp: async (job) => void givenUp.push(job),
    })
    await add({ n: 1 }, { tries: 2 })
    const rows = await until(kept, ([row]) => row?.is_dead === true)
    expect(rows).toMatchObject([{ attempts: 2, last_error: 'never', is_dead: true, is_held: false }])
    expect(givenUp.map(({ payload }) => payload)).toEqual([{ n: 1 }])
  })

  it('is given up after fewer faults where its task says so, while kills count as for any other', async () => {
    let [isBad, runs] = [false, 0]
    await add()
    // Five servers were killed while they ran it, and the sixth attempt succeeds; the next job fails by itself.
    await server.asAdmin('update jobs set attempts = 5 where company_id = $1', [company.id])
    const run = async () => {
      runs += 1
      if (isBad) throw new Error('never')
    }
    start({ run, faultTries: 2 })
    await until(kept, (rows) => rows.length === 0)
    isBad = true
    await add()
    const rows = await until(kept, ([row]) => row?.is_dead === true)
    expect([runs, rows]).toMatchObject([3, [{ attempts: 2, last_error: 'never' }]])
  })

  it('is tried on where not the work is at fault, but the disk or the database', async () => {
    start({
      run: async () => {
        throw Object.assign(new Error('no room'), { code: 'ENOSPC' })
      },
      faultTries: 1,
    })
    await add({}, { tries: 3 })
    const rows = await until(kept, ([row]) => row?.is_dead === true)
    expect(rows).toMatchObject([{ attempts: 3, last_error: 'no room' }])
  })

  it('is given up at once where another time would end alike', async () => {
    start({
      run: async () => {
        throw new FinalFault('no right')
      },
    })
    await add()
    expect(await until(kept, ([row]) => row?.is_dead === true)).toMatchObject([{ attempts: 1 }])
  })

  it('is given up where it took its worker down each time', async () => {
    const givenUp: Job[] = []
    await add({}, { tries: 2 })
    await server.asAdmin(
      `update jobs set attempts = 2, claimed_by = gen_random_uuid(), claimed_until = now() where company_id = $1`,
      [company.id],
    )
    start({ giveUp: async (job) => void givenUp.push(job) })
    await until(kept, ([row]) => row?.is_dead === true)
    expect([done.length, givenUp.length]).toEqual([0, 1])
  })

  it('waits twice as long each time, up to a limit, a little spread', () => {
    const seconds = [1, 2, 3, 20].map((attempts) => retrySeconds(attempts, usualPolicy, () => 0.5))
    expect(seconds).toEqual([5, 10, 20, 600])
    expect(retrySeconds(1, usualPolicy, () => 0)).toBe(4)
  })
})

describe('a worker', () => {
  it('keeps what takes longer than its lease, for as long as it lives', async () => {
    const slow: Partial<Task> = {
      run: async (job) => {
        await pause(2200)
        done.push(job)
      },
    }
    start(slow)
    start(slow)
    await add()
    await untilDone(1)
    await pause(300)
    expect(done.map(({ attempts }) => attempts)).toEqual([1])
  })

  it('takes over what another held whose lease is over', async () => {
    await add()
    await server.asAdmin(
      `update jobs set attempts = 1, claimed_by = gen_random_uuid(), claimed_until = now() + interval '5 minutes'
        where company_id = $1`,
      [company.id],
    )
    await add({ isFree: true })
    start()
    await untilDone(1)
    expect(done.map(({ payload }) => payload)).toEqual([{ isFree: true }])
    await server.asAdmin('update jobs set claimed_until = now() where company_id = $1', [company.id])
    await untilDone(2)
    expect(done[1]?.attempts).toBe(2)
  })

  it('lets go of what became another’s meanwhile', async () => {
    let wasCut = false
    start({
      run: async ({ signal }) => {
        await pause(5000, undefined, { signal }).catch(() => undefined)
        wasCut = signal.aborted
        signal.throwIfAborted()
      },
    })
    await add()
    await until(kept, ([row]) => row?.is_held === true)
    await server.asAdmin(`update jobs set claimed_by = gen_random_uuid() where company_id = $1`, [company.id])
    await until(
      () => wasCut,
      (was) => was,
    )
    expect(wasCut).toBe(true)
    expect(await kept()).toMatchObject([{ is_dead: false, last_error: null }])
  })

  it('gives back what it has in hand when it stops, as if it had not been taken', async () => {
    const worker = start({
      run: async ({ signal }) => {
        await pause(60_000, undefined, { signal })
      },
    })
    await add()
    await until(kept, ([row]) => row?.is_held === true)
    await worker.stop()
    expect(await kept()).toMatchObject([{ attempts: 0, is_held: false, is_dead: false }])
  })
})

describe('work that comes back by the calendar', () => {
  it('is put into each company’s queue once a time, however many nodes look', async () => {
    let due = new Date(Date.now() - 60_000)
    const schedule = { lastDue: () => due, lateMinutes: 60 }
    const policy = { ...hasty, calendarMilliseconds: 50 }
    const own = () => done.filter((job) => job.company === company.id)
    start({ schedule }, policy)
    start({ schedule }, policy)
    start({ schedule }, policy)
    await until(
      () => own().length,
      (length) => length >= 1,
    )
    await pause(400)
    expect(own()).toHaveLength(1)
    expect(own()[0]?.payload).toEqual({ due: expect.any(String) })
    due = new Date(Date.now() - 1000)
    await until(
      () => own().length,
      (length) => length >= 2,
    )
    await pause(300)
    expect(own()).toHaveLength(2)
  })

  it('is let go where it was missed for too long', async () => {
    const schedule = { lastDue: () => new Date(Date.now() - 7_200_000), lateMinutes: 60 }
    start({ schedule }, { ...hasty, calendarMilliseconds: 50 })
    await add({ n: 'marker' })
    await untilDone(1)
    await pause(300)
    expect(done.filter((job) => job.company === company.id).map(({ payload }) => payload)).toEqual([
      { n: 'marker' },
    ])
  })
})
