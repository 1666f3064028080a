import { getMenu } from '@enlace/contract/content/menu/calls.ts'
import { getCmsSpace, getPageInfo, getTemplateHtml } from '@enlace/contract/content/calls.ts'
import {
  getDrafted,
  publishDrafted,
  rollBackDrafted,
  saveDrafted,
  scheduleDrafted,
} from '@enlace/contract/content/drafts/calls.ts'
import type { DraftKind, WrittenDraft } from '@enlace/contract/content/drafts/schemas.ts'
import type { SeenDraft } from '@enlace/contract/content/versions/schemas.ts'
import { getContentItem, saveContentDraft, scheduleContent } from '@enlace/contract/content/pages/calls.ts'
import { getFilledTemplate } from '@enlace/contract/content/unlayer/calls.ts'
import { buildCompany, buildSupplier, type BuiltCompany } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startWorker, type Worker } from '../../core/jobs/worker.ts'
import { publishVersion } from './versions/publish-jobs.ts'
import { putters } from '../../app/putters.ts'

const server = useTestServer({}, 'own')
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
let worker: Worker | undefined
let world: Awaited<ReturnType<typeof enter>>
beforeEach(async () => {
  world = await enter()
})
afterEach(() => worker?.stop())

async function enter() {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const member = await buildStaff(server.db, company, 'comunicaciones')
  return { company, browser: await server.signInStaff(member), visitor: new TestBrowser(company.host) }
}

/** Starts another node; the previous one has stopped. */
async function restart() {
  await worker?.stop()
  worker = startWorker({ ...server.portal.service, log: server.portal.log }, [publishVersion(putters)])
}

/** Makes the planned time come, and runs the due work. */
async function letItCome({ id }: BuiltCompany) {
  await server.asAdmin(
    `update content_versions set publish_at = now() where company_id = $1 and state = 'scheduled'`,
    [id],
  )
  await server.asAdmin('update jobs set run_at = now() where company_id = $1', [id])
  const left = () => server.asAdmin('select task from jobs where company_id = $1', [id])
  await restart()
  await expect.poll(left).toEqual([])
}

const menuOf = (label: string): WrittenDraft => ({
  kind: 'menu',
  body: { items: [{ label, type: 'ext', value: 'https://ejemplo.co/', order: 1, group: null, data: {} }] },
})
const written: Readonly<Record<DraftKind, { item: string; of: (words: string) => WrittenDraft }>> = {
  template: {
    item: 'supplier-registration',
    of: (words) => ({ kind: 'template', body: { title: 'Registro', html: `<p>${words}</p>` } }),
  },
  document: {
    item: 'carta',
    of: (words) => ({ kind: 'document', body: { title: 'Carta', html: `<p>${words}</p>` } }),
  },
  menu: { item: 'menu', of: menuOf },
}

/** Returns what suppliers see of each kind. */
async function shownOf(kind: DraftKind): Promise<string> {
  if (kind === 'template') {
    const params = { name: written.template.item }
    return (await server.call(getTemplateHtml, world.visitor, { params })).body.html
  }
  const supplier = await server.signIn((await buildSupplier(server.db, world.company)).person)
  if (kind === 'menu') return JSON.stringify((await server.call(getMenu, supplier)).body.menuContent)
  const { body } = await server.call(getFilledTemplate, supplier, {
    params: { value: written.document.item },
  })
  return JSON.stringify(body)
}

describe('a version that waits for its moment', () => {
  it.each(['template', 'document', 'menu'] as const)(
    'of a %s is published by the node that comes up after the one that was told of it, and can be taken back to',
    async (kind) => {
      const { browser, company } = world
      const { item, of } = written[kind]
      const params = { kind, item }
      const save = async (words: string) =>
        (
          await server.call(saveDrafted, browser, {
            params,
            body: { seen: null, note: '', content: of(words) },
          })
        ).body
      const first = await save('Primero')
      await server.call(publishDrafted, browser, { params, body: { seen: first } })
      const plan = { params, body: { seen: await save('Después'), at: inAnHour() } }
      expect((await server.call(scheduleDrafted, browser, plan)).status).toBe(200)
      await restart()
      await restart()
      expect(await shownOf(kind)).toContain('Primero')
      await letItCome(company)
      expect(await shownOf(kind)).toContain('Después')
      const { versions, draft } = (await server.call(getDrafted, browser, { params })).body
      expect([draft, ...versions.map(({ state }) => state)]).toEqual([null, 'published', 'retired'])
      const back = { params, body: { number: 1, seenShown: 2, note: '' } }
      expect((await server.call(rollBackDrafted, browser, back)).status).toBe(200)
      expect(await shownOf(kind)).toContain('Primero')
    },
  )

  it('of a page changes nothing once its plan was taken back, and is shown once it is planned again', async () => {
    const { browser, visitor, company } = world
    const params = { kind: 'page', item: 'nosotros' } as const
    const body = { title: 'Nosotros', description: '', html: '<p>Mañana</p>' }
    const save = (seen: SeenDraft) =>
      server.call(saveContentDraft, browser, {
        params,
        body: { seen, note: '', content: { kind: 'page', body } },
      })
    const plan = (seen: SeenDraft, at: string | null) =>
      server.call(scheduleContent, browser, { params, body: { seen, at } })
    const shown = async () =>
      (await server.call(getPageInfo, visitor, { params: { code: 'nosotros' } })).body.html
    const { body: draft } = await save(null)
    expect((await plan(draft, '2020-01-01T00:00:00Z')).problem.code).toBe('invalid-fields')
    const { body: planned } = await plan(draft, inAnHour())
    expect((await save(planned)).problem.code).toBe('changed-meanwhile')
    const { body: again } = await plan(planned, null)
    await letItCome(company)
    expect(await shown()).toBe('')
    await plan(again, inAnHour())
    await letItCome(company)
    expect(await shown()).toBe('<p>Mañana</p>')
  })

  it('that may not be shown any more is a draft again, and its author finds why in the trail', async () => {
    const { browser, company, visitor } = world
    const params = { kind: 'place', item: 'login' } as const
    const content = { kind: 'place', body: { html: '<p>Hola</p>' } } as const
    const { body: seen } = await server.call(saveContentDraft, browser, {
      params,
      body: { seen: null, note: '', content },
    })
    await server.call(scheduleContent, browser, { params, body: { seen, at: inAnHour() } })
    await server.asAdmin(`update content_versions set body = '{"html": ""}' where company_id = $1`, [
      company.id,
    ])
    await letItCome(company)
    const { draft } = (await server.call(getContentItem, browser, { params })).body
    expect(draft?.version.state).toBe('draft')
    const { body } = await server.call(getCmsSpace, visitor, { query: { location: 'login' } })
    expect(body.html).toBe('')
    const trail = await server.asAdmin(
      `select action from audit_log where company_id = $1 and action = 'version-not-published'`,
      [company.id],
    )
    expect(trail).toHaveLength(1)
  })

  it('cannot be planned where it could not be published', async () => {
    const { browser } = world
    const params = { kind: 'document', item: 'carta' } as const
    const content: WrittenDraft = { kind: 'document', body: { title: 'Carta', html: '{% if %}' } }
    const { body: seen } = await server.call(saveDrafted, browser, {
      params,
      body: { seen: null, note: '', content },
    })
    const refused = await server.call(scheduleDrafted, browser, { params, body: { seen, at: inAnHour() } })
    expect(refused.problem.fields).toHaveProperty('html')
    const past = { params, body: { seen, at: '2020-01-01T00:00:00Z' } }
    expect((await server.call(scheduleDrafted, browser, past)).problem.fields).toHaveProperty('at')
  })
})
