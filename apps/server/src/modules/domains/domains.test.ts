import {
  askDomainProof,
  checkDomainProof,
  forgetDomain,
  listDomains,
} from '@enlace/contract/domains/calls.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { useTestServer, type TestBrowser } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkDomains } from './jobs.ts'
import { isProvenDomain } from './queries.ts'

const server = useTestServer()

/** TXT records by name; `null` means that no server answers. */
const world = new Map<string, string[] | null>()
let asked: string[] = []
beforeAll(() => {
  const names = {
    txt: (name: string) => {
      asked.push(name)
      const texts = world.get(name)
      return texts === null ? Promise.reject(new Error('ETIMEOUT')) : Promise.resolve(texts ?? [])
    },
    mx: () => Promise.resolve([]),
  }
  for (const origin of [server.portal, server.backoffice]) Object.assign(origin.service, { names })
})
beforeEach(() => {
  world.clear()
  asked = []
})

async function enter(role: 'administrador' | 'auditor' = 'administrador') {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const member = await buildStaff(server.db, company, role)
  return { company, member, desk: await server.signInStaff(member) }
}

const ask = (desk: TestBrowser, domain: string) => server.call(askDomainProof, desk, { body: { domain } })

/** Requests a domain's proof, and publishes its record. */
async function publish(desk: TestBrowser, domain: string): Promise<void> {
  const { body } = await ask(desk, domain)
  const proof = body.domains.find((one) => one.domain === domain)
  world.set(proof?.recordName ?? '', ['v=spf1 -all', proof?.recordText ?? ''])
}

/** Moves the recent checks `hours` into the past. */
const letPass = (company: { id: number }, hours: number) =>
  server.asAdmin(
    `update proven_domains set checked_at = checked_at - make_interval(hours => $2),
            missing_since = missing_since - make_interval(hours => $2) where company_id = $1`,
    [company.id, hours],
  )
const mailsOf = (company: { id: number }) =>
  server.asAdmin<{ purpose: string; recipient: string }>(
    `select purpose, recipient from outbox_mails where company_id = $1 and purpose like 'domain-%' order by created_at`,
    [company.id],
  )
const look = (company: { id: number }) => checkDomains(server.portal.service, company.id, new Date())
const isProven = (company: { id: number }, domain: string) => isProvenDomain(server.db, company.id, domain)

describe('a domain', () => {
  it('is proven by the record of this company alone, and by no other text of its name', async () => {
    const [one, other] = [await enter(), await enter()]
    await publish(other.desk, 'grupo.test')
    const { body } = await ask(one.desk, ' Grupo.TEST. ')
    expect(body.domains).toMatchObject([
      { domain: 'grupo.test', recordName: '_enlace.grupo.test', state: 'waiting', provenAt: null },
    ])
    const params = { domain: 'grupo.test' }
    const refused = await server.call(checkDomainProof, one.desk, { params })
    expect(refused.body.domains[0]?.state).toBe('waiting')
    expect(await isProven(one.company, 'grupo.test')).toBe(false)
    const found = await server.call(checkDomainProof, other.desk, { params })
    expect(found.body.domains[0]?.state).toBe('proven')
    expect([await isProven(one.company, 'grupo.test'), await isProven(other.company, 'grupo.test')]).toEqual([
      false,
      true,
    ])
    // Both companies of a group may prove it, each by its own record at the same name.
    const own = body.domains[0]?.recordText ?? ''
    world.set('_enlace.grupo.test', [...(world.get('_enlace.grupo.test') ?? []), own])
    await letPass(one.company, 1)
    await look(one.company)
    expect([await isProven(one.company, 'grupo.test'), await isProven(other.company, 'grupo.test')]).toEqual([
      true,
      true,
    ])
  })

  it('proves nothing of the names below and above it', async () => {
    const { company, desk } = await enter()
    await publish(desk, 'ventas.andina.test')
    await look(company)
    expect(await isProven(company, 'ventas.andina.test')).toBe(true)
    expect(await isProven(company, 'andina.test')).toBe(false)
    expect(await isProven(company, 'x.ventas.andina.test')).toBe(false)
  })

  it('keeps the record that was asked for first, and is found by the hourly work without anybody', async () => {
    const { company, desk } = await enter()
    await publish(desk, 'andina.test')
    const first = world.get('_enlace.andina.test')
    await publish(desk, 'andina.test')
    expect(world.get('_enlace.andina.test')).toEqual(first)
    await look(company)
    await look(company)
    // A proven one is not looked up again within the day.
    expect(asked).toEqual(['_enlace.andina.test'])
    const acts = await server.asAdmin(
      `select actor from audit_log where company_id = $1 and action = 'domain:proven'`,
      [company.id],
    )
    expect(acts).toEqual([{ actor: 'sistema' }])
  })

  it.each([
    ['is gone', undefined],
    ['is not answered for', null],
  ])('whose record %s is told about, and lapses after a week, until it is there again', async (_, gone) => {
    const { company, desk, member } = await enter()
    await publish(desk, 'andina.test')
    await look(company)
    const record = world.get('_enlace.andina.test') ?? []
    if (gone === null) world.set('_enlace.andina.test', null)
    else world.delete('_enlace.andina.test')
    await letPass(company, 25)
    await look(company)
    const failing = await server.call(listDomains, desk)
    expect(failing.body.domains[0]).toMatchObject({ state: 'failing', until: expect.any(String) })
    expect([await isProven(company, 'andina.test'), await mailsOf(company)]).toEqual([true, []])
    await letPass(company, 25)
    await look(company)
    await letPass(company, 1)
    await look(company)
    expect(await mailsOf(company)).toEqual([{ purpose: 'domain-missing', recipient: member.email }])
    expect(await isProven(company, 'andina.test')).toBe(true)
    await letPass(company, 7 * 24)
    await look(company)
    expect(await isProven(company, 'andina.test')).toBe(false)
    expect((await mailsOf(company)).map(({ purpose }) => purpose)).toEqual([
      'domain-missing',
      'domain-lapsed',
    ])
    world.set('_enlace.andina.test', record)
    await letPass(company, 1)
    await look(company)
    expect(await isProven(company, 'andina.test')).toBe(true)
  })

  it('is taken off the list, and asked for by administrators only', async () => {
    const { company, desk } = await enter()
    await publish(desk, 'andina.test')
    await look(company)
    const { body } = await server.call(forgetDomain, desk, { params: { domain: 'andina.test' } })
    expect([body.domains, await isProven(company, 'andina.test')]).toEqual([[], false])
    const { desk: auditor } = await enter('auditor')
    expect((await ask(auditor, 'andina.test')).status).toBe(403)
    for (const domain of [
      '10.0.0.1',
      'localhost',
      'a b.co',
      'andina.test:25',
      'ana@andina.test',
      'https://a.co',
    ])
      expect((await ask(desk, domain)).problem.fields).toHaveProperty('domain')
  })

  it('cannot be set as proven by the database role of the back office', async () => {
    const { company, desk } = await enter()
    await publish(desk, 'andina.test')
    expect(await isProven(company, 'andina.test')).toBe(false)
    const [grants] = await server.asAdmin<{ may: boolean }>(
      `select has_table_privilege('enlace_staff', 'proven_domains', 'insert, update, delete') as may`,
      [],
    )
    expect(grants?.may).toBe(false)
  })
})
