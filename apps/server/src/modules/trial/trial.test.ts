import { getInitialData } from '@enlace/contract/company/calls.ts'
import { listCompanies } from '@enlace/contract/companies/calls.ts'
import { getSessionContext } from '@enlace/contract/sign-in/session/calls.ts'
import { getStaffSession, switchStaffCompany } from '@enlace/contract/staff/sign-in/calls.ts'
import {
  createTrialAccess,
  createTrialCompany,
  getTrialCompany,
  removeTrialCompany,
} from '@enlace/contract/trial/calls.ts'
import { Scope } from '@enlace/database/scope.ts'
import { checkDigit } from '@enlace/domain/nit.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { checkPlace } from '../certificates/index.ts'

const server = useTestServer({}, 'own')
const nombre = 'Compañía de prueba'
const rows = (text: string, values: unknown[] = []) => server.asAdmin<Record<string, unknown>>(text, values)

// Trials of earlier tests would fill the few places that there are.
beforeEach(() => rows(`update trial_companies set state = 'removed'`))

async function enter({ isOperator = false } = {}) {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const member = await buildStaff(server.db, company)
  if (isOperator)
    await rows('insert into operators (identity_id) select identity_id from staff_members where id = $1', [
      member.id,
    ])
  return { company, member, desk: await server.signInStaff(member) }
}

const create = (desk: TestBrowser, host = '') =>
  server.call(createTrialCompany, desk, { body: { nombre, host } })
const remove = (desk: TestBrowser, company: number, typed = nombre) =>
  server.call(removeTrialCompany, desk, { params: { company }, body: { nombre: typed } })
async function moveTo(desk: TestBrowser, company: number) {
  const moved = await server.call(switchStaffCompany, desk, { body: { company } })
  if (moved.status === 200) desk.token = moved.body.session_token
  return moved
}
const markReady = (company: number) =>
  rows(`update trial_companies set state = 'ready' where company_id = $1`, [company])

describe('a trial company', () => {
  it('is made by an operator only, with a NIT that nobody has and work that fills it', async () => {
    const { desk } = await enter({ isOperator: true })
    expect((await create(new TestBrowser('x.test'))).status).toBe(401)
    expect((await create((await enter()).desk)).problem.code).toBe('not-operator')
    const { person } = await buildSupplier(server.db, await buildCompany(server.db))
    expect((await create(await server.signIn(person))).status).toBe(401)
    const { body } = await create(desk)
    const [made] = await rows('select nit, dv from companies where id = $1', [body.id])
    expect(made).toEqual({ nit: expect.stringMatching(/^909\d{6}$/), dv: checkDigit(String(made?.['nit'])) })
    expect(await rows('select task from jobs where company_id = $1', [body.id])).toContainEqual({
      task: 'trial-fill',
    })
    const { companies } = (await server.call(listCompanies, desk)).body
    expect(companies.filter(({ isTrial }) => isTrial).map(({ id }) => id)).toEqual([body.id])
    await moveTo(desk, body.id)
    expect((await server.call(getStaffSession, desk)).body.company).toEqual({
      id: body.id,
      nombre,
      isTrial: true,
    })
    const { trial } = (await server.call(getTrialCompany, desk)).body
    expect(trial).toMatchObject({ nombre, state: 'filling', counts: {} })
  })

  it('is one of three at most, however many are asked for at once', async () => {
    const { desk } = await enter({ isOperator: true })
    const asked = await Promise.all(Array.from({ length: 5 }, () => create(desk)))
    expect(asked.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([
      200, 200, 200, 409, 409,
    ])
    const [first] = asked.filter(({ status }) => status === 200)
    expect((await remove(desk, first?.body.id ?? 0)).status).toBe(200)
    expect((await create(desk)).status).toBe(200)
  })

  it('is not what another company reads of itself', async () => {
    const { desk } = await enter()
    expect((await server.call(getTrialCompany, desk)).body).toEqual({ trial: null })
    expect((await server.call(createTrialAccess, desk)).problem.code).toBe('trial-not-ready')
    expect((await server.call(getTrialCompany, new TestBrowser('x.test'))).status).toBe(401)
    expect((await server.call(createTrialAccess, new TestBrowser('x.test'))).status).toBe(401)
  })
})

describe('the world outside of a trial company', () => {
  it('gets no mail, webhook, connection or real payment of it', async () => {
    const { desk, member } = await enter({ isOperator: true })
    const { id } = (await create(desk)).body
    for (const recipient of [member.email, 'alguien@afuera.co'])
      await rows(
        `insert into outbox_mails (company_id, purpose, recipient, subject, html, text) values ($1, 'x', $2, '', '', '')`,
        [id, recipient],
      )
    expect(
      await rows(
        'select recipient, dead_at is not null as held from outbox_mails where company_id = $1 order by held',
        [id],
      ),
    ).toEqual([
      { recipient: member.email, held: false },
      { recipient: 'alguien@afuera.co', held: true },
    ])
    await expect(
      rows(
        `update outbox_mails set dead_at = null where company_id = $1 returning dead_at is not null as held`,
        [id],
      ),
    ).resolves.toContainEqual({ held: true })
    const gateway = (name: string) =>
      rows(`insert into payment_gateways (company_id, gateway, is_enabled) values ($1, $2, true)`, [id, name])
    await expect(gateway('wompi')).rejects.toThrow('trial-company')
    await expect(gateway('simulador')).resolves.toEqual([])
    const triggers = await rows(
      `select tgrelid::regclass::text as of from pg_trigger where tgfoid = 'refuse_in_trial'::regproc order by 1`,
    )
    expect(triggers.map((one) => one['of'])).toEqual(['connections', 'payment_gateways', 'webhook_endpoints'])
  })
})

describe('a certificate of a trial company', () => {
  it('is a trial, also where everybody reaches the address of its verification', async () => {
    const { desk, company } = await enter({ isOperator: true })
    const { id } = (await create(desk)).body
    const { db, settings } = server.backoffice.service
    const service = { db, settings: { ...settings, publicUrl: 'https://portal.instalacion.test/' } }
    expect(await checkPlace(service, id)).toMatchObject({ isTrial: true, isLocal: false })
    expect(await checkPlace(service, company.id)).toMatchObject({ isTrial: false, isLocal: false })
  })
})

describe('a company of a customer', () => {
  it('is neither removed nor marked as a trial', async () => {
    const { desk, company } = await enter({ isOperator: true })
    const other = await buildCompany(server.db)
    expect((await remove(desk, other.id, other.nombre)).problem.code).toBe('trial-not-found')
    expect((await remove(desk, company.id, company.nombre)).problem.code).toBe('trial-not-found')
    expect(await rows('select from companies where id = $1', [other.id])).toHaveLength(1)
    const mark = server.db.transaction(Scope.ofStaff(other.id), ({ client }) =>
      client.query(`insert into trial_companies (company_id) values ($1)`, [other.id]),
    )
    await expect(mark).rejects.toThrow(/permission denied/)
    const filled = server.db.transaction(Scope.ofStaff(other.id), ({ client }) =>
      client.query('select begin_trial_fill() as day'),
    )
    expect((await filled).rows).toEqual([{ day: null }])
  })
})

describe('the removal of a trial company', () => {
  it('needs an operator who works in another company, and its name', async () => {
    const { desk } = await enter({ isOperator: true })
    const { id } = (await create(desk)).body
    expect((await remove(new TestBrowser('x.test'), id)).status).toBe(401)
    expect((await remove((await enter()).desk, id)).problem.code).toBe('not-operator')
    expect((await remove(desk, id, 'Otra')).problem.code).toBe('trial-name-differs')
    await moveTo(desk, id)
    expect((await remove(desk, id)).problem.code).toBe('trial-open')
  })

  it('takes its rows and logins, leaves its trail, and shows it nowhere', async () => {
    const { desk, company } = await enter({ isOperator: true })
    const host = `prueba-${company.id}.ejemplo.co`
    const { id } = (await create(desk, host)).body
    const { person } = await buildSupplier(server.db, { ...company, id })
    const inPortal = await server.signIn(person)
    expect((await server.call(getSessionContext, inPortal)).status).toBe(200)
    const neighbour = await buildSupplier(server.db, company)
    await markReady(id)
    await moveTo(desk, id)
    const { link, email } = (await server.call(createTrialAccess, desk)).body
    expect(link).toContain('/set-password/')
    expect(email).toBe(`proveedor1@prueba-${id}.example`)
    await moveTo(desk, company.id)
    const visitor = new TestBrowser(host)
    expect((await server.call(getInitialData, visitor)).body.companies).toEqual([{ id, nombre }])
    expect((await remove(desk, id)).body).toEqual({ kept: 0 })

    const tables = await rows(
      `select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
    )
    const left: string[] = []
    for (const { relname } of tables)
      if ((await rows(`select from ${String(relname)} where company_id = $1 limit 1`, [id])).length > 0)
        left.push(String(relname))
    expect(left).toEqual(['audit_log', 'trial_companies'])
    expect(await rows('select from identities where email = $1', [email])).toEqual([])
    expect((await server.call(listCompanies, desk)).body.companies.some((one) => one.id === id)).toBe(false)
    expect((await moveTo(desk, id)).status).not.toBe(200)
    expect((await server.call(getSessionContext, inPortal)).status).toBe(401)
    const opened = server.db.transaction(Scope.ofStaff(id), ({ client }) => client.query('select 1'))
    await expect(opened).rejects.toThrow('company-not-found')
    expect(await rows('select from third_parties where id = $1', [neighbour.thirdParty.id])).toHaveLength(1)
    expect((await remove(desk, id)).problem.code).toBe('trial-not-found')
  })
})
