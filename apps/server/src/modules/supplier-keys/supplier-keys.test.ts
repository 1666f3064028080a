import {
  createSupplierKey,
  listSupplierKeys,
  revokeSupplierKey,
} from '@enlace/contract/supplier-keys/calls.ts'
import { supplierKeyLimits } from '@enlace/contract/supplier-keys/schemas.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { buildCompany, buildPerson, buildSupplier, type BuiltCompany } from '@enlace/testing/builders.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { forgetStepUp } from '@enlace/testing/step-up.ts'
import { buildSupplierKey } from '@enlace/testing/supplier-programs.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()
const vence = addDays(todayInBogota(new Date()), 30)

async function enter(company?: BuiltCompany) {
  const {
    thirdParty,
    person,
    company: own,
  } = {
    ...(await buildSupplier(server.db, company ?? (await buildCompany(server.db)), { isMaster: true })),
    company,
  }
  return {
    company: own ?? person.company,
    thirdParty,
    person,
    browser: await server.signIn(person),
  }
}

const list = async (browser: TestBrowser) => (await server.call(listSupplierKeys, browser)).body.claves
const create = (browser: TestBrowser, nombre = 'Facturador', until = vence) =>
  server.call(createSupplierKey, browser, { body: { nombre, vence: until } })
const revoke = (browser: TestBrowser, id: string) =>
  server.call(revokeSupplierKey, browser, { params: { id } })

describe('a supplier’s key', () => {
  it('is told once, kept as a hash, mailed to every master and noted in the trail', async () => {
    const world = await enter()
    const colleague = await buildPerson(server.db, world.thirdParty, { isMaster: true })
    const { status, body } = await create(world.browser)
    expect([status, body.clave]).toEqual([200, expect.stringMatching(/^enlace_proveedor_[\w-]{43}$/)])
    expect(await list(world.browser)).toMatchObject([
      {
        id: body.id,
        nombre: 'Facturador',
        estado: 'vigente',
        prefijo: body.clave.slice(0, 23),
        usada_at: null,
      },
    ])
    const [row] = await server.asAdmin<{ whole: string }>(
      'select k::text as whole from supplier_keys k where id = $1',
      [body.id],
    )
    expect(row?.whole).not.toContain(body.clave.slice(23))
    const mails = await server.asAdmin<{ recipient: string; text: string }>(
      `select recipient, text from outbox_mails where company_id = $1 and purpose = 'supplier-key' order by 1`,
      [world.company.id],
    )
    expect(mails.map(({ recipient }) => recipient)).toEqual([world.person.email, colleague.email].toSorted())
    expect(mails[0]?.text).toContain('Facturador')
    expect(mails[0]?.text).not.toContain(body.clave.slice(23))
    expect(
      await server.asAdmin('select action, actor from audit_log where company_id = $1 and target = $2', [
        world.company.id,
        body.id,
      ]),
    ).toEqual([{ action: 'supplier-key:created', actor: world.person.email }])
  })

  it('is revoked once, for good', async () => {
    const world = await enter()
    const { id } = (await create(world.browser)).body
    expect((await revoke(world.browser, id)).body.claves).toMatchObject([{ id, estado: 'revocada' }])
    expect((await revoke(world.browser, id)).status).toBe(200)
    const mails = await server.asAdmin(
      `select 1 from outbox_mails where company_id = $1 and purpose = 'supplier-key'`,
      [world.company.id],
    )
    expect(mails).toHaveLength(2)
  })

  it('has an end within a year', async () => {
    const world = await enter()
    const today = todayInBogota(new Date())
    for (const day of [today, addDays(today, supplierKeyLimits.days + 1)])
      expect((await create(world.browser, 'x', day)).problem.code).toBe('invalid-fields')
    expect((await create(world.browser, ' ')).problem.code).toBe('invalid-fields')
  })

  it('is one of a limited number', async () => {
    const world = await enter()
    for (let made = 0; made < supplierKeyLimits.keys - 1; made++)
      await buildSupplierKey(server, world.company, world.thirdParty)
    const both = await Promise.all([create(world.browser), create(world.browser)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const [{ id } = { id: '' }] = await list(world.browser)
    await revoke(world.browser, id)
    expect((await create(world.browser)).status).toBe(200)
  })
})

describe('keys are made and seen by', () => {
  it('masters only, after a step-up', async () => {
    const world = await enter()
    const user = await server.signIn(await buildPerson(server.db, world.thirdParty))
    for (const { problem } of [
      await create(user),
      await server.call(listSupplierKeys, user),
      await revoke(user, '00000000-0000-4000-8000-000000000000'),
    ])
      expect(problem.code).toBe('not-master')
    await forgetStepUp(server, world.person)
    expect((await create(world.browser)).problem.code).toBe('step-up-needed')
  })

  it('no other supplier, and no other company', async () => {
    const world = await enter()
    const { id } = (await create(world.browser)).body
    for (const other of [await enter(world.company), await enter()]) {
      expect(await list(other.browser)).toEqual([])
      expect((await revoke(other.browser, id)).problem.code).toBe('api-key-not-found')
    }
    expect(await list(world.browser)).toMatchObject([{ estado: 'vigente' }])
  })
})
