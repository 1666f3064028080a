import { listBlogPosts } from '@enlace/contract/blog/supplier/calls.ts'
import { getPageStatus } from '@enlace/contract/company/calls.ts'
import { planMaintenance } from '@enlace/contract/availability/calls.ts'
import { createDeskPost, getDeskPost, publishDeskPost } from '@enlace/contract/blog/desk/calls.ts'
import { registerForEvent } from '@enlace/contract/events/visitor/calls.ts'
import { saveContentDraft, scheduleContent } from '@enlace/contract/content/pages/calls.ts'
import { buildCompany, buildSupplier, type BuiltCompany } from '@enlace/testing/builders.ts'
import { buildEvent } from '@enlace/testing/events.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { afterEach, expect, it } from 'vitest'
import { remindOfDay } from '../modules/events/remind-commands.ts'
import { usualPolicy } from '../core/jobs/rules.ts'
import { startWorker, type Worker } from '../core/jobs/worker.ts'
import { tasks } from './jobs.ts'

const server = useTestServer({}, 'own')
const workers: Worker[] = []
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop()
})

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** A company with a supplier's session and its administrator's. */
async function enter() {
  const company = await buildCompany(server.db, { settings: { blog: 1, events: 1 } })
  await relaxStaffFactor(server.asAdmin, company)
  const { person, thirdParty } = await buildSupplier(server.db, company)
  return {
    company,
    thirdParty,
    supplier: await server.signIn(person),
    desk: await server.signInStaff(await buildStaff(server.db, company)),
  }
}

/**
 * Makes a company's next work due while no server runs. The process that claimed it ran it and died before it could
 * record that; two others then start with the product's own tasks, and work until nothing is left.
 */
async function comeBack(company: BuiltCompany, task: string): Promise<void> {
  const of = [company.id, task]
  const due = () =>
    server.asAdmin(`select * from jobs where company_id = $1 and task = $2 and run_at <= now()`, of)
  await server.asAdmin(
    `update jobs set run_at = now() where company_id = $1 and task = $2
       and run_at = (select min(run_at) from jobs where company_id = $1 and task = $2)`,
    of,
  )
  const work = await due()
  expect(work).toHaveLength(1)
  const first = start(task)
  await expect.poll(due).toEqual([])
  await first.stop()
  await server.asAdmin(`insert into jobs select (json_populate_recordset(null::jobs, $1::json)).*`, [
    JSON.stringify(work),
  ])
  await server.asAdmin(
    `update jobs set attempts = 1, claimed_by = gen_random_uuid(), claimed_until = now() - interval '1 second'
      where company_id = $1 and task = $2 and run_at <= now()`,
    of,
  )
  const others = [start(task), start(task)]
  await expect.poll(due).toEqual([])
  for (const worker of others) await worker.stop()
}

function start(task: string): Worker {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const own = tasks.filter(({ name }) => name === task).map((found) => ({ name: found.name, run: found.run }))
  const worker = startWorker({ ...server.portal.service, log }, own, {
    ...usualPolicy,
    pollMilliseconds: 50,
    leaseSeconds: 5,
  })
  workers.push(worker)
  return worker
}

const told = (company: BuiltCompany, kind: string) =>
  server.asAdmin<{ third_party_id: number }>(
    `select third_party_id from notification_events where company_id = $1 and kind = $2`,
    [company.id, kind],
  )

it('a communiqué comes out at its hour, and each supplier is told of it once', async () => {
  const { company, thirdParty, supplier, desk } = await enter()
  const post = {
    tipo: 'comunicado',
    titulo: 'Cierre de bodega',
    extracto: 'Cierra el 30.',
    autor: 'Comunicaciones',
    categoria: 'Avisos',
    etiquetas: [],
    audiencia: [],
    html: '<p>Cierra el 30.</p>',
    portada: null,
    galeria: [],
    adjuntos: [],
  }
  const { body: params } = await server.call(createDeskPost, desk, { body: { post } })
  const { body: kept } = await server.call(getDeskPost, desk, { params: { slug: params.slug } })
  await server.call(publishDeskPost, desk, {
    params: { slug: params.slug },
    body: { seen: kept.seen, desde: inHours(24), callado: false },
  })
  const shown = async () => (await server.call(listBlogPosts, supplier, { query: {} })).body.total
  expect(await shown()).toBe(0)
  await server.asAdmin(`update blog_posts set publicado_at = now() where company_id = $1`, [company.id])
  await comeBack(company, 'blog-announce')
  expect(await shown()).toBe(1)
  expect(await told(company, 'communique')).toEqual([{ third_party_id: thirdParty.id }])
})

it('a page is published at its hour, as one version', async () => {
  const { company, desk } = await enter()
  const about = { kind: 'page', item: 'nosotros' } as const
  const content = {
    kind: 'page',
    body: { title: 'Nosotros', description: '', html: '<p>Desde 1987.</p>' },
  } as const
  const { body: draft } = await server.call(saveContentDraft, desk, {
    params: about,
    body: { seen: null, note: '', content },
  })
  const planned = await server.call(scheduleContent, desk, {
    params: about,
    body: { seen: draft, at: inHours(24) },
  })
  expect(planned.status).toBe(200)
  await server.asAdmin(`update content_versions set publish_at = now() where company_id = $1`, [company.id])
  await comeBack(company, 'publish-version')
  expect(
    await server.asAdmin(`select state, published_as from content_versions where company_id = $1`, [
      company.id,
    ]),
  ).toEqual([{ state: 'published', published_as: 1 }])
})

it('an event is reminded of an hour before, once to whoever has a seat', async () => {
  const { company, thirdParty, supplier } = await enter()
  const id = await buildEvent(server.db, company, { starts_at: new Date(inHours(3)), title: 'Taller' })
  await server.call(registerForEvent, supplier, { params: { id } })
  await remindOfDay(server.db, company.id, new Date())
  await server.asAdmin(`update events set starts_at = now() + interval '30 minutes' where id = $1`, [id])
  const before = await told(company, 'event-reminder')
  await comeBack(company, 'event-soon')
  expect((await told(company, 'event-reminder')).slice(before.length)).toEqual([
    { third_party_id: thirdParty.id },
  ])
})

it('maintenance closes the portal at its hour and opens it at its end, each once', async () => {
  const { company, desk } = await enter()
  const status = async () =>
    (await server.call(getPageStatus, new TestBrowser(company.host), { body: { company: company.id } })).body
  const pass = (column: string) =>
    server.asAdmin(
      `update maintenance_windows set ${column} = now() - interval '1 second' where company_id = $1`,
      [company.id],
    )
  const changes = async () =>
    (
      await server.asAdmin(
        `select 1 from audit_log where company_id = $1 and actor = 'calendario' and detail -> 'after' ? 'pageOnline'`,
        [company.id],
      )
    ).length
  const { status: answered } = await server.call(planMaintenance, desk, {
    body: { startsAt: inHours(1), endsAt: inHours(2), announceFrom: null, message: 'Cambio de servidor' },
  })
  expect(answered).toBe(200)
  await pass('starts_at')
  await comeBack(company, 'portal-maintenance')
  expect((await status()).pageOnline).toBe(0)
  expect(await changes()).toBe(1)
  await pass('ends_at')
  await comeBack(company, 'portal-maintenance')
  expect((await status()).pageOnline).toBe(1)
  expect(await changes()).toBe(2)
})
