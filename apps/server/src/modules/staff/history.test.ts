import { openStaffLink } from '@enlace/contract/staff/sign-in/link-calls.ts'
import {
  changeStaff,
  endStaffSessions,
  getStaff,
  inviteStaff,
  listStaff,
  resendStaffInvitation,
} from '@enlace/contract/staff/calls.ts'
import { staffTexts as texts } from '@enlace/contract/staff/texts.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()

async function enter(role: 'administrador' | 'auditor' = 'administrador') {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const member = await buildStaff(server.db, company, role)
  return { company, member, browser: await server.logInStaff(member) }
}

const detailOf = async (browser: TestBrowser, id: string) =>
  server.call(getStaff, browser, { params: { id } })

const change = (browser: TestBrowser, id: string, body: object) =>
  server.call(changeStaff, browser, {
    params: { id },
    body: { rol: 'compras', active: true, ends_on: null, ...body },
  })

describe('the history of a member', () => {
  it('tells who invited, changed and shut out, what the role was and is, and when the member came in', async () => {
    const { browser, company, member } = await enter()
    const buyer = await buildStaff(server.db, company, 'compras')
    await server.logInStaff(buyer)
    const seen = (await detailOf(browser, buyer.id)).body.member
    await change(browser, buyer.id, { version: seen.version, rol: 'auditor' })
    await server.call(endStaffSessions, browser, { params: { id: buyer.id } })
    await change(browser, buyer.id, { version: seen.version + 1, rol: 'auditor', active: false })
    const { body } = await detailOf(browser, buyer.id)
    expect(body.member).toMatchObject({
      estado: 'inactivo',
      rol: 'auditor',
      openSessions: 0,
      hasJoined: true,
    })
    expect(body.history.map(({ suceso, actor, rol, antes }) => [suceso, actor, rol, antes])).toEqual([
      ['closed', member.email, 'auditor', null],
      ['sessions-ended', member.email, null, null],
      ['changed', member.email, 'auditor', 'compras'],
      ['login', buyer.email, null, null],
    ])
  })

  it('is for those of the company who may see its staff, and of nobody else’s member', async () => {
    const [{ browser }, other, reader] = [await enter(), await enter(), await enter('auditor')]
    const foreign = await detailOf(browser, other.member.id)
    expect([foreign.status, foreign.problem.code]).toEqual([404, 'user-not-found'])
    expect((await detailOf(reader.browser, reader.member.id)).status).toBe(200)
    const buyer = await buildStaff(server.db, other.company, 'compras')
    const asBuyer = await detailOf(await server.logInStaff(buyer), buyer.id)
    expect([asBuyer.status, asBuyer.problem.code]).toEqual([403, 'role-refused'])
  })
})

describe('an invitation', () => {
  const tokenMailedTo = async (email: string) => {
    const [mail] = await server.asAdmin<{ text: string }>(
      `select text from outbox_mails where recipient = $1 order by created_at desc, id desc limit 1`,
      [email],
    )
    return /#\/set-password\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  const linkOf = async (token: string) =>
    (await server.call(openStaffLink, new TestBrowser('backoffice.test'), { body: { token } })).body.link

  it('opens nothing once it was taken back, and something again when it is sent anew', async () => {
    const { browser, company } = await enter()
    const email = `luz.${company.id}@compania.test`
    const person = { email, firstName: 'Luz', lastName: 'Marina', rol: 'compras', ends_on: null }
    const { id } = (await server.call(inviteStaff, browser, { body: person })).body
    const first = await tokenMailedTo(email)
    expect(await linkOf(first)).toMatchObject({ email })
    const [invited] = (await server.call(listStaff, browser)).body.members.filter((one) => one.id === id)
    expect(invited).toMatchObject({ estado: 'invitado', hasJoined: false })
    await change(browser, id, { version: invited?.version, active: false })
    expect((await detailOf(browser, id)).body.member).toMatchObject({
      estado: 'inactivo',
      invitedUntil: null,
    })
    expect(await linkOf(first)).toBeNull()
    expect((await server.call(resendStaffInvitation, browser, { params: { id } })).status).toBe(200)
    expect((await detailOf(browser, id)).body.member.estado).toBe('invitado')
    expect(await linkOf(await tokenMailedTo(email))).toMatchObject({ email })
  })

  it('keeps its link when only the role changes', async () => {
    const { browser, company } = await enter()
    const email = `ana.${company.id}@compania.test`
    const person = { email, firstName: 'Ana', lastName: 'Ruiz', rol: 'compras', ends_on: null }
    const { id } = (await server.call(inviteStaff, browser, { body: person })).body
    const { version } = (await detailOf(browser, id)).body.member
    expect((await change(browser, id, { version, rol: 'consulta' })).status).toBe(200)
    expect((await detailOf(browser, id)).body.member).toMatchObject({ estado: 'invitado', rol: 'consulta' })
    expect(await linkOf(await tokenMailedTo(email))).toMatchObject({ email })
  })

  it('says what is missing, and takes no last day that is over', async () => {
    const { browser } = await enter()
    const person = { email: 'x@y.test', firstName: '', lastName: '', rol: 'compras', ends_on: null }
    const empty = await server.call(inviteStaff, browser, { body: person })
    expect([empty.status, empty.problem.fields]).toEqual([
      422,
      { firstName: texts.firstNameRequired, lastName: texts.lastNameRequired },
    ])
    const past = { ...person, firstName: 'Ana', lastName: 'Ruiz', ends_on: '2020-01-01' }
    const refused = await server.call(inviteStaff, browser, { body: past })
    expect([refused.status, refused.problem.fields]).toEqual([422, { ends_on: texts.dayPast }])
  })
})
