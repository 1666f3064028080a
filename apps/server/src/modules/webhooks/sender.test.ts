import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import {
  changeWebhook,
  getWebhook,
  resendWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
} from '@enlace/contract/webhooks/calls.ts'
import { type WebhookEvent, webhookEvents } from '@enlace/domain/webhook.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { useWebhookReceiver, type Answering } from '@enlace/testing/webhook-receiver.ts'
import { addWebhook, documentedVerify, enterWebhookCompany } from '@enlace/testing/webhooks.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { usualPolicy, type WebhookPolicy } from './rules.ts'
import { startWebhookSender, type WebhookSender } from './sender.ts'

const folder = await useScratchFolder('enlace-webhooks-')
const receiver = await useWebhookReceiver()
const server = useTestServer({ WEBHOOK_HOSTS: receiver.host }, 'own')
const verify = await documentedVerify(folder)

const hasty: WebhookPolicy = {
  ...usualPolicy,
  patienceMilliseconds: 5000,
  leaseSeconds: 10,
  pollMilliseconds: 30,
  tries: 4,
  firstRetrySeconds: 0.02,
  drainMilliseconds: 20,
}
const senders: WebhookSender[] = []
afterEach(async () => {
  for (const sender of senders.splice(0)) await sender.stop()
})
const start = (policy: Partial<WebhookPolicy> = {}) => {
  const sender = startWebhookSender(
    { ...server.portal.service, log: server.portal.log },
    { ...hasty, ...policy },
  )
  senders.push(sender)
  return sender
}

let count = 0
/** Creates a company with an endpoint that gives the chosen answer. */
async function enter(answer?: Answering, eventos: readonly WebhookEvent[] = webhookEvents) {
  const path = `p${++count}`
  const entered = await enterWebhookCompany(server)
  const { id, secreto } = await addWebhook(server, entered, receiver.at(path, answer), eventos)
  const states = async () => (await entered.deliveries(id)).map(({ state }) => state)
  const settled = async (expected: string[]) => {
    await expect.poll(states, { interval: 20 }).toEqual(expected)
    return entered.deliveries(id)
  }
  const webhook = async () =>
    (await server.call(getWebhook, entered.browser, { params: { id } })).body.webhook
  return { ...entered, id, secreto, path, settled, webhook, came: () => receiver.of(path) }
}
const failing: Answering = (response) => void response.writeHead(500).end('Falla interna')

describe('a message', () => {
  it('is signed so that the documented snippet knows it, and knows what was changed or is old', async () => {
    const { id, secreto, emit, settled, came } = await enter()
    start()
    await emit('question.opened', { consulta: { numero: 'C-2026-ñ' } })
    const [delivery] = await settled(['entregada'])
    const [message] = came()
    if (!message) throw new Error('It came')
    const { headers, body } = message
    expect(verify(secreto, headers, body)).toMatchObject({
      type: 'question.opened',
      timestamp: expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      data: { consulta: { numero: 'C-2026-ñ' } },
    })
    expect(headers['webhook-id']).toBe(delivery?.event_id)
    const other = { ...headers, 'webhook-id': id }
    const now = Date.now()
    for (const forged of [
      () => verify(secreto, headers, body.replace('C-2026', 'C-2027')),
      () => verify(secreto, other, body),
      () => verify(`whsec_${Buffer.alloc(32).toString('base64')}`, headers, body),
      () => verify(secreto, { ...headers, 'webhook-signature': 'v1,' }, body),
      () => verify(secreto, { ...headers, 'webhook-timestamp': String(Math.floor(now / 1000) + 1) }, body),
    ])
      expect(forged).toThrow('Not signed')
    expect(() => verify(secreto, headers, body, now + 301_000)).toThrow('Too old')
  })

  it('carries the signatures of both secrets while one is changed for another', async () => {
    const { browser, id, secreto, emit, settled, came, webhook } = await enter()
    const { body: told } = await server.call(rotateWebhookSecret, browser, {
      params: { id },
      body: { version: 1, horas: 24 },
    })
    expect((await webhook()).secreto_anterior_hasta).not.toBeNull()
    start()
    await emit()
    await settled(['entregada'])
    const [both] = came()
    if (!both) throw new Error('It came')
    for (const secret of [secreto, told.secreto]) verify(secret, both.headers, both.body)
    await server.call(rotateWebhookSecret, browser, { params: { id }, body: { version: 2, horas: 0 } })
    await emit()
    await settled(['entregada', 'entregada'])
    const alone = came()[1]
    if (!alone) throw new Error('It came')
    for (const secret of [secreto, told.secreto])
      expect(() => verify(secret, alone.headers, alone.body)).toThrow('Not signed')
  })

  it('goes to the endpoints that want to hear it, and to no other company’s', async () => {
    const one = await enter(undefined, ['question.opened'])
    const other = await enter()
    start()
    await one.emit('bank-change.requested', {})
    await one.emit('question.opened', { whose: 'one' })
    await other.emit('question.opened', { whose: 'other' })
    await one.settled(['entregada'])
    await other.settled(['entregada'])
    expect(one.came().map(({ body }) => JSON.parse(body))).toMatchObject([{ data: { whose: 'one' } }])
    expect(other.came().map(({ body }) => JSON.parse(body))).toMatchObject([{ data: { whose: 'other' } }])
  })
})

describe('an endpoint', () => {
  it('that fails is tried exactly so often, later each time, under the same id, and then given up', async () => {
    const { emit, settled, came, webhook } = await enter(failing)
    start()
    await emit()
    const [delivery] = await settled(['fallida'])
    expect(delivery).toMatchObject({ attempts: 4, status: 500 })
    const messages = came()
    expect(messages).toHaveLength(4)
    expect(new Set(messages.map(({ headers, body }) => `${headers['webhook-id'] ?? ''} ${body}`)).size).toBe(
      1,
    )
    const gaps = messages.slice(1).map(({ at }, n) => at - (messages[n]?.at ?? 0))
    // 20, 80 and 320 milliseconds, less up to a fifth of jitter.
    for (const [n, least] of [16, 64, 256].entries()) expect(gaps[n]).toBeGreaterThanOrEqual(least - 2)
    expect(await webhook()).toMatchObject({ estado: 'con_fallos', entregas: { fallidas: 1 } })
  })

  it('that fails and then takes it is well again', async () => {
    const { emit, settled, came, webhook } = await enter((response, _request, n) =>
      response.writeHead(n < 3 ? 503 : 200).end(),
    )
    start()
    await emit()
    expect(await settled(['entregada'])).toMatchObject([{ attempts: 3, status: 200 }])
    expect(came()).toHaveLength(3)
    expect((await webhook()).estado).toBe('activo')
  })

  it.each([
    ['does not answer', () => undefined, { status: null, fault: 'tiempo' }],
    ['cuts the connection', (response) => void response.destroy(), { status: null, fault: 'conexion' }],
    [
      'redirects',
      (response) => void response.writeHead(302, { location: receiver.at('elsewhere') }).end(),
      { status: 302, fault: null },
    ],
  ] satisfies [string, Answering, object][])('that %s did not take it', async (_, answer, outcome) => {
    const { emit, settled } = await enter(answer)
    start({ tries: 1, patienceMilliseconds: 300 })
    await emit()
    expect(await settled(['fallida'])).toMatchObject([outcome])
    expect(receiver.of('elsewhere')).toEqual([])
  })

  it('that says it is gone is put off at once; its administrators hear so, once, and nothing more is told', async () => {
    const { company, staff, browser, id, emit, settled, came, webhook } = await enter(
      (response) => void response.writeHead(410).end(),
    )
    start()
    await emit()
    await settled(['fallida'])
    await expect.poll(async () => (await webhook()).estado, { interval: 20 }).toBe('desactivado')
    const off = await webhook()
    expect(off).toMatchObject({ motivo: 'retirado', entregas: { fallidas: 1 } })
    expect(
      await server.asAdmin('select recipient, purpose from outbox_mails where company_id = $1', [company.id]),
    ).toEqual([{ recipient: staff.email, purpose: 'webhook-put-off' }])
    await emit()
    await settled(['fallida'])
    expect(came()).toHaveLength(1)
    const { version, url, descripcion, eventos } = off
    const { status } = await server.call(changeWebhook, browser, {
      params: { id },
      body: { version, url, descripcion, eventos, activo: true },
    })
    expect([status, (await webhook()).estado]).toEqual([200, 'activo'])
  })

  it('that takes nothing for three days is put off, and gets what waited when it is put on again', async () => {
    let isWell = false
    const { company, browser, id, emit, settled, webhook } = await enter(
      (response) => void response.writeHead(isWell ? 200 : 500).end(),
    )
    await server.asAdmin(
      `update webhook_endpoints set failing_since = now() - interval '73 hours' where company_id = $1`,
      [company.id],
    )
    start()
    await emit()
    await expect.poll(async () => (await webhook()).estado, { interval: 20 }).toBe('desactivado')
    const off = await webhook()
    expect(off.motivo).toBe('fallos')
    await settled(['pendiente'])
    isWell = true
    const { version, url, descripcion, eventos } = off
    await server.call(changeWebhook, browser, {
      params: { id },
      body: { version, url, descripcion, eventos, activo: true },
    })
    await settled(['entregada'])
    expect(await webhook()).toMatchObject({ estado: 'activo', motivo: null, falla_desde: null })
  })

  it('that is slow has two messages at a time and holds up nobody else’s', async () => {
    const slow = await enter((response) => void setTimeout(() => response.writeHead(200).end(), 400))
    const quick = await enter()
    for (let n = 0; n < 8; n++) await slow.emit()
    for (let n = 0; n < 5; n++) await quick.emit()
    const begin = Date.now()
    start()
    start()
    await quick.settled(Array(5).fill('entregada'))
    const quickTook = Date.now() - begin
    await slow.settled(Array(8).fill('entregada'))
    expect(receiver.underWay.get(`/${slow.path}`)?.most).toBe(2)
    expect(quickTook).toBeLessThan(Date.now() - begin - 400)
  })
})

describe('a delivery', () => {
  it('that was given up is sent again by hand, under its id, and says by whom', async () => {
    let isWell = false
    const { browser, staff, id, emit, settled, came } = await enter(
      (response) => void response.writeHead(isWell ? 200 : 500).end(),
    )
    start({ tries: 1 })
    await emit()
    const [given] = await settled(['fallida'])
    isWell = true
    const params = { id, delivery: given?.id ?? '' }
    expect((await server.call(resendWebhookDelivery, browser, { params })).status).toBe(200)
    await settled(['entregada'])
    expect(came().map(({ headers }) => headers['webhook-id'])).toEqual([given?.event_id, given?.event_id])
    const [kept] = await server.asAdmin('select resent_by, attempts from webhook_deliveries where id = $1', [
      given?.id,
    ])
    expect(kept).toEqual({ resent_by: staff.email, attempts: 2 })
  })

  it('of a test goes out once, also to an endpoint that is off, and counts for nothing', async () => {
    const { browser, id, settled, came, webhook, secreto } = await enter(failing)
    const { url, descripcion, eventos } = await webhook()
    await server.call(changeWebhook, browser, {
      params: { id },
      body: { version: 1, url, descripcion, eventos, activo: false },
    })
    start()
    expect((await server.call(testWebhook, browser, { params: { id } })).status).toBe(200)
    expect(await settled(['fallida'])).toMatchObject([{ attempts: 1, status: 500 }])
    const [message] = came()
    expect(message && verify(secreto, message.headers, message.body)).toMatchObject({
      type: 'webhook.test',
      data: { webhook: id },
    })
    expect(await webhook()).toMatchObject({ estado: 'inactivo', falla_desde: null })
  })

  it('that a killed process had in hand goes out all the same', async () => {
    const { emit, settled, came } = await enter((response, _request, n) => {
      if (n > 1) response.writeHead(200).end()
    })
    await emit()
    const program = fileURLToPath(import.meta.resolve('@enlace/testing/webhook-process.ts'))
    const victim = spawn(process.execPath, [program, server.adminUrl, receiver.host, '1'], {
      stdio: 'ignore',
    })
    await expect.poll(() => came().length, { interval: 20 }).toBe(1)
    victim.kill('SIGKILL')
    await once(victim, 'exit')
    start()
    expect(await settled(['entregada'])).toMatchObject([{ attempts: 2 }])
  })

  it('that is under way when the server stops is given back as if it had not been tried', async () => {
    const { emit, deliveries, came, id } = await enter(() => undefined)
    const sender = start({ patienceMilliseconds: 60_000, leaseSeconds: 60 })
    await emit()
    await expect.poll(() => came().length, { interval: 20 }).toBe(1)
    await sender.stop()
    expect(await deliveries(id)).toMatchObject([{ state: 'pendiente', attempts: 0, fault: null }])
  })
})

it('logs no secret, no message and no answer', async () => {
  const { secreto, emit, settled } = await enter(
    (response) => void response.writeHead(500).end('contesta-esto'),
  )
  start({ tries: 1 })
  await emit('question.opened', { palabra: 'dice-esto' })
  await settled(['fallida'])
  const lines = server.logs.join('\n')
  expect(lines).toContain('webhook failed')
  for (const secret of [secreto, secreto.slice(6), 'contesta-esto', 'dice-esto', 'v1,'])
    expect(lines).not.toContain(secret)
})
