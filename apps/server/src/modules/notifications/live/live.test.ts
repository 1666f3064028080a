import type { AddressInfo } from 'node:net'
import { followLive } from '@enlace/contract/notifications/live/calls.ts'
import { Live } from '@enlace/contract/notifications/live/schemas.ts'
import { bePresent, leavePresence } from '@enlace/contract/sign-in/presence/calls.ts'
import { staffLogout } from '@enlace/contract/staff/sign-in/calls.ts'
import type { StaffRole } from '@enlace/domain/staff-roles.ts'
import { Scope } from '@enlace/database/scope.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { beforeAll, describe, expect, it } from 'vitest'

const server = useTestServer({}, 'own')
beforeAll(async () => {
  await server.backoffice.listen({ host: '127.0.0.1', port: 0 })
})

const tab = (last: number) => `00000000-0000-4000-8000-00000000000${last}`
const registration = { kind: 'registration', id: 'una-solicitud' } as const

/** Creates a company and a function that signs in to its back office. */
async function team() {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const enter = async (role: StaffRole) => server.signInStaff(await buildStaff(server.db, company, role))
  return { company, enter }
}

/** Opens the stream as a browser does. */
async function follow(browser: TestBrowser) {
  const { port } = server.backoffice.server.address() as AddressInfo // it listens
  const cut = new AbortController()
  const response = await fetch(`http://127.0.0.1:${port}/api/staff/live`, {
    headers: { ...browser.headers(), accept: 'application/x-ndjson' },
    signal: cut.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    close: () => cut.abort(),
    async next(): Promise<Live | undefined> {
      for (;;) {
        const end = text.indexOf('\n')
        if (end >= 0) {
          const line = text.slice(0, end)
          text = text.slice(end + 1)
          if (line !== '') return Live.parse(JSON.parse(line))
          continue
        }
        const chunk = await reader?.read()
        if (!chunk || chunk.done) return undefined
        text += chunk.value
      }
    },
  }
}

const present = (browser: TestBrowser, last: number, body: object = registration) =>
  server.call(bePresent, browser, { params: { tab: tab(last) }, body })

describe('who works at what', () => {
  it('is told to colleagues at once, each member once, and is over when the tab leaves', async () => {
    const { enter } = await team()
    const [ana, luz] = [await enter('compras'), await enter('consulta')]
    const stream = await follow(luz)
    expect((await stream.next())?.present).toEqual([])
    await present(ana, 1)
    await present(ana, 2)
    expect((await stream.next())?.present).toMatchObject([{ ...registration, nombre: 'Ana Pérez' }])
    await server.call(leavePresence, ana, { params: { tab: tab(1) } })
    await server.call(leavePresence, ana, { params: { tab: tab(2) } })
    let line = await stream.next()
    while (line && line.present.length > 0) line = await stream.next()
    expect(line?.present).toEqual([])
    stream.close()
  })

  it('is no news of another company, nor for a role that may not read the area', async () => {
    const { enter } = await team()
    const [ana, prensa] = [await enter('compras'), await enter('comunicaciones')]
    const stranger = await (await team()).enter('administrador')
    await present(ana, 3)
    for (const browser of [prensa, stranger])
      expect((await server.call(followLive, browser)).body.present).toEqual([])
    expect((await present(prensa, 4)).problem.code).toBe('role-refused')
  })

  it('is not taken over by a colleague who says the same tab', async () => {
    const { enter } = await team()
    const [ana, jefe] = [await enter('compras'), await enter('administrador')]
    await present(ana, 5)
    await present(jefe, 5, { kind: 'question', id: 'otra' })
    await server.call(leavePresence, jefe, { params: { tab: tab(5) } })
    const { body } = await server.call(followLive, jefe)
    expect(body.present).toMatchObject([registration])
  })
})

describe('the stream of the back office', () => {
  it('names what was changed, by whomever, and ends with the session', async () => {
    const { company, enter } = await team()
    const ana = await enter('compras')
    const stream = await follow(ana)
    await stream.next()
    await server.db.transaction(Scope.ofStaff(company.id), ({ client }) =>
      client.query(`select tell_staff($1, 'registration', 'una')`, [company.id]),
    )
    expect((await stream.next())?.moved).toEqual([{ kind: 'registration', id: 'una' }])
    await server.call(staffLogout, ana)
    await server.db.transaction(Scope.ofStaff(company.id), ({ client }) =>
      client.query(`select tell_staff($1, 'registration', 'dos')`, [company.id]),
    )
    // Cut off, it would be a failed load in the browser's console.
    expect(await stream.next()).toBeUndefined()
  })
})
