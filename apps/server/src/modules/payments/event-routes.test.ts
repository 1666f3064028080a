import { randomBytes, randomUUID } from 'node:crypto'
import { createPayment, receivePaymentEvent, validatePayment } from '@enlace/contract/payments/calls.ts'
import { buildCompany, type BuiltCompany } from '@enlace/testing/builders.ts'
import { solveCaptcha } from '@enlace/testing/captcha.ts'
import { buildPaymentConcept, useSimulator, useWompi, wompiKeys } from '@enlace/testing/payments.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { useWompiStandIn } from '@enlace/testing/wompi.ts'
import { describe, expect, it } from 'vitest'
import { checkDuePayments } from './intents/watch.ts'

const server = useTestServer()
const newKey = () => randomBytes(16).toString('hex')
const wompi = useWompiStandIn()

async function buildMerchant(options: Parameters<typeof useWompi>[2] = {}) {
  const company = await buildCompany(server.db)
  const { id } = await buildPaymentConcept(server.db, company)
  await useWompi(server.db, company, options)
  return { company, concept: id }
}

async function send({ company, concept }: { company: BuiltCompany; concept: number }) {
  const browser = new TestBrowser(company.host)
  return server.call(createPayment, browser, {
    body: {
      company: company.id,
      idempotencyKey: newKey(),
      concepto: concept,
      nit: '900123456',
      dv: '8',
      razon_social: 'Lácteos del Páramo S.A.S.',
      referencia: `ND ${randomUUID().slice(0, 8)}`,
      valor: '150000.00',
      correo: 'tesoreria@paramo.co',
      captchaValue: await solveCaptcha(server, browser),
    },
  })
}

async function begin(options?: Parameters<typeof useWompi>[2]) {
  const merchant = await buildMerchant(options)
  const { status, body } = await send(merchant)
  expect(status).toBe(200)
  return { ...merchant, ...body }
}

const ask = async (company: BuiltCompany, token: string) =>
  (await server.call(validatePayment, new TestBrowser(company.host), { body: { token } })).body

const post = (company: BuiltCompany, body: string, gateway = 'wompi') =>
  server.portal.inject({
    method: 'POST',
    url: `/api${receivePaymentEvent.path.replace(':gateway', gateway).replace(':company', String(company.id))}`,
    headers: { 'content-type': 'application/json' },
    payload: body,
  })

const eventsOf = (numero: string) =>
  server.asAdmin(
    `select 1 from online_payment_events e join online_payments p on p.id = e.payment_id
      where p.numero = $1 and e.kind = 'evento'`,
    [numero],
  )
const keptOf = async (numero: string) =>
  (
    await server.asAdmin<{ estado: string }>('select estado from online_payments where numero = $1', [numero])
  )[0]

describe('an event of Wompi', () => {
  it('is answered 200 without a session, and approves what Wompi itself says is paid', async () => {
    const { company, numero } = await begin({ hasPrivateKey: false })
    const paid = wompi.pay({ reference: numero, status: 'APPROVED', amount_in_cents: 15_000_000 })
    const { statusCode, body } = await post(company, wompi.eventOf(paid))
    expect([statusCode, JSON.parse(body)]).toEqual([200, { received: true }])
    // The effects of an event follow after its answer.
    await expect.poll(() => keptOf(numero)).toEqual({ estado: 'Aprobada' })
  })

  it('counts once, however often it comes', async () => {
    const { company, numero } = await begin()
    const event = wompi.eventOf(
      wompi.pay({ reference: numero, status: 'PENDING', amount_in_cents: 15_000_000 }),
    )
    const answers = await Promise.all([post(company, event), post(company, event), post(company, event)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await eventsOf(numero)).toHaveLength(1)
  })

  it.each([
    ['signed with another secret', (event: string) => event, 'test_events_other'],
    ['changed after it was signed', (event: string) => event.replace('PENDING', 'APPROVED'), undefined],
    ['no JSON', () => 'APPROVED', undefined],
    ['nothing', () => '', undefined],
    [
      'without a signature',
      () => JSON.stringify({ event: 'transaction.updated', data: {}, timestamp: 1 }),
      undefined,
    ],
  ])('is refused and forgotten when it is %s', async (_, change, secret) => {
    const { company, numero, token } = await begin()
    const told = {
      id: '1-2',
      reference: numero,
      status: 'PENDING',
      amount_in_cents: 15_000_000,
      currency: 'COP',
    }
    const { statusCode, body } = await post(company, change(wompi.eventOf(told, secret)))
    expect([statusCode, JSON.parse(body).code]).toEqual([403, 'signature-refused'])
    expect(await eventsOf(numero)).toHaveLength(0)
    expect((await ask(company, token)).estado).toBe('Pendiente')
  })

  it('of one payment, genuine and paid, approves no other though its reference was changed', async () => {
    const own = await begin()
    const victim = await send(own)
    const paid = wompi.pay({ reference: own.numero, status: 'APPROVED', amount_in_cents: 15_000_000 })
    // Wompi's signature covers transaction, state and amount, but not the reference.
    const turned = wompi.eventOf(paid).replace(own.numero, victim.body.numero)
    expect((await post(own.company, turned)).statusCode).toBe(200)
    expect((await ask(own.company, victim.body.token)).estado).toBe('Pendiente')
    expect((await ask(own.company, own.token)).estado).toBe('Aprobada')
  })

  it('is refused at a company with other keys, another gateway, or that does not exist', async () => {
    const { company, numero } = await begin()
    const event = wompi.eventOf(
      wompi.pay({ reference: numero, status: 'APPROVED', amount_in_cents: 15_000_000 }),
    )
    const simulated = await buildCompany(server.db)
    await useSimulator(server.db, simulated)
    expect((await post(simulated, event)).statusCode).toBe(403)
    expect((await post(company, event, 'simulador')).statusCode).toBe(403)
    expect((await post({ ...company, id: 999_999_999 }, event)).statusCode).toBe(403)
    expect((await post(company, event, 'paypal')).statusCode).toBe(422)
  })

  it('about a payment of somebody else’s shop is taken and changes nothing', async () => {
    const { company } = await begin()
    const other = wompi.pay({ reference: 'TIENDA-1', status: 'APPROVED', amount_in_cents: 100 })
    expect((await post(company, wompi.eventOf(other))).statusCode).toBe(200)
  })

  it('needs no anti-forgery token and gains nothing by a cookie', async () => {
    const { company } = await begin()
    const { statusCode } = await server.portal.inject({
      method: 'POST',
      url: `/api/payments/events/wompi/${company.id}`,
      headers: { 'content-type': 'application/json', cookie: 'enlace_session=x', origin: 'https://wompi.co' },
      payload: wompi.eventOf(wompi.pay({ reference: 'X', status: 'APPROVED', amount_in_cents: 100 })),
    })
    expect(statusCode).toBe(200)
  })
})

describe('a payment through Wompi', () => {
  it.each([
    ['a cent less', { amount_in_cents: 14_999_999 }],
    ['another currency', { currency: 'USD' }],
  ])('is not paid by a transaction of %s', async (_, fields) => {
    const { company, numero, token } = await begin()
    wompi.pay({ reference: numero, status: 'APPROVED', amount_in_cents: 15_000_000, ...fields })
    expect((await ask(company, token)).estado).toBe('Pendiente')
    expect(server.logs.join('')).toContain('transaction pays something else')
  })

  it('is found paid on the way back, by the transaction that the address names', async () => {
    const { company, numero, token } = await begin({ hasPrivateKey: false })
    const paid = wompi.pay({ reference: numero, status: 'APPROVED', amount_in_cents: 15_000_000 })
    expect((await ask(company, token)).estado).toBe('Pendiente')
    await server.portal.inject(`/payments/return/${token}?id=${paid.id}&env=test`)
    expect((await ask(company, token)).estado).toBe('Aprobada')
  })

  it('is not paid by another payment’s transaction that an address names', async () => {
    const other = await begin({ hasPrivateKey: false })
    const paid = wompi.pay({ reference: other.numero, status: 'APPROVED', amount_in_cents: 15_000_000 })
    const { company, token } = await begin({ hasPrivateKey: false })
    await server.portal.inject(`/payments/return/${token}?id=${paid.id}&env=test`)
    expect((await ask(company, token)).estado).toBe('Pendiente')
  })

  it('is found paid by the clock where the event was lost and nobody came back', async () => {
    const { numero } = await begin()
    wompi.pay({ reference: numero, status: 'APPROVED', amount_in_cents: 15_000_000 })
    await server.asAdmin('update online_payments set next_check_at = now() where numero = $1', [numero])
    await checkDuePayments(server.portal)
    expect(await keptOf(numero)).toEqual({ estado: 'Aprobada' })
  })

  it('rejected on Wompi’s page can still be paid there, and then is', async () => {
    const { company, numero, token } = await begin()
    wompi.pay({ reference: numero, status: 'DECLINED', amount_in_cents: 15_000_000 })
    expect((await ask(company, token)).estado).toBe('Rechazada')
    wompi.pay({ reference: numero, status: 'APPROVED', amount_in_cents: 15_000_000 })
    expect((await ask(company, token)).estado).toBe('Aprobada')
  })

  it('does not send the payer to pay again while a bank has it in hand', async () => {
    const { company, numero, token, checkoutUrl } = await begin()
    expect((await ask(company, token)).checkoutUrl).toBe(checkoutUrl)
    wompi.pay({ reference: numero, status: 'PENDING', amount_in_cents: 15_000_000 })
    expect(await ask(company, token)).toMatchObject({ isConfirming: true, checkoutUrl: null })
  })

  it('says that it was undone after it had been approved', async () => {
    const { company, numero, token } = await begin()
    const paid = wompi.pay({ reference: numero, status: 'APPROVED', amount_in_cents: 15_000_000 })
    expect(await ask(company, token)).toMatchObject({ estado: 'Aprobada', isReversed: false })
    paid.status = 'VOIDED'
    expect(await ask(company, token)).toMatchObject({ estado: 'Aprobada', isReversed: true })
  })

  it('is not begun while Wompi is down: nothing is kept, nothing claimed', async () => {
    const merchant = await buildMerchant()
    wompi.isDown = true
    const { status, problem } = await send(merchant)
    expect([status, problem.code]).toEqual([502, 'gateway-unavailable'])
    const kept = await server.asAdmin('select 1 from online_payments where company_id = $1', [
      merchant.company.id,
    ])
    expect(kept).toEqual([])
  })

  it('stays as it was while Wompi does not answer, and neither expires nor is paid', async () => {
    const { company, numero, token } = await begin()
    await server.asAdmin(
      "update online_payments set expires_at = now() - interval '1 day' where numero = $1",
      [numero],
    )
    wompi.isDown = true
    expect(await ask(company, token)).toMatchObject({
      estado: 'Pendiente',
      isUnanswered: true,
      checkoutUrl: null,
    })
    wompi.isDown = false
    expect((await ask(company, token)).estado).toBe('Expirada')
  })

  it('keeps its secrets sealed, out of answers and logs, and shut without the installation’s key', async () => {
    const { company, token } = await begin()
    const answer = JSON.stringify(await ask(company, token))
    const [kept] = await server.asAdmin<{ sealed: string }>(
      `select encode(sealed_secrets, 'escape') as sealed from payment_gateways where company_id = $1`,
      [company.id],
    )
    for (const secret of [wompiKeys.privateKey, wompiKeys.eventsSecret, wompiKeys.integritySecret]) {
      expect(`${answer}${kept?.sealed}${server.logs.join('')}`).not.toContain(secret)
    }
    const shut = await buildMerchant({ secretKey: 'z'.repeat(40) })
    expect((await send(shut)).problem.code).toBe('gateway-unavailable')
  })

  it('lets the visitors’ role read no key of the gateway and no payment', async () => {
    for (const statement of [
      'select sealed_secrets from payment_gateways',
      'select public_key from payment_gateways',
      'select 1 from online_payments',
      'select 1 from online_payment_events',
      'insert into online_payments (company_id) values (1)',
    ]) {
      await expect(server.asRole('enlace_app', statement)).rejects.toThrow(/permission denied/)
    }
  })
})
