import { getPaymentOptions } from '@enlace/contract/payments/calls.ts'
import {
  addPaymentConcept,
  changePaymentConcept,
  getPaymentSettings,
  setPaymentKeys,
  switchPayments,
  testPaymentGateway,
} from '@enlace/contract/payments/settings/calls.ts'
import { paymentSettingsTexts as texts } from '@enlace/contract/payments/settings/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { useSimulator, useWompi, wompiKeys } from '@enlace/testing/payments.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useWompiStandIn } from '@enlace/testing/wompi.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()
const wompi = useWompiStandIn()

const keys = {
  llave_publica: wompiKeys.publicKey,
  integridad: wompiKeys.integritySecret,
  eventos: wompiKeys.eventsSecret,
  privada: wompiKeys.privateKey,
}
const concept = { nombre: 'Pliegos', descripcion: 'N.º de invitación', valor: '85.000', activo: true }

async function enter() {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const admin = await buildStaff(server.db, company)
  const desk = await server.signInStaff(admin)
  return {
    company,
    admin,
    desk,
    keep: (body: object = {}) => server.call(setPaymentKeys, desk, { body: { ...keys, ...body } }),
    read: async () => (await server.call(getPaymentSettings, desk)).body,
    turn: (activo: boolean) => server.call(switchPayments, desk, { body: { activo } }),
    test: async () => (await server.call(testPaymentGateway, desk)).body.responde,
    add: (body: object = {}) => server.call(addPaymentConcept, desk, { body: { ...concept, ...body } }),
    options: async () => (await server.call(getPaymentOptions, new TestBrowser(company.host))).body,
    trail: () =>
      server.asAdmin<{ action: string; actor: string; detail: object }>(
        `select action, actor, detail from audit_log where company_id = $1 and action like 'payment%' order by id`,
        [company.id],
      ),
  }
}

describe('the keys of a gateway', () => {
  it('are sealed and never told again, and payments stay off until somebody turns them on', async () => {
    const world = await enter()
    expect(await world.read()).toMatchObject({ activo: false, pasarela: null, conceptos: [] })
    const { status, body, response } = await world.keep()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      activo: false,
      pasarela: {
        gateway: 'wompi',
        ambiente: 'test',
        llave_publica: keys.llave_publica,
        con_llave_privada: true,
      },
    })
    const rows = await Promise.all(
      ['payment_gateways', 'audit_log'].map((table) =>
        server.asAdmin(`select t::text from ${table} t where company_id = $1`, [world.company.id]),
      ),
    )
    for (const secret of [keys.integridad, keys.eventos, keys.privada])
      expect(`${response.body}${JSON.stringify(rows)}`).not.toContain(secret)
    expect(await world.trail()).toEqual([
      { action: 'payment-keys-set', actor: world.admin.email, detail: { ambiente: 'test' } },
    ])
  })

  it('that are left empty stay as they were, within one environment', async () => {
    const world = await enter()
    await world.keep()
    const empty = { integridad: '', eventos: '', privada: '' }
    expect((await world.keep(empty)).body.pasarela).toMatchObject({ legible: true, con_llave_privada: true })
    const prod = { ...empty, llave_publica: 'pub_prod_X0zDA9xoKdePzhd8a0x9' }
    expect((await world.keep(prod)).problem.fields).toEqual({
      integridad: texts.faults.required,
      eventos: texts.faults.required,
    })
  })

  it('of another environment, or that are none, are refused at their field', async () => {
    const world = await enter()
    const mixed = { integridad: 'prod_integrity_abc', privada: 'prv_prod_abc' }
    expect((await world.keep(mixed)).problem.fields).toEqual({
      integridad: fill(texts.faults.prefix, { prefijo: 'test_integrity_' }),
      privada: fill(texts.faults.prefix, { prefijo: 'prv_test_' }),
    })
    expect((await world.keep({ llave_publica: 'prv_test_x' })).problem.fields).toEqual({
      llave_publica: texts.faults.publicKey,
    })
    expect(await world.read()).toMatchObject({ pasarela: null })
  })

  it('that were sealed with another key are told as unreadable', async () => {
    const world = await enter()
    await useWompi(server.db, world.company, { secretKey: 'x'.repeat(40) })
    expect((await world.read()).pasarela).toMatchObject({ legible: false, con_llave_privada: false })
    expect(await world.test()).toBe(false)
  })

  it('are tried at the gateway, which pays nothing', async () => {
    const world = await enter()
    expect(await world.test()).toBe(false)
    await world.keep()
    expect(await world.test()).toBe(true)
    expect(wompi.asked.every((asked) => asked.startsWith('GET '))).toBe(true)
    wompi.isDown = true
    expect(await world.test()).toBe(false)
    wompi.isDown = false
  })

  it('take the place of a simulator', async () => {
    const world = await enter()
    await useSimulator(server.db, world.company)
    expect((await world.read()).pasarela).toMatchObject({ gateway: 'simulador', legible: true })
    expect((await world.keep()).body).toMatchObject({ activo: true, pasarela: { gateway: 'wompi' } })
  })
})

describe('online payments', () => {
  it('are turned on and off, which visitors see at once and the trail says', async () => {
    const world = await enter()
    expect((await world.turn(true)).status).toBe(404)
    await world.keep()
    await world.add()
    expect((await world.options()).isEnabled).toBe(false)
    expect((await world.turn(true)).body.activo).toBe(true)
    expect(await world.options()).toMatchObject({
      isEnabled: true,
      concepts: [{ nombre: 'Pliegos', valor: '85000.00', descripcion: 'N.º de invitación' }],
    })
    await world.turn(false)
    expect((await world.options()).isEnabled).toBe(false)
    expect((await world.trail()).map(({ action }) => action)).toEqual([
      'payment-keys-set',
      'payment-concept-set',
      'payments-on',
      'payments-off',
    ])
  })

  it('are for concepts, which are changed, withdrawn, and never named twice', async () => {
    const world = await enter()
    const { body } = await world.add({ valor: '' })
    const [{ id } = { id: 0 }] = body.conceptos
    expect(body.conceptos).toMatchObject([{ nombre: 'Pliegos', valor: null, activo: true }])
    expect((await world.add({ nombre: 'PLIEGOS' })).problem.fields).toEqual({ nombre: texts.faults.repeated })
    for (const valor of ['0', '-5', 'mil', '1,234'])
      expect([valor, (await world.add({ nombre: valor, valor })).problem.fields]).toEqual([
        valor,
        { valor: texts.faults.value },
      ])
    const changed = { ...concept, nombre: 'Pliegos 2027', valor: '90.000,50', activo: false }
    const answer = await server.call(changePaymentConcept, world.desk, { params: { id }, body: changed })
    expect(answer.body.conceptos).toMatchObject([
      { nombre: 'Pliegos 2027', valor: '90000.50', activo: false },
    ])
    const other = await enter()
    const foreign = await server.call(changePaymentConcept, other.desk, { params: { id }, body: changed })
    expect(foreign.status).toBe(404)
  })

  it('are set up by administrators alone, after a fresh proof where keys or money are at stake', async () => {
    const world = await enter()
    await world.keep()
    for (const role of ['cuentas_por_pagar', 'compras', 'comunicaciones', 'consulta'] as const) {
      const desk = await server.signInStaff(await buildStaff(server.db, world.company, role))
      expect([role, (await server.call(getPaymentSettings, desk)).status]).toEqual([role, 403])
      expect([role, (await server.call(setPaymentKeys, desk, { body: keys })).status]).toEqual([role, 403])
    }
    const auditor = await server.signInStaff(await buildStaff(server.db, world.company, 'auditor'))
    expect((await server.call(getPaymentSettings, auditor)).status).toBe(200)
    expect((await server.call(testPaymentGateway, auditor)).status).toBe(403)
    await server.asAdmin(
      `update session_families f set stepped_up_at = now() - interval '11 minutes' from identities i
        where i.email = $1 and f.identity_id = i.id`,
      [world.admin.email],
    )
    expect((await world.keep()).problem.code).toBe('step-up-needed')
    expect((await world.turn(true)).problem.code).toBe('step-up-needed')
  })
})
