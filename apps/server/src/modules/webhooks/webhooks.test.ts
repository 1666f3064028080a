import {
  changeWebhook,
  createWebhook,
  getWebhook,
  getWebhookDelivery,
  listWebhooks,
  removeWebhook,
  resendWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
} from '@enlace/contract/webhooks/calls.ts'
import { webhookFormTexts } from '@enlace/contract/webhooks/texts.ts'
import { useTestServer, TestBrowser } from '@enlace/testing/server.ts'
import { buildStaff } from '@enlace/testing/staff.ts'
import { addWebhook, enterWebhookCompany } from '@enlace/testing/webhooks.ts'
import { describe, expect, it } from 'vitest'
import { mostWebhooks } from './desk-commands.ts'

const server = useTestServer()
const url = 'https://8.8.8.8/enlace?token=llave-del-erp'

async function enter() {
  const entered = await enterWebhookCompany(server)
  const { id, secreto } = await addWebhook(server, entered, url, ['question.opened'])
  return { ...entered, id, secreto, params: { id } }
}
const change = { version: 1, url, descripcion: 'Odoo', eventos: ['question.opened' as const], activo: true }

describe('an endpoint', () => {
  it('is listed with what it is told of, and its secret is told once and kept sealed', async () => {
    const { company, staff, browser, id, secreto, params } = await enter()
    expect(secreto).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const { body: rotated } = await server.call(rotateWebhookSecret, browser, {
      params,
      body: { version: 1, horas: 24 },
    })
    expect(rotated.secreto).not.toBe(secreto)
    const { body } = await server.call(listWebhooks, browser)
    expect(body.webhooks).toMatchObject([
      {
        id,
        url,
        descripcion: 'Prueba',
        eventos: ['question.opened'],
        estado: 'activo',
        creado_por: staff.email,
        creado_por_nombre: 'Ana Pérez',
        entregas: { pendientes: 0, entregadas: 0, fallidas: 0 },
      },
    ])
    const { body: one } = await server.call(getWebhook, browser, { params })
    const rows = await server.asAdmin(
      `select webhook_endpoints::text, encode(secret, 'escape') as bytes from webhook_endpoints where company_id = $1
       union all select audit_log::text, '' from audit_log where company_id = $1`,
      [company.id],
    )
    expect(JSON.stringify([rows.slice(1), server.logs])).not.toContain('llave-del-erp')
    const everything = JSON.stringify([body, one, rows, server.logs])
    for (const secret of [secreto, rotated.secreto]) expect(everything).not.toContain(secret.slice(6))
  })

  it.each([
    ['', webhookFormTexts.faults.urlMissing],
    ['erp.ejemplo.co', webhookFormTexts.faults.address],
    ['http://erp.ejemplo.co/', webhookFormTexts.faults.protocol],
    ['http://127.0.0.1:9000/', webhookFormTexts.faults.protocol],
    ['https://127.0.0.1/', webhookFormTexts.faults.private],
    ['https://2130706433/', webhookFormTexts.faults.private],
    ['https://169.254.169.254/', webhookFormTexts.faults.private],
    ['https://[::ffff:127.0.0.1]/', webhookFormTexts.faults.private],
    ['https://localhost/', webhookFormTexts.faults.private],
  ])('is not added at "%s", nor changed to it', async (wrong, words) => {
    const { browser, params } = await enter()
    const made = await server.call(createWebhook, browser, {
      body: { url: wrong, descripcion: '', eventos: ['question.opened'] },
    })
    expect(made.problem.fields).toEqual({ url: words })
    const changed = await server.call(changeWebhook, browser, { params, body: { ...change, url: wrong } })
    expect(changed.problem.fields).toEqual({ url: words })
  })

  it('tells of something, and there are no more than a company needs', async () => {
    const { browser, company } = await enter()
    const add = (eventos: 'question.opened'[]) =>
      server.call(createWebhook, browser, { body: { url, descripcion: '', eventos } })
    expect((await add([])).problem.fields).toEqual({ eventos: webhookFormTexts.faults.eventsMissing })
    await server.asAdmin(
      `insert into webhook_endpoints (company_id, url, events, secret, created_by)
       select $1, 'https://8.8.8.8/', '{question.opened}', '', '' from generate_series(1, $2)`,
      [company.id, mostWebhooks - 1],
    )
    expect((await add(['question.opened'])).problem.code).toBe('webhooks-too-many')
  })

  it('is changed by who saw it as it is, put off, and removed with what waited for it', async () => {
    const { company, browser, params, emit } = await enter()
    await emit()
    const off = { ...change, descripcion: ' Otro ', activo: false }
    expect((await server.call(changeWebhook, browser, { params, body: off })).status).toBe(200)
    expect((await server.call(getWebhook, browser, { params })).body.webhook).toMatchObject({
      descripcion: 'Otro',
      estado: 'inactivo',
      entregas: { pendientes: 1 },
    })
    expect((await server.call(changeWebhook, browser, { params, body: off })).problem.code).toBe(
      'changed-meanwhile',
    )
    await emit()
    expect((await server.call(getWebhook, browser, { params })).body.total).toBe(1)
    const stale = await server.call(removeWebhook, browser, { params, query: { version: 1 } })
    expect(stale.problem.code).toBe('changed-meanwhile')
    expect((await server.call(removeWebhook, browser, { params, query: { version: 2 } })).status).toBe(200)
    expect((await server.call(getWebhook, browser, { params })).problem.code).toBe('webhook-not-found')
    expect(
      await server.asAdmin('select 1 from webhook_deliveries where company_id = $1', [company.id]),
    ).toEqual([])
    const trail = await server.asAdmin(
      `select action from audit_log where company_id = $1 and action like 'webhook:%' order by id`,
      [company.id],
    )
    expect(trail).toEqual(['created', 'changed', 'removed'].map((act) => ({ action: `webhook:${act}` })))
  })
})

describe('deliveries', () => {
  it('are listed page by page and by state, each with what was sent', async () => {
    const { company, browser, params, emit } = await enter()
    for (let n = 0; n < 27; n++) await emit('question.opened', { n })
    await server.asAdmin(
      `update webhook_deliveries set state = 'fallida', status = 500, answer = 'No', attempts = 8, tried_at = now()
        where company_id = $1 and id in (select id from webhook_deliveries where company_id = $1 limit 3)`,
      [company.id],
    )
    const list = async (query: object) => (await server.call(getWebhook, browser, { params, query })).body
    const first = await list({})
    expect([first.rows.length, first.total, first.counts]).toEqual([25, 27, { fallida: 3, pendiente: 24 }])
    expect((await list({ page: 2 })).rows).toHaveLength(2)
    const failed = await list({ estado: 'fallida' })
    expect(failed).toMatchObject({
      total: 3,
      rows: [{ respuesta: 500, intentos: 8, proximo_at: null }, {}, {}],
    })
    const { body } = await server.call(getWebhookDelivery, browser, {
      params: { ...params, delivery: failed.rows[0]?.id ?? '' },
    })
    expect(body).toMatchObject({ contestado: 'No', evento: 'question.opened' })
    expect(JSON.parse(body.cuerpo)).toMatchObject({ type: 'question.opened' })
  })

  it('that still wait are not sent again, nor any to an endpoint that is off', async () => {
    const { company, browser, params, emit, deliveries, id } = await enter()
    await emit()
    const [waiting] = await deliveries(id)
    const resend = async () =>
      (
        await server.call(resendWebhookDelivery, browser, {
          params: { ...params, delivery: waiting?.id ?? '' },
        })
      ).problem.code
    expect(await resend()).toBe('webhook-delivery-waiting')
    await server.asAdmin(`update webhook_deliveries set state = 'fallida' where company_id = $1`, [
      company.id,
    ])
    await server.asAdmin('update webhook_endpoints set active = false where company_id = $1', [company.id])
    expect(await resend()).toBe('webhook-off')
  })
})

it('every call is nobody’s without a session, another company’s never, and to look only for who may only look', async () => {
  const { company, params, emit, deliveries, id } = await enter()
  await emit()
  const [waiting] = await deliveries(id)
  const delivery = { ...params, delivery: waiting?.id ?? '' }
  const other = await enterWebhookCompany(server)
  const auditor = await server.signInStaff(await buildStaff(server.db, company, 'auditor'))
  const reads = [
    [getWebhook, { params }],
    [getWebhookDelivery, { params: delivery }],
  ] as const
  const writes = [
    [changeWebhook, { params, body: change }],
    [rotateWebhookSecret, { params, body: { version: 1, horas: 0 } }],
    [removeWebhook, { params, query: { version: 1 } }],
    [testWebhook, { params }],
    [resendWebhookDelivery, { params: delivery }],
  ] as const
  for (const [call, given] of [...reads, ...writes]) {
    expect((await server.call(call, new TestBrowser(company.host), given)).status).toBe(401)
    const foreign = await server.call(call, other.browser, given)
    expect([foreign.status, foreign.problem.code]).toEqual([
      404,
      expect.stringMatching(/^webhook-(delivery-)?not-found$/),
    ])
  }
  for (const [call, given] of reads) expect((await server.call(call, auditor, given)).status).toBe(200)
  for (const [call, given] of writes)
    expect((await server.call(call, auditor, given)).problem.code).toBe('role-refused')
  expect((await server.call(listWebhooks, other.browser)).body.webhooks).toEqual([])
  const made = await server.call(createWebhook, auditor, {
    body: { url, descripcion: '', eventos: ['question.opened'] },
  })
  expect(made.problem.code).toBe('role-refused')
})
