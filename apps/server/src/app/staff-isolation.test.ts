import type { AnyCall } from '@enlace/contract/core/call.ts'
import { getStaffSession } from '@enlace/contract/staff/sign-in/calls.ts'
import { type StaffRole, staffRoles } from '@enlace/domain/staff-roles.ts'
import { buildPerson } from '@enlace/testing/builders.ts'
import { bareTables, plantOfPersons } from '@enlace/testing/every-table.ts'
import { plantHandOver, plantSavedView } from '@enlace/testing/person-rows.ts'
import { allOf, buildWorld, wordsOf, type World } from '@enlace/testing/planted-world.ts'
import { readBy } from '@enlace/testing/read-by.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { type BuiltStaff, buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { servedStaffCalls } from './calls.ts'

const folder = await useScratchFolder('enlace-staff-isolation-')
const server = useTestServer({ STORAGE_URL: folder, LOG_LEVEL: 'error' }, 'own')

let own: World
let other: World
let foreign: { member: string }
const members = new Map<StaffRole, BuiltStaff>()
const browsers = new Map<StaffRole, TestBrowser>()

beforeAll(async () => {
  own = await buildWorld(server)
  other = await buildWorld(server)
  for (const { company, shown, closed, suppliers } of [own, other]) {
    await server.signIn(suppliers[0].person)
    await plantHandOver(server, shown)
    const [{ thirdParty, branches }] = suppliers
    const colleague = await buildPerson(server.db, thirdParty, { accounts: branches })
    await plantSavedView(server, closed, colleague.membership)
    await plantOfPersons(server, closed)
    await relaxStaffFactor(server.asAdmin, company)
  }
  const { id: member } = await buildStaff(server.db, other.company)
  foreign = { member }
  for (const role of staffRoles) members.set(role, await buildStaff(server.db, own.company, role))
})

async function browserOf(role: StaffRole): Promise<TestBrowser> {
  const open = browsers.get(role)
  if (open && (await server.call(getStaffSession, open)).status === 200) return open
  const member = members.get(role)
  if (!member) throw new Error(`No member is ${role}`)
  await server.asAdmin('delete from attempt_counters')
  const browser = await server.signInStaff(member)
  browsers.set(role, browser)
  return browser
}

/** Every input name of a call, with the other company's values for each. */
function givenOf(call: AnyCall) {
  const { company, shown, closed, suppliers } = other
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const values = [
    foreign.member,
    company.id,
    ...[shown, closed].flatMap(({ id, marker, number }) => [id, marker, number]),
    ...suppliers.flatMap(({ record, documents }) => [record, ...documents].map(({ id }) => id)),
  ]
  return [...new Set(names.length > 0 ? values : values.slice(0, 3))].map((value) => ({
    params: Object.fromEntries(names.map((name) => [name, value])),
    query: { company: company.id, q: shown.marker, id: closed.id },
    ...(call.body && {
      body: { company: company.id, company_id: company.id, id: value, version: 1, name: value, code: value },
    }),
  }))
}

/** Returns a number per table for the other company's data, none of which may change. */
async function printOf(company: number): Promise<Record<string, string>> {
  const tables = await server.asAdmin<{ name: string }>(
    `select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'company_id' order by 1`,
  )
  const prints: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await server.asAdmin<{ print: string }>(
      `select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as print from ${name} t where company_id = $1`,
      [company],
    )
    prints[name] = row?.print ?? ''
  }
  return prints
}

let untouched: Record<string, string>

it('plants something of each company in every table, so that a leak from anywhere is seen', async () => {
  untouched = await printOf(other.company.id)
  for (const { company } of [own, other]) expect(await bareTables(server, company.id)).toEqual([])
})

describe.each(['administrador', 'consulta'] as const)('who is %s of a company', (role) => {
  const guarded = servedStaffCalls.filter(({ access }) => access.actor === 'staff')
  const named = guarded.map((call) => [`${call.method} ${call.path}`, call] as const)

  it.each(named)('gets by %s nothing of another company, whatever ids it sends', async (_, call) => {
    const words = allOf(other).flatMap(wordsOf)
    const leaked: string[] = []
    const browser = await browserOf(role)
    const alike = new Set<string>()
    for (const given of givenOf(call)) {
      const read = readBy(call, given)
      if (alike.has(read)) continue
      alike.add(read)
      const { status, response, problem } = await server.call(call, browser, given)
      if (status >= 500) leaked.push(`${status} ${response.body}`)
      // Some answers repeat the request.
      const asked = JSON.stringify(given)
      leaked.push(...words.filter((word) => response.body.includes(word) && !asked.includes(word)))
      // A role without the call is refused before its input is read, as the access suite shows for every call.
      if (problem.code === 'role-refused') break
    }
    expect(leaked).toEqual([])
  })

  it('has changed nothing of another company by all of this', async () => {
    expect(await printOf(other.company.id)).toEqual(untouched)
  })
})
