import { randomBytes } from 'node:crypto'
import {
  createPayment,
  getPaymentOptions,
  retryPayment,
  validatePayment,
} from '@enlace/contract/payments/calls.ts'
import { paymentFieldTexts as texts } from '@enlace/contract/payments/texts.ts'
import { money } from '@enlace/domain/money.ts'
import { buildCompany, type BuiltCompany } from '@enlace/testing/builders.ts'
import { solveCaptcha } from '@enlace/testing/captcha.ts'
import { buildPaymentConcept, useSimulator } from '@enlace/testing/payments.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkDuePayments } from './intents/watch.ts'

const server = useTestServer()
const newKey = () => randomBytes(16).toString('hex')
let company: BuiltCompany
let concept: { id: number }

beforeAll(async () => {
  company = await buildCompany(server.db)
  concept = await buildPaymentConcept(server.db, company)
  await useSimulator(server.db, company)
})

let serial = 0
const formOf = (fields: object = {}) => ({
  company: company.id,
  idempotencyKey: newKey(),
  concepto: concept.id,
  nit: '900123456',
  dv: '8',
  razon_social: 'Lácteos del Páramo S.A.S.',
  referencia: `ND-${++serial}`,
  valor: '150000.50',
  correo: 'Tesoreria@paramo.co',
  ...fields,
})

async function send(form: object, browser = new TestBrowser(company.host)) {
  return server.call(createPayment, browser, {
    body: { captchaValue: await solveCaptcha(server, browser), ...form },
  })
}

async function begin(fields: object = {}) {
  const { status, body } = await send(formOf(fields))
  expect(status).toBe(200)
  return { ...body, checkout: new URL(body.checkoutUrl ?? '') }
}

const ask = (token: string, browser = new TestBrowser(company.host)) =>
  server.call(validatePayment, browser, { body: { token } })
const stateOf = async (token: string) => (await ask(token)).body.estado

/** Submits a decision on the simulator's page. */
const decide = (checkout: URL, decision: string, changes: Record<string, string> = {}) =>
  server.portal.inject({
    method: 'POST',
    url: checkout.pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      ...Object.fromEntries(checkout.searchParams),
      ...changes,
      decision,
    }).toString(),
  })

const passTime = (token: string, minutes: number) =>
  server.asAdmin(
    `update online_payments set expires_at = expires_at - make_interval(mins => $2)
      where numero = (select numero from online_payments where token_hash = sha256(convert_to($1, 'UTF8')))`,
    [token, minutes],
  )
const count = async (referencia: string) =>
  (await server.asAdmin('select from online_payments where referencia = $1', [referencia])).length

describe('what can be paid', () => {
  it('lists the concepts in the company’s order, with the value that it fixed', async () => {
    const own = await buildCompany(server.db)
    const fixed = await buildPaymentConcept(server.db, own, { nombre: 'Pliegos', valor: money('85000') })
    const open = await buildPaymentConcept(server.db, own, { nombre: 'Saldo' })
    await buildPaymentConcept(server.db, own, { nombre: 'Viejo', activo: false })
    await useSimulator(server.db, own)
    const { body } = await server.call(getPaymentOptions, new TestBrowser(own.host))
    expect(body).toEqual({
      company: own.id,
      compania: own.nombre,
      isEnabled: true,
      isSimulated: true,
      concepts: [
        { ...fixed, descripcion: '', valor: '85000.00' },
        { ...open, descripcion: '', valor: null },
      ],
    })
  })

  it('is off until a company turned it on, and says so by the company’s name', async () => {
    const own = await buildCompany(server.db, { nombre: 'Cementos del Caribe S.A.' })
    const idle = await buildPaymentConcept(server.db, own)
    const browser = new TestBrowser(own.host)
    expect((await server.call(getPaymentOptions, browser)).body).toMatchObject({
      isEnabled: false,
      concepts: [],
    })
    const { status, problem } = await send(formOf({ company: own.id, concepto: idle.id }), browser)
    expect([status, problem.code, problem.message]).toEqual([
      403,
      'payments-off',
      'Los pagos en línea no están habilitados para Cementos del Caribe S.A.',
    ])
  })
})

describe('a payment that is begun', () => {
  it('is pending, and leads to the gateway’s page with exactly what was confirmed', async () => {
    const { token, numero, checkout } = await begin()
    expect(Object.fromEntries(checkout.searchParams)).toMatchObject({
      reference: numero,
      'amount-in-cents': '15000050',
      currency: 'COP',
    })
    const { body } = await ask(token)
    expect(body).toMatchObject({
      numero,
      estado: 'Pendiente',
      valor: '150000.50',
      nit: '900.123.456-8',
      correo: 't•••@paramo.co',
      isConfirming: false,
      checkoutUrl: checkout.href,
      receiptUrl: null,
    })
  })

  it.each([
    [{ dv: '7' }, { dv: texts.dvWrong }],
    [{ nit: '900.123.456' }, { nit: texts.nitMalformed }],
    [{ valor: '0.00' }, { valor: texts.valueNotPositive }],
    [{ valor: '-5.00' }, { valor: texts.valueNotPositive }],
    [{ valor: '9999999999999.00' }, { valor: texts.valueTooLarge }],
    [{ correo: 'nadie' }, { correo: texts.emailMalformed }],
    [{ referencia: '<b>' }, { referencia: texts.referenceMalformed }],
    [{ concepto: 999_999 }, { concepto: texts.conceptGone }],
  ])('is refused with %o', async (fields, fault) => {
    const { status, problem } = await send(formOf(fields))
    expect([status, problem.fields]).toEqual([422, fault])
  })

  it('takes the value that the company fixed, and no other', async () => {
    const pliegos = await buildPaymentConcept(server.db, company, {
      nombre: 'Pliegos',
      valor: money('85000'),
    })
    const wrong = await send(formOf({ concepto: pliegos.id, valor: '1000.00' }))
    expect([wrong.status, Object.keys(wrong.problem.fields ?? {})]).toEqual([422, ['valor']])
    expect((await send(formOf({ concepto: pliegos.id, valor: '85000' }))).status).toBe(200)
  })

  it('needs a solved captcha', async () => {
    const { problem } = await send({ ...formOf(), captchaValue: 'x' })
    expect(problem.code).toBe('captcha-refused')
  })

  it('is one, however often its form is sent, at once or again', async () => {
    const form = formOf()
    const answers = await Promise.all([send(form), send(form), send(form)])
    const again = await send(form)
    expect(new Set([...answers, again].map(({ body }) => body.token)).size).toBe(1)
    expect(await count(form.referencia)).toBe(1)
  })

  it('is one while it is open, though the page was reloaded and the form has another key', async () => {
    const form = formOf()
    const first = await send(form)
    const second = await send({ ...form, idempotencyKey: newKey() })
    expect(second.body).toEqual(first.body)
    const other = await send({ ...form, idempotencyKey: newKey(), valor: '99.00' })
    expect(other.body.token).not.toBe(first.body.token)
  })

  it('refuses a key that comes again with other terms', async () => {
    const form = formOf()
    await send(form)
    expect((await send({ ...form, valor: '99.00' })).problem.code).toBe('malformed-request')
  })

  it('is refused where the same reference is paid already', async () => {
    const form = formOf()
    const { body } = await send(form)
    await decide(new URL(body.checkoutUrl ?? ''), 'approve')
    expect(await stateOf(body.token)).toBe('Aprobada')
    const again = await send({ ...form, idempotencyKey: newKey() })
    expect([again.status, again.problem.code]).toEqual([409, 'payment-repeated'])
    expect(again.problem.message).toContain(`${form.referencia} por $\u00a0150.000,50`)
  })
})

describe('a payment’s state', () => {
  it('is approved by the gateway’s word, mails its link once, and offers its receipt', async () => {
    const { token, checkout } = await begin({ correo: `a${serial}@paramo.co` })
    const back = await decide(checkout, 'approve')
    expect([back.statusCode, new URL(String(back.headers.location)).pathname]).toEqual([
      303,
      `/payments/return/${token}`,
    ])
    const { body } = await ask(token)
    expect(body).toMatchObject({ estado: 'Aprobada', checkoutUrl: null, canRetry: false })
    await ask(token)
    const mails = await server.asAdmin<{ text: string }>(
      `select text from outbox_mails where recipient = 'a${serial - 1}@paramo.co' and purpose = 'online-payment'`,
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`/#/payments/${token}`)
    const receipt = await server.portal.inject(`/${body.receiptUrl}`)
    expect(receipt.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="comprobante-${body.numero}.pdf"`,
      'cache-control': 'no-store',
    })
    expect(receipt.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('stays approved whatever somebody chooses afterwards', async () => {
    const { token, checkout } = await begin()
    await decide(checkout, 'approve')
    await decide(checkout, 'reject')
    expect(await stateOf(token)).toBe('Aprobada')
    await passTime(token, 600)
    expect(await stateOf(token)).toBe('Aprobada')
  })

  it('is rejected, gives no receipt, and is tried again as a payment of its own with the same data', async () => {
    const { token, checkout, numero } = await begin()
    await decide(checkout, 'reject')
    const { body } = await ask(token)
    expect(body).toMatchObject({ estado: 'Rechazada', canRetry: true, receiptUrl: null, checkoutUrl: null })
    expect((await server.portal.inject(`/payments/receipt/${token}/x.pdf`)).statusCode).toBe(404)
    const browser = new TestBrowser(company.host)
    const retries = await Promise.all(
      [1, 2].map(() => server.call(retryPayment, browser, { body: { token } })),
    )
    expect(new Set(retries.map((retry) => retry.body.token)).size).toBe(1)
    const retried = retries[0]?.body
    expect(retried?.numero).not.toBe(numero)
    await decide(new URL(retried?.checkoutUrl ?? ''), 'approve')
    expect(await stateOf(retried?.token ?? '')).toBe('Aprobada')
    expect(await stateOf(token)).toBe('Rechazada')
  })

  it('waits for a transaction that is pending, and is decided later', async () => {
    const { token, checkout } = await begin()
    await decide(checkout, 'pend')
    await passTime(token, 120)
    expect((await ask(token)).body).toMatchObject({ estado: 'Pendiente', isConfirming: true })
    const again = await server.call(retryPayment, new TestBrowser(company.host), { body: { token } })
    expect(again.body.token).toBe(token)
  })

  it('expires where nobody paid in time, and the same can then be begun anew', async () => {
    const form = formOf()
    const { body } = await send(form)
    await passTime(body.token, 59)
    expect(await stateOf(body.token)).toBe('Pendiente')
    await passTime(body.token, 2)
    const second = await send({ ...form, idempotencyKey: newKey() })
    expect(second.body.token).not.toBe(body.token)
    expect((await ask(body.token)).body).toMatchObject({ estado: 'Expirada', canRetry: true })
    const late = await decide(new URL(body.checkoutUrl ?? ''), 'approve')
    expect(late.statusCode).toBe(303)
  })

  it('is found out by the clock, though nobody opens the page any more', async () => {
    const { token, numero } = await begin()
    await passTime(token, 61)
    await server.asAdmin('update online_payments set next_check_at = now() where numero = $1', [numero])
    await checkDuePayments(server.portal)
    const [row] = await server.asAdmin(
      'select estado, next_check_at from online_payments where numero = $1',
      [numero],
    )
    expect(row).toEqual({ estado: 'Expirada', next_check_at: null })
  })

  it('keeps a log of all that was heard, which nobody of the application may change', async () => {
    const { token, checkout, numero } = await begin()
    await decide(checkout, 'approve')
    await server.portal.inject(`/payments/return/${token}?id=sim-none`)
    await stateOf(token)
    const log = await server.asAdmin<{ kind: string; estado: string }>(
      `select e.kind, e.estado from online_payment_events e join online_payments p on p.id = e.payment_id
        where p.numero = $1 order by e.id`,
      [numero],
    )
    expect(log.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['creado', 'evento', 'retorno', 'consulta']),
    )
    expect(log.filter(({ kind, estado }) => kind === 'consulta' && estado === 'Aprobada')).toHaveLength(1)
    for (const role of ['enlace_app', 'enlace_staff'] as const) {
      for (const statement of [
        'delete from online_payment_events',
        "update online_payment_events set estado = ''",
      ])
        await expect(server.asRole(role, statement)).rejects.toThrow(/permission denied/)
    }
  })

  it('is nothing that SQL could turn back or change in its terms', async () => {
    const { token, checkout, numero } = await begin()
    await decide(checkout, 'approve')
    await stateOf(token)
    const change = (set: string) =>
      server.asAdmin(`update online_payments set ${set} where numero = $1`, [numero])
    await expect(change("estado = 'Pendiente'")).rejects.toThrow(/never goes back/)
    await expect(change("estado = 'Rechazada'")).rejects.toThrow(/never goes back/)
    await expect(change('valor = 1')).rejects.toThrow(/never change/)
  })
})

describe('a payment’s link', () => {
  it('is for whoever has its secret, at the company’s own address only', async () => {
    const { token } = await begin()
    expect((await ask('x'.repeat(43))).problem.code).toBe('payment-not-found')
    const other = await buildCompany(server.db)
    expect((await ask(token, new TestBrowser(other.host))).problem.code).toBe('company-mismatch')
    expect((await server.portal.inject(`/payments/return/${'x'.repeat(43)}`)).statusCode).toBe(404)
  })

  it('believes nothing that an address says of a payment', async () => {
    const { token } = await begin()
    for (const said of ['id=sim-1&status=APPROVED', 'estado=Aprobada', 'id=..%2F..%2Fx', '']) {
      const back = await server.portal.inject(`/payments/return/${token}?${said}`)
      expect([back.statusCode, back.headers.location]).toEqual([303, `/#/payments/${token}`])
    }
    expect(await stateOf(token)).toBe('Pendiente')
  })
})

describe('the simulator', () => {
  it('marks its page, and takes no order that somebody changed', async () => {
    const { token, checkout } = await begin()
    const page = await server.portal.inject(checkout.pathname + checkout.search)
    expect(page.body).toContain('Simulador')
    expect(page.body).toContain('$\u00a0150.000,50')
    const cheaper = new URL(checkout)
    cheaper.searchParams.set('amount-in-cents', '100')
    expect((await server.portal.inject(cheaper.pathname + cheaper.search)).statusCode).toBe(403)
    expect((await decide(checkout, 'approve', { 'amount-in-cents': '100' })).statusCode).toBe(403)
    expect((await decide(checkout, 'approve', { 'redirect-url': 'https://elsewhere.test' })).statusCode).toBe(
      403,
    )
    expect(await stateOf(token)).toBe('Pendiente')
  })

  it('is not there for a company that has it off or another gateway', async () => {
    const { checkout } = await begin()
    const own = await buildCompany(server.db)
    const elsewhere = checkout.href.replace(`/${company.id}?`, `/${own.id}?`)
    const place = new URL(elsewhere)
    expect((await server.portal.inject(place.pathname + place.search)).statusCode).toBe(404)
    expect((await server.portal.inject('/payments-simulator/0?x=1')).statusCode).toBe(404)
  })
})
