import { getInitialData } from '@enlace/contract/company/calls.ts'
import { listDomains } from '@enlace/contract/domains/calls.ts'
import {
  addHost,
  approveHost,
  getOwnCompany,
  listInstalledHosts,
  removeHost,
  withdrawHost,
} from '@enlace/contract/companies/calls.ts'
import { companiesTexts as texts } from '@enlace/contract/companies/texts.ts'
import { recoverPassword } from '@enlace/contract/sign-in/password/calls.ts'
import { recoveryMarker } from '@enlace/contract/sign-in/password/schemas.ts'
import { buildCompany, buildPerson, buildSupplier, buildThirdParty } from '@enlace/testing/builders.ts'
import { solveCaptcha } from '@enlace/testing/captcha.ts'
import { query } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { randomBytes, randomInt } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkDomains } from './jobs.ts'

const publicUrl = 'https://portal.instalacion.test/'
const server = useTestServer({
  PUBLIC_URL: publicUrl,
  BACKOFFICE_URL: 'https://backoffice.test/',
})

/** TXT records by name. */
const world = new Map<string, string[]>()
beforeAll(() => {
  const names = {
    txt: (name: string) => Promise.resolve(world.get(name) ?? []),
    mx: () => Promise.resolve([]),
  }
  for (const origin of [server.portal, server.backoffice]) Object.assign(origin.service, { names })
})
beforeEach(() => world.clear())

const newHost = () => `aaa.h${randomBytes(6).toString('hex')}.test`

async function enter({ isOperator = false } = {}) {
  // Without a host: the attacker's company first claims one.
  const company = await buildCompany(server.db, { host: null })
  await relaxStaffFactor(server.asAdmin, company)
  const member = await buildStaff(server.db, company)
  if (isOperator)
    await server.asAdmin(
      'insert into operators (identity_id) select identity_id from staff_members where id = $1',
      [member.id],
    )
  return { company, member, desk: await server.signInStaff(member) }
}
type Entered = Awaited<ReturnType<typeof enter>>

const claim = ({ desk }: Entered, host: string) => server.call(addHost, desk, { body: { host } })
const stateOf = async ({ desk }: Entered, host: string) =>
  (await server.call(getOwnCompany, desk)).body.hosts.find((one) => one.host === host)?.state

/** Publishes the record of a claimed host, and runs the hourly job. */
async function prove(entered: Entered, host: string): Promise<void> {
  const { body } = await server.call(listDomains, entered.desk)
  const proof = body.domains.find(({ domain }) => domain === host)
  world.set(proof?.recordName ?? '', [proof?.recordText ?? ''])
  await server.asAdmin('update proven_domains set checked_at = null where company_id = $1', [
    entered.company.id,
  ])
  await checkDomains(server.portal.service, entered.company.id, new Date())
}

/** Requests a new password in a company, and returns the address in the mail's link. */
async function recoveredAt(company: number, email: string): Promise<string> {
  const browser = new TestBrowser('portal.instalacion.test')
  browser.cookies.set('company', String(company))
  const captcha = await solveCaptcha(server, browser)
  const body = { data: recoveryMarker, email, company: String(company), captcha }
  expect((await server.call(recoverPassword, browser, { body })).body).toMatchObject({ error: false })
  const [mail] = await server.asAdmin<{ text: string }>(
    `select text from outbox_mails where recipient = $1 and purpose = 'password-recovery' order by created_at desc limit 1`,
    [email],
  )
  return new URL(/https?:\S+#\/set-password/.exec(mail?.text ?? '')?.[0] ?? 'about:blank').origin
}
/**
 * Returns the company that a host shows now. Results are cached per company cookie for seconds, so each call uses
 * another cookie.
 */
async function companyAt(host: string): Promise<number | undefined> {
  const browser = new TestBrowser(host)
  browser.cookies.set('company', String(randomInt(900_000_001, 999_999_999)))
  return (await server.call(getInitialData, browser)).body.companies?.[0]?.id
}

describe('a host that an administrator only claims', () => {
  it('gets no link, neither of who belongs to several companies nor of who belongs to this one alone', async () => {
    const attacker = await enter()
    const host = newHost()
    expect((await claim(attacker, host)).body.hosts).toMatchObject([{ host, state: 'pending' }])
    const victim = await buildSupplier(server.db, await buildCompany(server.db))
    const party = await buildThirdParty(server.db, attacker.company)
    await buildPerson(server.db, party, { email: victim.person.email })
    const own = await buildPerson(server.db, party)
    // Concurrent: each recovery is delayed to a fixed duration.
    const recovered = () =>
      Promise.all([own, victim.person].map(({ email }) => recoveredAt(attacker.company.id, email)))
    expect(await recovered()).toEqual([new URL(publicUrl).origin, new URL(publicUrl).origin])
    // Once it is proven, its own people are led there; people who also belong elsewhere still are not.
    await prove(attacker, host)
    expect(await stateOf(attacker, host)).toBe('proven')
    expect(await recovered()).toEqual([`https://${host}`, new URL(publicUrl).origin])
  })

  it('leads an operator’s and another company’s staff’s access nowhere but to the installation, though approved', async () => {
    const entered = await enter()
    const host = newHost()
    await claim(entered, host)
    const operator = await enter({ isOperator: true })
    const approved = await server.call(approveHost, operator.desk, {
      params: { company: entered.company.id, host },
    })
    expect(approved.status).toBe(200)
    const party = await buildThirdParty(server.db, entered.company)
    for (const { member } of [operator, await enter()]) {
      await buildPerson(server.db, party, { email: member.email })
      expect(await recoveredAt(entered.company.id, member.email)).toBe(new URL(publicUrl).origin)
    }
  })

  it('shows nobody’s portal until its record is found, and none again when that stays away for a week', async () => {
    const entered = await enter()
    const host = newHost()
    await claim(entered, host)
    expect(await companyAt(host)).not.toBe(entered.company.id)
    await prove(entered, host)
    expect(await companyAt(host)).toBe(entered.company.id)
    world.clear()
    const missing = `update proven_domains set checked_at = null, missing_since = $2 where company_id = $1`
    await server.asAdmin(missing, [entered.company.id, new Date(Date.now() - 2 * 86_400_000)])
    await checkDomains(server.portal.service, entered.company.id, new Date())
    expect(await stateOf(entered, host)).toBe('failing')
    await server.asAdmin(missing, [entered.company.id, new Date(Date.now() - 8 * 86_400_000)])
    await checkDomains(server.portal.service, entered.company.id, new Date())
    expect(await stateOf(entered, host)).toBe('pending')
    expect(await companyAt(host)).not.toBe(entered.company.id)
    const mails = await server.asAdmin<{ purpose: string; recipient: string }>(
      `select purpose, recipient from outbox_mails where company_id = $1 order by created_at`,
      [entered.company.id],
    )
    expect(mails).toEqual([
      { purpose: 'domain-missing', recipient: entered.member.email },
      { purpose: 'domain-lapsed', recipient: entered.member.email },
    ])
  })

  it('keeps nobody else from it: it is whose record stands there', async () => {
    const [squatter, owner] = [await enter(), await enter()]
    const host = newHost()
    await claim(squatter, host)
    await claim(owner, host)
    await prove(owner, host)
    expect([await stateOf(owner, host), await stateOf(squatter, host)]).toEqual(['proven', 'pending'])
    const late = await claim(await enter(), host)
    expect(late.problem.fields).toEqual({ host: texts.hosts.taken })
    // Even a valid record does not take it from the company where it is active.
    await prove(squatter, host)
    expect([await stateOf(owner, host), await stateOf(squatter, host)]).toEqual(['proven', 'pending'])
  })

  it('is an operator’s affair below another company’s host and below the installation’s', async () => {
    const operator = await enter({ isOperator: true })
    const host = newHost()
    // A host that an operator gives its own company is active at once.
    expect((await claim(operator, host)).body.hosts).toMatchObject([{ host, state: 'approved' }])
    const attacker = await enter()
    for (const below of [`www.${host}`, 'www.portal.instalacion.test', 'x.backoffice.test', 'y.localhost']) {
      await claim(attacker, below)
      await prove(attacker, below)
      expect([below, await stateOf(attacker, below)]).toEqual([below, 'operator'])
    }
    for (const shared of ['portal.instalacion.test', 'BACKOFFICE.test.', 'portal.instalacion.test.'])
      expect((await claim(attacker, shared)).problem.fields).toEqual({ host: texts.hosts.reserved })
  })

  it('is released with what was claimed, and written in one way only', async () => {
    const entered = await enter()
    const host = newHost()
    await claim(entered, `${host.toUpperCase()}.`)
    expect(await stateOf(entered, host)).toBe('pending')
    await prove(entered, host)
    const { body } = await server.call(removeHost, entered.desk, { params: { host } })
    expect(body.hosts).toEqual([])
    expect((await claim(entered, 'proveedores.compañía.co')).body.hosts[0]?.host).toBe(
      'proveedores.xn--compaa-7va5a.co',
    )
  })
})

describe('operators', () => {
  it('approve and withdraw hosts of every company, which both companies read in their trails', async () => {
    const [operator, entered] = [await enter({ isOperator: true }), await enter()]
    const host = newHost()
    await claim(entered, host)
    const params = { company: entered.company.id, host }
    const listed = await server.call(listInstalledHosts, operator.desk)
    expect(listed.body.hosts).toContainEqual(expect.objectContaining({ ...params, state: 'pending' }))
    await server.call(approveHost, operator.desk, { params })
    expect(await stateOf(entered, host)).toBe('approved')
    await server.call(withdrawHost, operator.desk, { params })
    // From now on no record proves it.
    await prove(entered, host)
    expect(await stateOf(entered, host)).toBe('operator')
    for (const { company } of [operator, entered]) {
      const acts = await server.asAdmin<{ action: string; actor: string }>(
        `select action, actor from audit_log where company_id = $1 and target = $2 and action like 'company:host-%'
            and actor = $3 order by id`,
        [company.id, host, operator.member.email],
      )
      expect(acts.map(({ action }) => action)).toEqual(['company:host-approved', 'company:host-withdrawn'])
    }
  })

  it('are the only ones who do, with a fresh word of who they are', async () => {
    const [operator, entered] = [await enter({ isOperator: true }), await enter()]
    const host = newHost()
    await claim(entered, host)
    const params = { company: entered.company.id, host }
    for (const call of [approveHost, withdrawHost])
      expect((await server.call(call, entered.desk, { params })).problem.code).toBe('not-operator')
    expect((await server.call(listInstalledHosts, entered.desk)).body.hosts).toEqual([])
    await server.asAdmin(
      `update session_families set stepped_up_at = now() - interval '11 minutes' where identity_id =
         (select identity_id from staff_members where id = $1)`,
      [operator.member.id],
    )
    const late = await server.call(approveHost, operator.desk, { params })
    expect(late.problem.code).toBe('step-up-needed')
  })
})

it('is claimed and no more by a node of the version before, which writes where only what counts stands now', async () => {
  const entered = await enter()
  const host = newHost()
  const insert = query.insertInto('company_hosts').values({ company_id: entered.company.id, host })
  const written = await server.db.transaction(Scope.ofStaff(entered.company.id), (tx) =>
    tx.run(insert.returning('host').compile()),
  )
  expect(written).toEqual([])
  expect(await stateOf(entered, host)).toBe('pending')
})
