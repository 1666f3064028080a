import { randomBytes } from 'node:crypto'
import { fill } from '@enlace/contract/core/fill.ts'
import { getReceivedPayment, noteRefund, withdrawRefund } from '@enlace/contract/payments/desk/calls.ts'
import { refundTexts } from '@enlace/contract/payments/desk/refund-texts.ts'
import { validatePayment } from '@enlace/contract/payments/calls.ts'
import { addDays, formatDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { formatMoney, money } from '@enlace/domain/money.ts'
import { beginPayment, enterMerchant } from '@enlace/testing/online-payments.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff } from '@enlace/testing/staff.ts'
import { addWebhook, webhooksOf } from '@enlace/testing/webhooks.ts'
import { describe, expect, it } from 'vitest'
import { checkDuePayments } from '../intents/watch.ts'

const server = useTestServer()
const { faults } = refundTexts
const today = todayInBogota(new Date())
const newKey = () => randomBytes(16).toString('hex')

async function enter() {
  const merchant = await enterMerchant(server)
  const { company, desk } = merchant
  const payment = await beginPayment(server, merchant)
  const { id } = payment
  return {
    ...merchant,
    payment,
    ...webhooksOf(server, company.id),
    approve: async () => {
      await payment.decide('approve')
      await payment.settle()
    },
    note: (fields: object = {}, browser = desk) =>
      server.call(noteRefund, browser, {
        params: { id },
        body: {
          fecha: today,
          valor: money('50000.25'),
          motivo: 'Pagó dos veces.',
          referencia: 'DEV-9',
          avisar: true,
          idempotencyKey: newKey(),
          ...fields,
        },
      }),
    withdraw: (refund: string, motivo = 'Era de otro pago.', browser = desk) =>
      server.call(withdrawRefund, browser, { params: { id, refund }, body: { motivo } }),
    look: async () => (await server.call(getReceivedPayment, desk, { params: { id } })).body,
    mails: () =>
      server.asAdmin<{ recipient: string; subject: string; text: string }>(
        `select recipient, subject, text from outbox_mails where company_id = $1 and purpose = 'online-payment-refund'
          order by created_at`,
        [company.id],
      ),
    trail: () =>
      server.asAdmin<{ action: string; actor: string; target: string; detail: object }>(
        `select action, actor, target, detail from audit_log
          where company_id = $1 and action like 'online-payment:refund%' order by id`,
        [company.id],
      ),
  }
}

describe('a noted refund', () => {
  it('lowers the net by exactly its amount, several times until nothing is left, and tells the payer', async () => {
    const world = await enter()
    await world.approve()
    const { body } = await world.note()
    expect(body).toMatchObject({
      estado: 'devuelta_en_parte',
      devuelto: '50000.25',
      neto: '100000.25',
      por_devolver: '100000.25',
      devoluciones: [{ valor: '50000.25', motivo: 'Pagó dos veces.', referencia: 'DEV-9', avisada: true }],
    })
    expect(body.devoluciones[0]?.anotada_por).toBe('Ana Pérez')
    const [mail] = await world.mails()
    expect(mail?.recipient).toBe('tesoreria@paramo.co')
    expect(mail?.text).toContain(formatMoney(money('50000.25')))
    expect(mail?.text).toContain(`/#/payments/${world.payment.token}`)
    const rest = await world.note({ valor: money('100000.25'), avisar: false })
    expect(rest.body).toMatchObject({ estado: 'devuelta', neto: '0.00', por_devolver: '0.00' })
    expect(await world.mails()).toHaveLength(1)
    expect(await world.trail()).toMatchObject([
      {
        action: 'online-payment:refund-noted',
        actor: world.admin.email,
        target: world.payment.numero,
        detail: { valor: formatMoney(money('50000.25')), motivo: 'Pagó dos veces.' },
      },
      { action: 'online-payment:refund-noted' },
    ])
  })

  it('is told on the payer’s page, and what was given back wholly can be paid again', async () => {
    const world = await enter()
    const referencia = 'Pliego 7'
    const again = () => beginPayment(server, world, { referencia, valor: '10.00' })
    const first = await again()
    await first.decide('approve')
    await first.settle()
    const note = (valor: string) =>
      server.call(noteRefund, world.desk, {
        params: { id: first.id },
        body: {
          fecha: today,
          valor: money(valor),
          motivo: 'Se canceló.',
          referencia: '',
          avisar: false,
          idempotencyKey: newKey(),
        },
      })
    await note('4.00')
    const { body } = await server.call(validatePayment, new TestBrowser(world.company.host), {
      body: { token: first.token },
    })
    expect(body).toMatchObject({ estado: 'Aprobada', devuelto: '4.00' })
    await expect(again()).rejects.toThrow('payment-repeated')
    await note('6.00')
    expect((await again()).numero).not.toBe(first.numero)
  })

  it('is one however often its form is sent, also at once', async () => {
    const world = await enter()
    await world.approve()
    const idempotencyKey = newKey()
    const answers = await Promise.all([1, 2, 3].map(() => world.note({ idempotencyKey })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await world.look()).devoluciones).toHaveLength(1)
    expect(await world.mails()).toHaveLength(1)
  })

  it('is refused above what is left, also of two at once, and outside the days since the payment', async () => {
    const world = await enter()
    await world.approve()
    const both = await Promise.all([1, 2].map(() => world.note({ valor: money('100000.00') })))
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = formatMoney(money('50000.50'))
    expect((await world.note({ valor: money('50000.51') })).problem.fields).toEqual({
      valor: fill(faults.tooMuch, { valor: left }),
    })
    const outside = fill(faults.dayRange, { desde: formatDate(today) })
    for (const days of [-1, 1])
      expect((await world.note({ valor: '1.00', fecha: addDays(today, days) })).problem.fields).toEqual({
        fecha: outside,
      })
    await world.note({ valor: money('50000.50') })
    expect((await world.note({ valor: money('0.01') })).problem.fields).toEqual({
      valor: faults.nothingLeft,
    })
    expect((await world.note({ valor: '0.00' })).problem.fields).toEqual({ valor: faults.value })
    expect((await world.note({ motivo: ' ' })).problem.fields).toEqual({ motivo: faults.reason })
  })

  it('is of an approved payment that the gateway did not undo', async () => {
    const world = await enter()
    expect((await world.note()).problem.fields).toEqual({ valor: faults.notPaid })
    await world.approve()
    await server.asAdmin('update online_payments set reversed_at = now() where id = $1', [world.payment.id])
    expect((await world.note()).problem.fields).toEqual({ valor: faults.notPaid })
    expect(await world.look()).toMatchObject({ estado: 'anulada', neto: '0.00', por_devolver: '0.00' })
  })

  it('that is wrong is withdrawn once with a reason, counts again as received, and stays to be read', async () => {
    const world = await enter()
    await world.approve()
    const { body } = await world.note()
    const refund = body.devoluciones[0]?.id ?? ''
    expect((await world.withdraw(refund, '')).problem.fields).toEqual({ motivo: faults.reason })
    expect((await world.withdraw(refund)).body).toMatchObject({
      estado: 'aprobada',
      neto: '150000.50',
      devoluciones: [{ retirada_motivo: 'Era de otro pago.', retirada_por: 'Ana Pérez' }],
    })
    expect((await world.withdraw(refund)).problem.fields).toEqual({ motivo: faults.gone })
    expect((await world.trail()).map(({ action }) => action)).toEqual([
      'online-payment:refund-noted',
      'online-payment:refund-withdrawn',
    ])
    expect(await world.mails()).toHaveLength(2)
    await expect(
      server.asAdmin('update online_payment_refunds set valor = 1 where id = $1', [refund]),
    ).rejects.toThrow(/only withdrawn/)
  })

  it('is noted and withdrawn by those who may, who confirm who they are, and at their own company', async () => {
    const world = await enter()
    await world.approve()
    const { body } = await world.note()
    const refund = body.devoluciones[0]?.id ?? ''
    const strangers = [new TestBrowser('backoffice.test')]
    const stranger = await enterMerchant(server)
    for (const role of ['auditor', 'compras', 'consulta'] as const)
      strangers.push(await server.signInStaff(await buildStaff(server.db, world.company, role)))
    strangers.push(stranger.desk)
    const statuses = []
    for (const browser of strangers)
      statuses.push([
        (await world.note({}, browser)).status,
        (await world.withdraw(refund, 'x', browser)).status,
      ])
    expect(statuses).toEqual([
      [401, 401],
      [403, 403],
      [403, 403],
      [403, 403],
      [404, 404],
    ])
    await server.asAdmin(
      `update session_families set stepped_up_at = now() - interval '1 hour'
        where identity_id = (select identity_id from staff_members where id = $1)`,
      [world.admin.id],
    )
    expect((await world.note()).problem.code).toBe('step-up-needed')
    expect((await world.look()).devoluciones).toHaveLength(1)
  })
})

describe('the webhooks of online payments', () => {
  it('tell once of an approved payment, of what was given back, and of a note that was withdrawn', async () => {
    const world = await enter()
    await addWebhook(server, { browser: world.desk }, 'https://8.8.8.8/pagos')
    await world.approve()
    await world.payment.settle()
    const { body } = await world.note()
    await world.withdraw(body.devoluciones[0]?.id ?? '')
    const told = await world.told()
    expect(told.map(({ type }) => type)).toEqual([
      'online-payment.approved',
      'online-payment.refunded',
      'online-payment.refund-withdrawn',
    ])
    expect(told[0]?.data).toMatchObject({
      pago: {
        id: world.payment.id,
        numero: world.payment.numero,
        valor: '150000.50',
        neto: '150000.50',
        moneda: 'COP',
        estado: 'Aprobada',
        pasarela: 'simulador',
      },
      pagador: { documento_numero: '900123456', documento_dv: 8 },
    })
    expect(told[1]?.data).toMatchObject({
      pago: { devuelto: '50000.25', neto: '100000.25' },
      devolucion: { valor: '50000.25', fecha: today, referencia: 'DEV-9', origen: 'compania' },
    })
    expect(JSON.stringify(told)).not.toMatch(/paramo|Páramo|Pagó/)
  })

  it('tell of a failure when it is final, once, and not while it can still be paid', async () => {
    const world = await enter()
    await addWebhook(server, { browser: world.desk }, 'https://8.8.8.8/pagos')
    await world.payment.decide('reject')
    await world.payment.settle()
    expect(await world.told()).toEqual([])
    for (const _ of [1, 2]) {
      await server.asAdmin(
        `update online_payments set expires_at = now() - interval '5 minutes', next_check_at = now() where id = $1`,
        [world.payment.id],
      )
      await checkDuePayments(server.portal)
    }
    expect((await world.told()).map(({ type }) => type)).toEqual(['online-payment.declined'])
  })

  it('tell of a payment that the gateway undid', async () => {
    const world = await enter()
    await addWebhook(server, { browser: world.desk }, 'https://8.8.8.8/pagos')
    await world.approve()
    await server.asAdmin('update online_payments set reversed_at = now() where id = $1', [world.payment.id])
    expect((await world.told()).at(-1)).toMatchObject({
      type: 'online-payment.refunded',
      data: { pago: { neto: '0.00' }, devolucion: { origen: 'pasarela', valor: '150000.50', id: null } },
    })
  })
})
