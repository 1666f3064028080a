import {
  changeSupplierUser,
  enableSupplierUser,
  endSupplierUserSessions,
  getSupplierUser,
  listSupplierEvents,
  resetSupplierUserFactor,
  setSupplierMaster,
} from '@enlace/contract/suppliers/users/calls.ts'
import { inviteMaster } from '@enlace/contract/suppliers/calls.ts'
import { getUser, listUsers } from '@enlace/contract/users/calls.ts'
import { getSessionContext } from '@enlace/contract/sign-in/session/calls.ts'
import { buildBranch, buildCompany, buildPerson, buildSupplier } from '@enlace/testing/builders.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()

async function enter() {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const member = await buildStaff(server.db, company, 'compras')
  const supplier = await buildSupplier(server.db, company)
  const master = await buildPerson(server.db, supplier.thirdParty, { isMaster: true })
  return { company, member, master, ...supplier, browser: await server.signInStaff(member) }
}
type Entered = Awaited<ReturnType<typeof enter>>

const paramsOf = ({ thirdParty, person }: Entered) => ({
  params: { id: thirdParty.id, user: person.membership },
})
const detailOf = async (it: Entered) => (await server.call(getSupplierUser, it.browser, paramsOf(it))).body
const everything = { rol: 'usuario', modules: null, isReadOnly: false, endsOn: null, accounts: null }
const change = (it: Entered, sello: string, to: object) =>
  server.call(changeSupplierUser, it.browser, { ...paramsOf(it), body: { ...everything, sello, ...to } })

describe('the access of a supplier’s user', () => {
  it('is changed by the company at once, told to the supplier’s masters, and by nobody who saw what is no more', async () => {
    const entered = await enter()
    const other = await buildBranch(server.db, entered.thirdParty, { nombre: 'Sede sur' })
    const { sello } = (await detailOf(entered)).user
    const to = { rol: 'cartera', modules: ['certificate'], isReadOnly: true, accounts: [other.id] }
    expect((await change(entered, sello, to)).status).toBe(200)
    const late = await change(entered, sello, { rol: 'contador' })
    expect([late.status, late.problem.code]).toEqual([409, 'changed-meanwhile'])
    const { user, history } = await detailOf(entered)
    expect(user).toMatchObject({ rol: 'cartera', isReadOnly: true, sucursales: ['Sede sur'] })
    expect(history[0]).toMatchObject({ suceso: 'user-changed', actor: entered.member.email })
    expect(history[0]?.cambios).toContainEqual({ campo: 'Rol', antes: 'Usuario', despues: 'Cartera' })
    const asMaster = await server.signIn(entered.master)
    const { body } = await server.call(getUser, asMaster, { params: { id: entered.person.membership } })
    expect(body.history[0]).toMatchObject({ action: 'user-changed', isCompany: true })
  })

  it('takes no branch of another supplier, no day that is over, and no grant from a master', async () => {
    const entered = await enter()
    const stranger = await buildSupplier(server.db, entered.company)
    const { sello } = (await detailOf(entered)).user
    const foreign = await change(entered, sello, { accounts: [stranger.branch.id] })
    expect(foreign.problem.code).toBe('account-foreign')
    expect((await change(entered, sello, { endsOn: '2020-01-01' })).problem.code).toBe('invalid-fields')
    const ofMaster = { ...entered, person: entered.master }
    const seen = (await detailOf(ofMaster)).user.sello
    expect((await change(ofMaster, seen, {})).problem.code).toBe('user-is-master')
  })

  it('is closed with all its sessions, for a master, too, and opened again', async () => {
    const entered = await enter()
    const asMaster = await server.signIn(entered.master)
    const params = { id: entered.thirdParty.id, user: entered.master.membership }
    const set = (isActive: boolean) =>
      server.call(enableSupplierUser, entered.browser, { params, body: { isActive } })
    expect((await set(false)).status).toBe(200)
    expect((await server.call(getSessionContext, asMaster)).problem.code).toBe('session-missing')
    expect((await set(true)).status).toBe(200)
    const again = await server.signIn(entered.master)
    expect((await server.call(getSessionContext, again)).status).toBe(200)
    const ended = await server.call(endSupplierUserSessions, entered.browser, { params })
    expect(ended.body.sessions).toBe(1)
    expect((await server.call(getSessionContext, again)).problem.code).toBe('session-missing')
  })

  it('becomes a master’s and is one no more, of which all masters hear by mail', async () => {
    const entered = await enter()
    const set = (isMaster: boolean) =>
      server.call(setSupplierMaster, entered.browser, { ...paramsOf(entered), body: { isMaster } })
    expect((await set(true)).status).toBe(200)
    const asPerson = await server.signIn(entered.person)
    expect((await server.call(listUsers, asPerson, {})).status).toBe(200)
    expect((await set(false)).status).toBe(200)
    expect((await server.call(listUsers, asPerson, {})).problem.code).toBe('not-master')
    const mails = await server.asAdmin<{ recipient: string }>(
      `select recipient from outbox_mails where company_id = $1 and purpose = 'master-changed'`,
      [entered.company.id],
    )
    expect(mails.filter(({ recipient }) => recipient === entered.master.email)).toHaveLength(2)
    expect(mails.filter(({ recipient }) => recipient === entered.person.email)).toHaveLength(2)
  })
})

describe('the second factor of a supplier’s user', () => {
  const enrol = (identity: string) =>
    server.asAdmin('insert into totp_secrets (identity_id, sealed, last_counter) values ($1, $2, 0)', [
      identity,
      Buffer.from('sealed'),
    ])
  const reset = (entered: Entered) => server.call(resetSupplierUserFactor, entered.browser, paramsOf(entered))

  it('is taken away by the company, told by mail, and stays in the history', async () => {
    const entered = await enter()
    expect((await reset(entered)).problem.code).toBe('factor-missing')
    await enrol(entered.person.identity)
    expect((await reset(entered)).status).toBe(200)
    const { user, history } = await detailOf(entered)
    expect([user.hasFactor, history[0]?.suceso]).toEqual([false, 'user-factor-reset'])
    const [mail] = await server.asAdmin(
      `select from outbox_mails where recipient = $1 and purpose = 'access-changed'`,
      [entered.person.email],
    )
    expect(mail).toBeDefined()
  })

  it('stays where it guards another company, too', async () => {
    const entered = await enter()
    const elsewhere = await buildSupplier(server.db, await buildCompany(server.db))
    await buildPerson(server.db, elsewhere.thirdParty, { email: entered.person.email })
    await enrol(entered.person.identity)
    expect((await reset(entered)).problem.code).toBe('factor-not-ours')
    expect((await detailOf(entered)).user.hasFactor).toBe(true)
  })
})

it('tells what happened at a supplier, and nothing of another’s, to whom it concerns alone', async () => {
  const [own, other] = [await enter(), await enter()]
  const body = { email: `luz.${own.company.id}@proveedor.test`, firstName: '', lastName: '' }
  await server.call(inviteMaster, own.browser, { params: { id: own.thirdParty.id }, body })
  await server.logIn(own.person)
  const eventsOf = (browser: TestBrowser, id: number) =>
    server.call(listSupplierEvents, browser, { params: { id } })
  const { events } = (await eventsOf(own.browser, own.thirdParty.id)).body
  expect(events.map(({ suceso, sobre }) => [suceso, sobre])).toEqual([
    ['session:login', own.person.email],
    ['user-invited', body.email],
    ['user-joined', own.master.email],
    ['user-joined', own.person.email],
  ])
  expect((await eventsOf(other.browser, own.thirdParty.id)).problem.code).toBe('supplier-not-found')
  const foreign = await server.call(getSupplierUser, other.browser, paramsOf(own))
  expect([foreign.status, foreign.problem.code]).toEqual([404, 'user-not-found'])
  const mixed = { params: { id: own.thirdParty.id, user: other.person.membership } }
  expect((await server.call(getSupplierUser, own.browser, mixed)).problem.code).toBe('user-not-found')
})
