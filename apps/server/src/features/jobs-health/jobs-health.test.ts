import { dropJob, getJobsHealth, retryJob } from '@enlace/contract/features/jobs-health/calls'
import { Scope } from '@enlace/database/scope'
import { buildCompany } from '@enlace/testing/builders'
import { useTestServer } from '@enlace/testing/server'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff'
import { describe, expect, it } from 'vitest'
import { addJob } from '../../core/jobs/commands.ts'

const server = useTestServer()

async function enter() {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const browser = await server.signInStaff(await buildStaff(server.db, company))
  const queue = (task: string, key?: string) =>
    server.db.transaction(Scope.ofStaff(company.id), (tx) =>
      // Tomorrow, so that no worker of another test takes it.
      addJob(tx, task, {}, { runAt: new Date(Date.now() + 24 * 60 * 60_000), ...(key && { key }) }),
    )
  const giveUp = (id: string, reason = 'no hay disco') =>
    server.asAdmin(
      `update jobs set dead_at = now(), attempts = 8, last_error = $3 where company_id = $1 and id = $2`,
      [company.id, id, reason],
    )
  const health = async () => (await server.call(getJobsHealth, browser, {})).body
  return { company, browser, queue, giveUp, health }
}

describe('the work that nobody waits for', () => {
  it('is told by what failed with why, by what waits, and by what comes with the calendar', async () => {
    const { queue, giveUp, health } = await enter()
    const failed = await queue('prueba')
    await giveUp(failed)
    await queue('espera')
    const found = await health()
    expect([found.state, found.failedInAll]).toEqual(['failed', 1])
    expect(found.failed[0]).toMatchObject({ id: failed, task: 'prueba', reason: 'no hay disco', attempts: 8 })
    expect(found.waiting).toMatchObject([{ task: 'espera', later: 1, due: 0, running: 0 }])
    const moments = found.repeated.map(({ nextAt }) => new Date(nextAt).getTime())
    expect(moments.every((moment) => moment > new Date(found.at).getTime())).toBe(true)
    expect(found.repeated.map(({ task }) => task)).toContain('import-sweep')
  })

  it('says that nobody does it where what is due waits for long', async () => {
    const { company, queue, health } = await enter()
    await queue('espera')
    await server.asAdmin(`update jobs set run_at = now() - interval '20 minutes' where company_id = $1`, [
      company.id,
    ])
    const found = await health()
    expect([found.state, found.waiting[0]?.due]).toEqual(['stuck', 1])
  })

  it('shows nothing of another company', async () => {
    const { queue, giveUp } = await enter()
    const other = await enter()
    await giveUp(await queue('prueba'))
    expect(await other.health()).toMatchObject({ state: 'ok', failed: [], waiting: [] })
  })
})

describe('work that failed', () => {
  it('is put back into the queue as if it had never been tried, once, with who wanted it', async () => {
    const { company, browser, queue, giveUp, health } = await enter()
    const id = await queue('prueba')
    await giveUp(id)
    expect((await server.call(retryJob, browser, { params: { id } })).status).toBe(200)
    const found = await health()
    expect([found.failed, found.waiting[0]?.task]).toEqual([[], 'prueba'])
    const again = await server.call(retryJob, browser, { params: { id } })
    expect([again.status, again.problem.code]).toEqual([404, 'job-not-found'])
    const trail = await server.asAdmin(
      `select target, detail from audit_log where company_id = $1 and action = 'job:retried'`,
      [company.id],
    )
    expect(trail).toEqual([{ target: id, detail: { trabajo: 'prueba' } }])
  })

  it('can be done again although the same work waits already', async () => {
    const { browser, queue, giveUp, health } = await enter()
    const id = await queue('prueba', 'una')
    await giveUp(id)
    await queue('prueba', 'una')
    expect((await server.call(retryJob, browser, { params: { id } })).status).toBe(200)
    expect((await health()).failed).toEqual([])
  })

  it('can be let go of, and what still waits cannot', async () => {
    const { browser, queue, giveUp, health } = await enter()
    const id = await queue('prueba')
    expect((await server.call(dropJob, browser, { params: { id } })).problem.code).toBe('job-not-found')
    await giveUp(id)
    expect((await server.call(dropJob, browser, { params: { id } })).status).toBe(200)
    expect(await health()).toMatchObject({ state: 'ok', failed: [] })
  })

  it('is out of reach for another company, and for who may only look', async () => {
    const { company, queue, giveUp } = await enter()
    const other = await enter()
    const id = await queue('prueba')
    await giveUp(id)
    expect((await server.call(retryJob, other.browser, { params: { id } })).status).toBe(404)
    const auditor = await server.signInStaff(await buildStaff(server.db, company, 'auditor'))
    expect((await server.call(getJobsHealth, auditor, {})).status).toBe(200)
    expect((await server.call(retryJob, auditor, { params: { id } })).problem.code).toBe('role-refused')
  })
})
