import * as calls from '@enlace/contract/help/calls.ts'
import * as deskCalls from '@enlace/contract/help/desk-calls.ts'
import type { HelpTopic } from '@enlace/contract/help/topics.ts'
import { buildCompany, buildPerson, buildSupplier } from '@enlace/testing/builders.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()

const mark = (browser: TestBrowser, seen: HelpTopic[]) =>
  server.call(calls.markHelpSeen, browser, { body: { seen } })

async function seenBy(browser: TestBrowser): Promise<string[]> {
  return (await server.call(calls.getSeenHelp, browser)).body.seen
}

describe('what a person has seen of the help', () => {
  it('is kept once, is there at the next sign-in, and is nobody else’s', async () => {
    const company = await buildCompany(server.db)
    const { person, thirdParty } = await buildSupplier(server.db, company)
    const browser = await server.signIn(person)
    expect(await seenBy(browser)).toEqual([])
    await mark(browser, ['tour', 'statement'])
    const { body } = await mark(browser, ['statement', 'users'])
    expect(body.seen).toEqual(['statement', 'tour', 'users'])
    expect(await seenBy(await server.signIn(person))).toEqual(['statement', 'tour', 'users'])
    const colleague = await server.signIn(await buildPerson(server.db, thirdParty))
    expect(await seenBy(colleague)).toEqual([])
  })

  it('is forgotten when the person wants to see it again', async () => {
    const company = await buildCompany(server.db)
    const browser = await server.signIn((await buildSupplier(server.db, company)).person)
    await mark(browser, ['tour'])
    expect((await server.call(calls.forgetSeenHelp, browser)).body).toEqual({ seen: [] })
    expect(await seenBy(browser)).toEqual([])
  })

  it('is no topic that there is not', async () => {
    const company = await buildCompany(server.db)
    const browser = await server.signIn((await buildSupplier(server.db, company)).person)
    // @ts-expect-error -- what no screen asks for
    const { status, problem } = await mark(browser, ['otra-cosa'])
    expect([status, problem.code]).toEqual([422, 'invalid-fields'])
  })

  it('is kept for the staff, too', async () => {
    const company = await buildCompany(server.db)
    await relaxStaffFactor(server.asAdmin, company)
    const browser = await server.signInStaff(await buildStaff(server.db, company))
    await server.call(deskCalls.markStaffHelpSeen, browser, { body: { seen: ['desk-tour'] } })
    expect((await server.call(deskCalls.getStaffSeenHelp, browser)).body.seen).toEqual(['desk-tour'])
    expect((await server.call(deskCalls.forgetStaffSeenHelp, browser)).body.seen).toEqual([])
  })
})
