import type { AddressInfo } from 'node:net'
import { noteRefund } from '@enlace/contract/payments/desk/calls.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { money } from '@enlace/domain/money.ts'
import { beginPayment, enterMerchant } from '@enlace/testing/online-payments.ts'
import { askAsProgram, buildApiKey } from '@enlace/testing/programs.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { beforeAll, expect, it } from 'vitest'

// It turns a trigger off, which no other test may miss.
const server = useTestServer({}, 'own')
let port: number

beforeAll(async () => {
  await server.portal.listen({ host: '127.0.0.1', port: 0 })
  port = (server.portal.server.address() as AddressInfo).port // it listens to a port, not to a pipe
})

async function enter() {
  const merchant = await enterMerchant(server)
  const key = await buildApiKey(server.db, merchant.company, ['read:pagos-en-linea'])
  const pay = async (valor: string, decision: 'approve' | 'reject' = 'approve') => {
    const payment = await beginPayment(server, merchant, { valor })
    await payment.decide(decision)
    await payment.settle()
    return payment
  }
  return {
    ...merchant,
    pay,
    get: (query = '') => askAsProgram(port, key, { path: `/v1/online-payments${query}` }),
    /** Lets the seconds pass after which a change is told. */
    wait: (seconds: number) =>
      server.asAdmin(
        `alter table online_payments disable trigger online_payments_guarded;
         update online_payments set updated_at = updated_at - make_interval(secs => ${seconds})
          where company_id = ${merchant.company.id};
         alter table online_payments enable trigger online_payments_guarded`,
        [],
      ),
  }
}

it('reads approved payments once each after a cursor, and again after something was given back', async () => {
  const world = await enter()
  const [one, two] = [await world.pay('100.10'), await world.pay('200.20')]
  await world.pay('300.30', 'reject')
  expect((await world.get()).json).toEqual({ payments: [], next: null })
  await world.wait(60)
  const first = await world.get('?size=1')
  expect(first.json['payments']).toMatchObject([
    { numero: one.numero, valor: '100.10', neto: '100.10', documento_numero: '900123456', devoluciones: [] },
  ])
  const second = await world.get(`?after=${String(first.json['next'])}`)
  expect(second.json['payments']).toMatchObject([{ numero: two.numero }])
  const after = `?after=${String(second.json['next'])}`
  expect((await world.get(after)).json).toEqual({ payments: [], next: second.json['next'] })
  await server.call(noteRefund, world.desk, {
    params: { id: one.id },
    body: {
      fecha: todayInBogota(new Date()),
      valor: money('0.10'),
      motivo: 'Pagó de más.',
      referencia: 'DEV-1',
      avisar: false,
      idempotencyKey: 'a'.repeat(32),
    },
  })
  await world.wait(10)
  const [told] = (await world.get(after)).json['payments'] as object[] // the schema of the answer names a list
  expect(told).toMatchObject({
    numero: one.numero,
    devuelto: '0.10',
    neto: '100.00',
    devoluciones: [{ valor: '0.10', referencia: 'DEV-1' }],
  })
  expect(JSON.stringify(told)).not.toContain('tesoreria@paramo.co')
})

it('reads no payment of another company, and refuses a cursor that is none', async () => {
  const world = await enter()
  await world.pay('100.00')
  await world.wait(60)
  expect((await (await enter()).get()).json['payments']).toEqual([])
  expect((await world.get('?after=x')).status).toBe(422)
})
