import {
  dropJob,
  getJobsHealth,
  retryGivenUpMail,
  retryJob,
  retryJobsOfKind,
} from '@enlace/contract/jobs/calls.ts'
import { Scope } from '@enlace/database/scope.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { describe, expect, it } from 'vitest'
import { addJob } from '../../core/jobs/commands.ts'

const server = useTestServer({}, 'own')

async function enter() {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const browser = await server.signInStaff(await buildStaff(server.db, company))
  const queue = (task: string, key?: string) =>
    server.db.transaction(Scope.ofStaff(company.id), (tx) =>
      // Tomorrow, so that the worker of another test does not run it.
      addJob(tx, task, {}, { runAt: new Date(Date.now() + 24 * 60 * 60_000), ...(key && { key }) }),
    )
  const giveUp = (id: string, reason = 'no hay disco') =>
    server.asAdmin(
      `update jobs set dead_at = now(), attempts = 8, last_error = $3 where company_id = $1 and id = $2`,
      [company.id, id, reason],
    )
  const health = async () => (await server.call(getJobsHealth, browser, {})).body
  /** Creates dead mails, with the Message-IDs of their first attempts. */
  const failMails = async (purpose: string, count: number) => {
    const rows = await server.asAdmin<{ id: string }>(
      `insert into outbox_mails (company_id, purpose, recipient, subject, html, text, message_id, attempts, refusals, dead_at,
                                 last_error, created_at)
         select $1::integer, $2::text, 'ana@nuez.example', 'Hola', '', 'Hola', '<' || $2::text || $1::integer || '.' || n || '@enlace.example>', 45, 45, now(), '550 no', now()
           from generate_series(1, $3) n returning id`,
      [company.id, purpose, count],
    )
    return rows.map(({ id }) => id)
  }
  return { company, browser, queue, giveUp, health, failMails }
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

describe('mails that were given up', () => {
  it('stand beside the work that was, with why, and are counted by what caused them', async () => {
    const { queue, giveUp, failMails, health } = await enter()
    await giveUp(await queue('prueba'))
    await failMails('invitation', 2)
    const found = await health()
    expect([found.state, found.failedInAll]).toEqual(['failed', 3])
    expect(found.failedKinds).toEqual([
      { kind: 'mail', task: 'invitation', count: 2 },
      { kind: 'job', task: 'prueba', count: 1 },
    ])
    const mail = { kind: 'mail', task: 'invitation', reason: '550 no', attempts: 45 }
    expect(found.failed.filter(({ kind }) => kind === 'mail')).toMatchObject([mail, mail])
  })

  it('are no more among them once somebody sent them again as others', async () => {
    const { company, failMails, health } = await enter()
    const [id] = await failMails('invitation', 1)
    await server.asAdmin(
      `insert into outbox_mails (company_id, purpose, recipient, subject, html, text, resent_from, created_at)
         values ($1, 'invitation', 'ana@nuez.example', 'Hola', '', 'Hola', $2, now() + interval '1 second')`,
      [company.id, id],
    )
    expect(await health()).toMatchObject({ state: 'ok', failed: [] })
  })

  it('are tried again as the same mails, one or all of a cause, with who wanted it', async () => {
    const { company, browser, failMails, health } = await enter()
    const [one = ''] = await failMails('invitation', 3)
    await failMails('contact', 1)
    expect((await server.call(retryGivenUpMail, browser, { params: { id: one } })).status).toBe(200)
    expect((await server.call(retryGivenUpMail, browser, { params: { id: one } })).status).toBe(404)
    const body = { kind: 'mail', task: 'invitation' }
    expect((await server.call(retryJobsOfKind, browser, { body })).body).toEqual({ count: 2 })
    expect((await server.call(retryJobsOfKind, browser, { body })).body).toEqual({ count: 0 })
    expect((await health()).failedKinds).toEqual([{ kind: 'mail', task: 'contact', count: 1 }])
    const waiting = await server.asAdmin(
      `select message_id, attempts, refusals from outbox_mails
        where company_id = $1 and dead_at is null and next_attempt_at <= now() order by message_id`,
      [company.id],
    )
    expect(waiting).toEqual(
      [1, 2, 3].map((n) => ({
        message_id: `<invitation${company.id}.${n}@enlace.example>`,
        attempts: 0,
        refusals: 0,
      })),
    )
    const trail = await server.asAdmin(
      `select action, detail from audit_log where company_id = $1 and action like 'job:%' order by at`,
      [company.id],
    )
    expect(trail).toEqual([
      { action: 'job:mail-retried', detail: {} },
      { action: 'job:all-retried', detail: { clase: 'correo', trabajo: 'invitation', cuantos: 2 } },
    ])
  })

  it('are out of reach for another company', async () => {
    const { failMails, health } = await enter()
    const [id = ''] = await failMails('invitation', 1)
    const other = await enter()
    expect((await server.call(retryGivenUpMail, other.browser, { params: { id } })).status).toBe(404)
    const body = { kind: 'mail', task: 'invitation' }
    expect((await server.call(retryJobsOfKind, other.browser, { body })).body).toEqual({ count: 0 })
    expect((await health()).failedInAll).toBe(1)
  })
})

it('all work of one kind that was given up is done again at once, and no other', async () => {
  const { browser, queue, giveUp, health } = await enter()
  for (const task of ['prueba', 'prueba', 'otra']) await giveUp(await queue(task))
  const body = { kind: 'job', task: 'prueba' }
  expect((await server.call(retryJobsOfKind, browser, { body })).body).toEqual({ count: 2 })
  expect((await health()).failedKinds).toEqual([{ kind: 'job', task: 'otra', count: 1 }])
})
