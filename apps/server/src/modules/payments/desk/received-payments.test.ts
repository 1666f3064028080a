import {
  askAboutPayment,
  exportReceivedPayments,
  getReceivedPayment,
  listReceivedPaymentRows,
  listReceivedPayments,
} from '@enlace/contract/payments/desk/calls.ts'
import { setPaymentRecipients } from '@enlace/contract/payments/settings/calls.ts'
import { paymentSettingsTexts } from '@enlace/contract/payments/settings/texts.ts'
import { sumMoney } from '@enlace/domain/money.ts'
import type { StaffRole } from '@enlace/domain/staff-roles.ts'
import { beginPayment, enterMerchant } from '@enlace/testing/online-payments.ts'
import { useWompi } from '@enlace/testing/payments.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff } from '@enlace/testing/staff.ts'
import { useWompiStandIn } from '@enlace/testing/wompi.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()
const wompi = useWompiStandIn()

async function enter() {
  const merchant = await enterMerchant(server)
  const { desk } = merchant
  return {
    ...merchant,
    begin: (fields?: object) => beginPayment(server, merchant, fields),
    list: async (query: object = {}) => (await server.call(listReceivedPayments, desk, { query })).body,
    look: async (id: string) => (await server.call(getReceivedPayment, desk, { params: { id } })).body,
    ask: async (id: string) => (await server.call(askAboutPayment, desk, { params: { id } })).body,
  }
}
type World = Awaited<ReturnType<typeof enter>>

/** One payment in each of the gateway's states that need no time. */
async function payAll({ begin }: World) {
  const approved = await begin({ razon_social: 'Aceites del Norte', valor: '100.10', referencia: 'FAC-1' })
  await approved.decide('approve')
  await approved.settle()
  const other = await begin({ razon_social: 'Bananos S.A.', valor: '200.20', correo: 'caja@bananos.co' })
  await other.decide('approve')
  await other.settle()
  const rejected = await begin({ razon_social: 'Cueros Ltda.', valor: '999.99' })
  await rejected.decide('reject')
  await rejected.settle()
  const pending = await begin({ razon_social: 'Dulces S.A.S.', valor: '50.00' })
  return { approved, other, rejected, pending }
}

describe('the list of payments received', () => {
  it('counts each state, and its net is the sum of its rows, whatever narrows it', async () => {
    const world = await enter()
    const { approved } = await payAll(world)
    await server.asAdmin('update online_payments set devuelto = 0.10 where id = $1', [approved.id])
    const all = await world.list()
    expect(all.counts).toEqual({ devuelta_en_parte: 1, aprobada: 1, rechazada: 1, pendiente: 1 })
    expect(all.rows.map(({ razon_social }) => razon_social)).toEqual([
      'Dulces S.A.S.',
      'Cueros Ltda.',
      'Bananos S.A.',
      'Aceites del Norte',
    ])
    for (const query of [{}, { status: 'aprobada' }, { q: 'aceites' }, { status: 'rechazada,pendiente' }]) {
      const { rows, total, totals } = await world.list(query)
      expect(total).toBe(rows.length)
      expect(totals).toEqual([
        {
          moneda: 'COP',
          rows: rows.length,
          devuelto: sumMoney(rows.map(({ devuelto }) => devuelto)),
          neto: sumMoney(rows.map(({ neto }) => neto)),
        },
      ])
    }
    expect((await world.list()).totals).toMatchObject([{ devuelto: '0.10', neto: '300.20' }])
  })

  it('is found by number, reference, name, NIT, mail, concept and transaction, and by its day', async () => {
    const world = await enter()
    const { approved, other } = await payAll(world)
    const { transaccion } = await world.look(other.id)
    const found = async (query: object) => (await world.list(query)).rows.map(({ numero }) => numero)
    expect(await found({ q: approved.numero })).toEqual([approved.numero])
    expect(await found({ q: 'fac-1' })).toEqual([approved.numero])
    expect(await found({ q: 'caja@bananos.co' })).toEqual([other.numero])
    expect(await found({ q: String(transaccion) })).toEqual([other.numero])
    expect(await found({ q: '900123456' })).toHaveLength(4)
    expect(await found({ q: 'nota débito' })).toHaveLength(4)
    expect(await found({ q: '100%' })).toEqual([])
    expect(await found({ to: '2020-01-01' })).toEqual([])
    expect(await found({ sort: '-valor', size: 1 })).toHaveLength(1)
    expect((await world.list({ sort: 'neto' })).rows.map(({ neto }) => neto)).toEqual([
      '0.00',
      '0.00',
      '100.10',
      '200.20',
    ])
    expect((await world.list({ concepto: world.concept.nombre })).choices.concepto).toEqual([
      { value: world.concept.nombre, rows: 4 },
    ])
    const slice = await server.call(listReceivedPaymentRows, world.desk)
    expect(slice.body).toMatchObject({ next: null, rows: { length: 4 } })
  })

  it('does not say how a payer is reached, in rows or in the file, but on the payment’s page', async () => {
    const world = await enter()
    const { id } = await world.begin({ correo: 'privado@paramo.co' })
    expect(JSON.stringify(await world.list())).not.toContain('privado@paramo.co')
    const file = await server.call(exportReceivedPayments, world.desk, { query: { format: 'csv' } })
    expect(file.response.body).not.toContain('privado@paramo.co')
    expect(await world.look(id)).toMatchObject({ correo: 'privado@paramo.co' })
  })

  it('becomes a file with its net amounts, in which no text is a formula, and that is written down', async () => {
    const world = await enter()
    const { approved } = await payAll(world)
    await world.begin({ razon_social: '=HYPERLINK("http://x")', valor: '1.00' })
    await server.asAdmin('update online_payments set devuelto = 0.10 where id = $1', [approved.id])
    const get = (format: 'csv' | 'xlsx', more: object = {}) =>
      server.call(exportReceivedPayments, world.desk, { query: { format, ...more } })
    const { response } = await get('csv')
    expect(response.headers['content-type']).toContain('text/csv')
    expect(response.body).toContain(`;COP;100,10;0,10;100,00\r\n`)
    expect(response.body).not.toMatch(/[;"]=HYPERLINK/)
    const narrowed = await get('csv', { status: 'rechazada' })
    expect(narrowed.response.body.trim().split('\r\n')).toHaveLength(2)
    expect((await get('xlsx')).response.rawPayload.subarray(0, 2).toString()).toBe('PK')
    const written = await server.asAdmin(
      `select 1 from audit_log where company_id = $1 and action = 'online-payment:exported'`,
      [world.company.id],
    )
    expect(written).toHaveLength(3)
  })
})

describe('one payment received', () => {
  it('tells what was asked, each thing that became known of it, and the payer’s receipt', async () => {
    const world = await enter()
    const payment = await world.begin()
    expect(await world.look(payment.id)).toMatchObject({
      estado: 'pendiente',
      comprobante: null,
      transaccion: null,
      por_devolver: '0.00',
      historia: [{ clase: 'creado', antes: 'Pendiente', despues: 'Pendiente' }],
    })
    await payment.decide('approve')
    await payment.settle()
    const detail = await world.look(payment.id)
    expect(detail).toMatchObject({
      estado: 'aprobada',
      palabra: 'APPROVED',
      neto: '150000.50',
      por_devolver: '150000.50',
    })
    expect(detail.historia.map(({ clase, despues }) => [clase, despues])).toEqual([
      ['consulta', 'Aprobada'],
      ['evento', 'Pendiente'],
      ['creado', 'Pendiente'],
    ])
    const receipt = await server.portal.inject(new URL(detail.comprobante ?? '').pathname)
    expect(receipt.headers['content-type']).toBe('application/pdf')
  })

  it('that is pending is brought up to date by asking the gateway', async () => {
    const world = await enter()
    const payment = await world.begin()
    expect(await world.ask(payment.id)).toMatchObject({ resultado: 'al_dia', pago: { estado: 'pendiente' } })
    // The gateway decided, and its notice was lost.
    await server.asAdmin(
      `insert into simulated_transactions (company_id, reference, id, status, valor, moneda)
       values ($1, $2, 'sim-perdida', 'APPROVED', 150000.50, 'COP')`,
      [world.company.id, payment.numero],
    )
    expect(await world.ask(payment.id)).toMatchObject({
      resultado: 'al_dia',
      pago: { estado: 'aprobada', transaccion: 'sim-perdida' },
    })
  })

  it('is not asked about where the company has another gateway by now, and stays as it is', async () => {
    const world = await enter()
    const payment = await world.begin()
    await useWompi(server.db, world.company)
    expect(await world.look(payment.id)).toMatchObject({ consultable: false })
    expect(await world.ask(payment.id)).toMatchObject({
      resultado: 'sin_respuesta',
      pago: { estado: 'pendiente' },
    })
  })
})

describe('a payment through Wompi', () => {
  it('whose notice was lost is found approved, and later undone, by asking Wompi', async () => {
    const world = await enter()
    await useWompi(server.db, world.company)
    const payment = await world.begin({ valor: '150000.00' })
    expect(await world.ask(payment.id)).toMatchObject({ resultado: 'al_dia', pago: { estado: 'pendiente' } })
    const paid = wompi.pay({
      reference: payment.numero,
      status: 'APPROVED',
      amount_in_cents: 15_000_000,
    })
    expect((await world.ask(payment.id)).pago).toMatchObject({
      estado: 'aprobada',
      transaccion: paid.id,
      palabra: 'APPROVED',
      pasarela: 'wompi',
    })
    paid.status = 'VOIDED'
    expect((await world.ask(payment.id)).pago).toMatchObject({
      estado: 'anulada',
      palabra: 'VOIDED',
      neto: '0.00',
    })
  })

  it('of which no transaction is known cannot be asked about without the private key', async () => {
    const world = await enter()
    await useWompi(server.db, world.company, { hasPrivateKey: false })
    const payment = await world.begin({ valor: '150000.00' })
    const paid = wompi.pay({ reference: payment.numero, status: 'APPROVED', amount_in_cents: 15_000_000 })
    expect(await world.ask(payment.id)).toMatchObject({
      resultado: 'sin_llave',
      pago: { estado: 'pendiente' },
    })
    await server.portal.inject(`/payments/return/${payment.token}?id=${paid.id}`)
    expect(await world.ask(payment.id)).toMatchObject({ resultado: 'al_dia', pago: { estado: 'aprobada' } })
  })

  it('stays as it was while Wompi does not answer, and the desk is told so', async () => {
    const world = await enter()
    await useWompi(server.db, world.company)
    const payment = await world.begin()
    wompi.isDown = true
    expect(await world.ask(payment.id)).toMatchObject({
      resultado: 'sin_respuesta',
      pago: { estado: 'pendiente' },
    })
    wompi.isDown = false
  })
})

describe('the mail to the company', () => {
  it('goes to each address once when a payment is approved, and to nobody where there is none', async () => {
    const world = await enter()
    const mails = () =>
      server.asAdmin<{ recipient: string; text: string }>(
        `select recipient, text from outbox_mails where company_id = $1 and purpose = 'online-payment-company'
          order by recipient`,
        [world.company.id],
      )
    const silent = await world.begin()
    await silent.decide('approve')
    await silent.settle()
    expect(await mails()).toEqual([])
    const set = (correos: string[]) => server.call(setPaymentRecipients, world.desk, { body: { correos } })
    expect((await set(['cartera@c.co', 'x'])).problem.fields).toEqual({
      'correos.1': paymentSettingsTexts.faults.recipientWrong,
    })
    const { body } = await set(['Cartera@c.co', 'caja@c.co', 'caja@c.co'])
    expect(body.avisos).toEqual(['caja@c.co', 'cartera@c.co'])
    const payment = await world.begin()
    await payment.decide('approve')
    await payment.settle()
    await payment.settle()
    const sent = await mails()
    expect(sent.map(({ recipient }) => recipient)).toEqual(['caja@c.co', 'cartera@c.co'])
    expect(sent[0]?.text).toContain(`/#/pagos-recibidos/${payment.id}`)
    expect(sent[0]?.text).toContain(payment.numero)
    expect((await set([])).body.avisos).toEqual([])
  })
})

describe('who sees the payments', () => {
  const statusOf = async (browser: TestBrowser, id: string) => [
    (await server.call(listReceivedPayments, browser)).status,
    (await server.call(getReceivedPayment, browser, { params: { id } })).status,
    (await server.call(exportReceivedPayments, browser, { query: { format: 'csv' } })).status,
    (await server.call(askAboutPayment, browser, { params: { id } })).status,
  ]

  it.each([
    ['administrador', [200, 200, 200, 200]],
    ['cuentas_por_pagar', [200, 200, 200, 200]],
    ['auditor', [200, 200, 200, 403]],
    ['compras', [403, 403, 403, 403]],
    ['comunicaciones', [403, 403, 403, 403]],
    ['consulta', [403, 403, 403, 403]],
  ] satisfies [StaffRole, number[]][])('%s', async (role, statuses) => {
    const { company, begin } = await enter()
    const { id } = await begin()
    const browser = await server.signInStaff(await buildStaff(server.db, company, role))
    expect(await statusOf(browser, id)).toEqual(statuses)
  })

  it('nobody without a session, and no other company', async () => {
    const { begin } = await enter()
    const { id } = await begin()
    const stranger = await enter()
    expect(await statusOf(new TestBrowser('backoffice.test'), id)).toEqual([401, 401, 401, 401])
    expect(await statusOf(stranger.desk, id)).toEqual([200, 404, 200, 404])
    expect((await stranger.list()).rows).toEqual([])
  })
})
