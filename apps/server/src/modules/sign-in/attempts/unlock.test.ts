import { login } from '@enlace/contract/sign-in/session/calls.ts'
import { staffLogin } from '@enlace/contract/staff/sign-in/calls.ts'
import { getStaff, unlockStaff } from '@enlace/contract/staff/calls.ts'
import { getSupplierUser, unlockSupplierUser } from '@enlace/contract/suppliers/users/calls.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { solveCaptcha } from '@enlace/testing/captcha.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { expect, it } from 'vitest'

const server = useTestServer()

async function buildHouse() {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const boss = await buildStaff(server.db, company)
  return { company, boss: await server.logInStaff(boss) }
}

/** Fails until attempts from new browsers are refused unchecked. */
async function lockOut(
  knock: (browser: TestBrowser, password: string, captcha: string) => Promise<number>,
  host: string,
) {
  for (let turn = 0; turn < 5; turn++) {
    const browser = new TestBrowser(host)
    await knock(browser, 'no', turn < 3 ? '' : await solveCaptcha(server, browser))
  }
}

it('lets a member in again whom strangers keep out, from the page of the member, on the trail', async () => {
  const { company, boss } = await buildHouse()
  const member = await buildStaff(server.db, company, 'compras')
  const knock = async (browser: TestBrowser, password: string, captcha = '') =>
    (await server.call(staffLogin, browser, { body: { username: member.email, password, captcha } })).status
  const params = { id: member.id }
  expect((await server.call(getStaff, boss, { params })).body.isLocked).toBe(false)
  await lockOut(knock, company.host)
  expect(await knock(new TestBrowser(company.host), member.password)).toBe(429)
  expect((await server.call(getStaff, boss, { params })).body.isLocked).toBe(true)
  expect((await server.call(unlockStaff, boss, { params })).status).toBe(200)
  expect((await server.call(getStaff, boss, { params })).body.isLocked).toBe(false)
  expect(await knock(new TestBrowser(company.host), member.password)).toBe(200)
  const acts =
    "select action from audit_log where company_id = $1 and action = 'staff:unlocked' and target = $2"
  expect(await server.asAdmin(acts, [company.id, member.id])).toHaveLength(1)
})

it('lets a supplier’s user in again, of the own company only, three times a day', async () => {
  const { company, boss } = await buildHouse()
  const { company: other, boss: stranger } = await buildHouse()
  const { person, thirdParty } = await buildSupplier(server.db, company)
  const knock = async (browser: TestBrowser, password: string, captcha = '') => {
    const body = {
      username: person.email,
      password,
      company: String(company.id),
      applicationType: 'agp',
      captcha,
    }
    return (await server.call(login, browser, { body })).status
  }
  await lockOut(knock, company.host)
  expect(await knock(new TestBrowser(company.host), person.password)).toBe(429)
  const params = { id: thirdParty.id, user: person.membership }
  expect((await server.call(getSupplierUser, boss, { params })).body.isLocked).toBe(true)
  expect((await server.call(unlockSupplierUser, stranger, { params })).problem.code).toBe('user-not-found')
  expect(await knock(new TestBrowser(company.host), person.password)).toBe(429)
  expect((await server.call(unlockSupplierUser, boss, { params })).status).toBe(200)
  expect(await knock(new TestBrowser(company.host), person.password)).toBe(200)
  const again = []
  for (let turn = 0; turn < 3; turn++)
    again.push((await server.call(unlockSupplierUser, boss, { params })).status)
  expect(again).toEqual([200, 200, 429])
  expect(
    await server.asAdmin("select 1 from audit_log where company_id = $1 and action = 'user-unlocked'", [
      other.id,
    ]),
  ).toEqual([])
})
