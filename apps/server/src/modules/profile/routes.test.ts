import { chooseNotificationWays } from '@enlace/contract/notifications/calls.ts'
import { askAboutDocument } from '@enlace/contract/questions/calls.ts'
import { getUserInfo } from '@enlace/contract/sign-in/session/calls.ts'
import { personTexts } from '@enlace/contract/core/person/texts.ts'
import {
  getNotifications,
  getProfile,
  setNotification,
  updateProfile,
} from '@enlace/contract/profile/calls.ts'
import type { MailKind } from '@enlace/contract/profile/schemas.ts'
import { profileTexts } from '@enlace/contract/profile/texts.ts'
import { buildCompany, buildPerson, buildSupplier } from '@enlace/testing/builders.ts'
import { buildStatement } from '@enlace/testing/ledger.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()

async function enter() {
  const company = await buildCompany(server.db)
  const supplier = await buildSupplier(server.db, company)
  return { company, ...supplier, browser: await server.signIn(supplier.person) }
}

const ana = {
  firstName: 'Ana María',
  lastName: 'Pérez Ñáñez',
  cityName: 'Medellín (Antioquia)',
  movil: '3001234567',
  movilIndicative: '57',
}

const save = (browser: TestBrowser, change: object, version: number) =>
  server.call(updateProfile, browser, { body: { ...ana, ...change, version } })

describe('what a person says of itself', () => {
  it('is kept, told to the user info of the specification, and written into the audit trail', async () => {
    const { browser, person, company } = await enter()
    const { body: before } = await server.call(getProfile, browser)
    const { status, body } = await save(browser, {}, before.version)
    expect([status, body]).toEqual([200, { ...ana, email: person.email, version: before.version + 1 }])
    const { body: told } = await server.call(getUserInfo, browser, { body: { userId: person.identity } })
    expect(told.userInfo).toEqual({ ...ana, email: person.email })
    const trail = await server.asAdmin(
      `select actor from audit_log where company_id = $1 and action = 'profile:update'`,
      [company.id],
    )
    expect(trail).toEqual([{ actor: person.email }])
  })

  it('is not written over by a window that had looked at an earlier state', async () => {
    const { browser } = await enter()
    const { body: seen } = await server.call(getProfile, browser)
    await save(browser, { movil: '3009999999' }, seen.version)
    const { status, problem } = await save(browser, { cityName: 'Cali (Valle del Cauca)' }, seen.version)
    expect([status, problem.code]).toEqual([409, 'profile-changed'])
    expect((await server.call(getProfile, browser)).body.movil).toBe('3009999999')
  })

  it('may be sent twice: the second time changes nothing and is no conflict', async () => {
    const { browser } = await enter()
    const { body: seen } = await server.call(getProfile, browser)
    const { body: first } = await save(browser, {}, seen.version)
    const { status, body: second } = await save(browser, {}, seen.version)
    expect([status, second]).toEqual([200, first])
  })

  it.each([
    ['firstName', '', personTexts.faults.firstName],
    ['lastName', 'P3rez', 'Apellido(s): solo letras y espacios.'],
    ['movilIndicative', '57573', personTexts.faults.indicativeLong],
    ['movil', '300123456', personTexts.faults.movilLength],
    ['cityName', 'Macondo', profileTexts.faults.city],
  ])('is refused where %s is "%s", in the words of the specification', async (field, value, message) => {
    const { browser } = await enter()
    const { body: seen } = await server.call(getProfile, browser)
    const { status, problem } = await save(browser, { [field]: value }, seen.version)
    expect([status, problem.fields?.[field]]).toEqual([422, message])
  })

  it('keeps a city that was written before the list was asked for', async () => {
    const { browser, person } = await enter()
    await server.asAdmin(`update identities set city_name = 'Miami' where id = $1`, [person.identity])
    const { body: seen } = await server.call(getProfile, browser)
    expect((await save(browser, { cityName: 'Miami' }, seen.version)).status).toBe(200)
  })
})

describe('the mails that a person wants', () => {
  const isOn = async (browser: TestBrowser, kind: MailKind) =>
    (await server.call(getNotifications, browser)).body.kinds.find((row) => row.kind === kind)?.isOn
  const choose = (browser: TestBrowser, mail: MailKind, on: boolean) =>
    server.call(setNotification, browser, { params: { mail }, body: { isOn: on } })

  it('are all on but the monthly statement, each for one person and one supplier', async () => {
    const { browser, person, thirdParty } = await enter()
    const { body } = await server.call(getNotifications, browser)
    expect(body.email).toBe(person.email)
    expect(body.kinds.filter((row) => !row.isOn).map(({ kind }) => kind)).toEqual(['estado_mensual'])
    await choose(browser, 'recibos', false)
    await choose(browser, 'estado_mensual', true)
    expect([await isOn(browser, 'recibos'), await isOn(browser, 'estado_mensual')]).toEqual([false, true])
    const colleague = await server.signIn(await buildPerson(server.db, thirdParty))
    expect(await isOn(colleague, 'recibos')).toBe(true)
  })

  it('decide whether a question brings its receipt and its answers', async () => {
    const { browser, branch, person, company } = await enter()
    const document = await buildStatement(server, branch, {})
    const ask = (idempotencyKey: string) =>
      server.call(askAboutDocument, browser, {
        body: { kind: 'account-statements', id: document, tipo: 'pago', mensaje: 'Hola', idempotencyKey },
      })
    const receipts = () =>
      server.asAdmin(`select 1 from outbox_mails where company_id = $1 and purpose = 'question-receipt'`, [
        company.id,
      ])
    const writers = () =>
      server.asAdmin<{ email: string }>(
        `select w.email from questions q, open_company(q.company_id),
           lateral question_writers(q.id) w where q.company_id = $1`,
        [company.id],
      )
    expect((await ask('a'.repeat(20))).status).toBe(200)
    expect(await receipts()).toHaveLength(1)
    expect(await writers()).toEqual([{ email: person.email }])
    await choose(browser, 'recibos', false)
    await server.call(chooseNotificationWays, browser, {
      params: { notification: 'request-answered' },
      body: { portal: true, correo: false, web_push: false },
    })
    expect((await ask('b'.repeat(20))).status).toBe(200)
    expect(await receipts()).toHaveLength(1)
    expect(await writers()).toEqual([])
  })
})
