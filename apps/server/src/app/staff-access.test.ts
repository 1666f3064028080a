import { randomBytes } from 'node:crypto'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import { getSessionContext } from '@enlace/contract/sign-in/session/calls.ts'
import { getStaffSession, staffStepUp } from '@enlace/contract/staff/sign-in/calls.ts'
import { type StaffRole, staffRoles } from '@enlace/domain/staff-roles.ts'
import { type BuiltCompany, buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { type BuiltStaff, buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { rolesThatMayCall } from '../core/http/access.ts'
import { servedStaffCalls } from './calls.ts'

const folder = await useScratchFolder('enlace-staff-access-')
const server = useTestServer({ STORAGE_URL: folder, LOG_LEVEL: 'error' })

const guarded = servedStaffCalls.filter((call) => call.access.actor !== 'visitor')
const named = (calls: readonly AnyCall[]) =>
  calls.map((call) => [`${call.method} ${call.path}`, call] as const)

/** Returns the roles that may make a call. */
function rolesOf(call: AnyCall): readonly StaffRole[] {
  return call.access.actor === 'staff' ? rolesThatMayCall(call, call.access) : []
}

let company: BuiltCompany
/** Sessions that make no complete call and so stay open: a member's whose token is stolen, a supplier's. */
let robbed: TestBrowser
let supplying: TestBrowser
const members = new Map<StaffRole, BuiltStaff>()
const browsers = new Map<StaffRole, TestBrowser>()

beforeAll(async () => {
  company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  for (const role of staffRoles) members.set(role, await buildStaff(server.db, company, role))
  robbed = await server.signInStaff(await buildStaff(server.db, company))
  supplying = await server.signIn((await buildSupplier(server.db, company)).person)
})

/** Returns a role's session; a call that ended it, as it should, costs another login. */
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

const uuid = '00000000-0000-4000-8000-000000000000'

/** Makes a call for an id that does not exist, with an empty body: only its access is tested. */
const ask = (call: AnyCall, browser: TestBrowser) => {
  const params = Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, uuid]))
  return server.call(call, browser, { params, ...(call.body && { body: {} }) })
}

/** Makes a call in a role's session, which a previous call may have ended, as it should. */
async function askAs(role: StaffRole, call: AnyCall) {
  const open = browsers.get(role)
  const answer = open && (await ask(call, open))
  const isOver =
    answer === undefined || ['session-missing', 'session-expired'].includes(answer.problem.code ?? '')
  return isOver ? ask(call, await browserOf(role)) : answer
}

const forgedToken = () => randomBytes(32).toString('base64url')

it('serves calls of staff and of visitors only, each of them below the back office’s path', () => {
  expect(guarded.length).toBeGreaterThanOrEqual(12)
  expect(new Set(guarded.map(({ access }) => access.actor))).toEqual(new Set(['staff']))
  expect(guarded.filter(({ path }) => !path.startsWith('/staff/'))).toEqual([])
})

describe.each(named(guarded))('%s', (_, call) => {
  it('answers nobody, and no forged half of a session', async () => {
    const nobody = await ask(call, new TestBrowser('backoffice.test'))
    expect([nobody.status, nobody.problem.code]).toEqual([401, 'session-missing'])
    const stranger = new TestBrowser('backoffice.test')
    stranger.token = forgedToken()
    stranger.cookies.set('enlace_staff', forgedToken())
    expect(['session-missing', 'forgery-suspected']).toContain((await ask(call, stranger)).problem.code)
    const thief = new TestBrowser('backoffice.test')
    thief.token = robbed.token
    expect((await ask(call, thief)).problem.code).toBe('session-missing')
  })

  it('answers no supplier, neither here nor in the portal', async () => {
    const browser = supplying.elsewhere()
    const here = await ask(call, browser)
    expect([here.status, here.problem.code]).toEqual([401, 'session-missing'])
    const url = `/api${call.path}`
    const there = await server.portal.inject({ method: call.method, url, headers: browser.headers() })
    expect(there.statusCode).toBe(404)
  })

  it('answers every role that may, and is refused to every other, which is written down', async () => {
    const allowed = rolesOf(call)
    expect(allowed).toContain('administrador')
    for (const role of staffRoles) {
      const { status, problem, response } = await askAs(role, call)
      // The id does not exist and the body is empty, so a permitted caller fails after the access check.
      const isRefused = ['role-refused', 'session-missing', 'session-expired'].includes(problem.code ?? '')
      expect([role, isRefused, status === 403 && isRefused]).toEqual([
        role,
        !allowed.includes(role),
        !allowed.includes(role),
      ])
      expect(status < 500 ? '' : response.body).toBe('')
    }
    const refused = await server.asAdmin(
      `select 1 from audit_log where company_id = $1 and action = 'refused:role-refused' and detail ->> 'call' = $2`,
      [company.id, `${call.method} /api${call.path}`],
    )
    expect(refused).toHaveLength(staffRoles.length - allowed.length)
  })
})

const dangerous = guarded.filter(({ stepUp }) => stepUp === true)

describe.each(named(dangerous))('%s', (_, call) => {
  it('asks again who it is once it is a while ago, and then no more', async () => {
    const member = members.get('administrador')
    const browser = await browserOf('administrador')
    await server.asAdmin(`update session_families set stepped_up_at = now() - interval '1 hour'`)
    const { status, problem } = await ask(call, browser)
    expect([status, problem.code]).toEqual([403, 'step-up-needed'])
    await server.call(staffStepUp, browser, { body: { factor: 'password', password: member?.password } })
    expect((await ask(call, browser)).problem.code).not.toBe('step-up-needed')
  })
})

const ofVisitors = servedStaffCalls.filter(({ access }) => access.actor === 'visitor')

describe.each(named(ofVisitors))('%s', (_, call) => {
  it('is for everybody: it never asks for a session', async () => {
    const { status, problem } = await ask(call, new TestBrowser('backoffice.test'))
    expect(status).toBeLessThan(500)
    expect(['session-missing', 'session-expired', 'role-refused']).not.toContain(problem.code)
  })
})

it('refused no half of a session above because that had ended', async () => {
  expect((await server.call(getStaffSession, robbed)).status).toBe(200)
  expect((await server.call(getSessionContext, supplying)).status).toBe(200)
})
