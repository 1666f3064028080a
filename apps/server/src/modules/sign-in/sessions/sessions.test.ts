import { endOpenSession, listOpenSessions } from '@enlace/contract/sign-in/sessions/calls.ts'
import { getStaffSession } from '@enlace/contract/staff/sign-in/calls.ts'
import type { SessionsQuery } from '@enlace/contract/sign-in/sessions/schemas.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()

async function enter() {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const staff = await buildStaff(server.db, company)
  const browser = await server.logInStaff(staff)
  const list = async (query: Partial<SessionsQuery> = {}) =>
    (await server.call(listOpenSessions, browser, { query })).body
  const end = (id: string | undefined) => server.call(endOpenSession, browser, { params: { id: id ?? '' } })
  return { company, staff, browser, list, end }
}

describe('the open sessions of a company', () => {
  it('are those of its suppliers and of its own team, with whose they are', async () => {
    const { company, staff, list } = await enter()
    const { thirdParty, person } = await buildSupplier(server.db, company)
    await server.logIn(person)
    const { rows, choices } = await list({ sort: 'persona' })
    expect(rows).toHaveLength(2)
    expect(rows.find(({ tipo }) => tipo === 'equipo')).toMatchObject({ persona: staff.email, isOwn: true })
    expect(rows.find(({ tipo }) => tipo === 'proveedor')).toMatchObject({
      persona: person.email,
      proveedor: thirdParty.nombre,
      tercero: thirdParty.id,
    })
    expect(choices.tipo).toEqual([
      { value: 'equipo', rows: 1 },
      { value: 'proveedor', rows: 1 },
    ])
    expect((await list({ q: thirdParty.nombre })).rows.map(({ tipo }) => tipo)).toEqual(['proveedor'])
  })

  it('are not told of those that ran out', async () => {
    const { company, list } = await enter()
    const { person } = await buildSupplier(server.db, company)
    await server.logIn(person)
    await server.asAdmin(
      `update sessions set last_seen_at = now() - interval '1 day' where company_id = $1`,
      [company.id],
    )
    expect((await list({ tipo: 'proveedor' })).total).toBe(0)
  })

  it('are no other company’s, and cannot be ended from there', async () => {
    const { company, list } = await enter()
    const other = await enter()
    const { person } = await buildSupplier(server.db, company)
    await server.logIn(person)
    const [session] = (await list({ tipo: 'proveedor' })).rows
    expect((await other.list()).rows.map(({ persona }) => persona)).toEqual([other.staff.email])
    expect((await other.end(session?.id)).problem.code).toBe('session-over')
    expect((await list({ tipo: 'proveedor' })).total).toBe(1)
  })
})

describe('ending a session', () => {
  it('signs a supplier’s user out at once, and is written down', async () => {
    const { company, list, end } = await enter()
    const { person } = await buildSupplier(server.db, company)
    await server.logIn(person)
    const [session] = (await list({ tipo: 'proveedor' })).rows
    expect((await end(session?.id)).status).toBe(200)
    expect((await list({ tipo: 'proveedor' })).total).toBe(0)
    const trail = await server.asAdmin(
      `select target from audit_log where company_id = $1 and action = 'sessions:ended'`,
      [company.id],
    )
    expect(trail).toEqual([{ target: person.email }])
    expect((await end(session?.id)).problem.code).toBe('session-over')
  })

  it('signs a member of the team out of its browser', async () => {
    const { company, list, end } = await enter()
    const colleague = await buildStaff(server.db, company, 'compras')
    const theirs = await server.logInStaff(colleague)
    const session = (await list()).rows.find(({ persona }) => persona === colleague.email)
    expect((await end(session?.id)).status).toBe(200)
    expect((await server.call(getStaffSession, theirs, {})).status).toBe(401)
  })

  it('is no way to sign oneself out, and nothing for who may only look', async () => {
    const { company, staff, list, end } = await enter()
    const own = (await list()).rows.find(({ persona }) => persona === staff.email)
    expect((await end(own?.id)).problem.code).toBe('session-is-own')
    const auditor = await server.logInStaff(await buildStaff(server.db, company, 'auditor'))
    const refused = await server.call(endOpenSession, auditor, { params: { id: own?.id ?? '' } })
    expect(refused.problem.code).toBe('role-refused')
  })
})
