import { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { defineCall } from '@enlace/contract/core/call.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { ticketCallOf } from '@enlace/contract/core/tickets/calls.ts'
import { FileBytes } from '@enlace/contract/core/tickets/schemas.ts'
import { query } from '@enlace/database/database.ts'
import {
  buildBranch,
  buildCompany,
  buildPerson,
  buildSupplier,
  changeSettings,
} from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { createInstance } from './instance.ts'
import { serveFile } from './serve-file.ts'

const server = useTestServer()

/** A file with the accounts of the scope that opened it. */
const tellAccounts = defineCall({
  purpose: 'The accounts of the scope as a file',
  method: 'GET',
  path: '/told/:id',
  access: { actor: 'supplier', module: 'orden_compra' },
  params: z.object({ id: z.string() }),
  query: z.object({ q: z.optional(z.string()) }),
  answer: FileBytes,
  delivers: 'file',
})

let app: FastifyInstance
let made = 0

beforeAll(async () => {
  const { service } = server.portal
  app = await createInstance(service.settings, { ...service, served: [] })
  serveFile(app, tellAccounts, async ({ db, scope, params }) => {
    if (params.id === 'none') throw new Problem('document-not-found')
    const [[row]] = await db.read(scope, [
      sql<{ ids: number[] }>`select scope_accounts() as ids`.compile(query),
    ])
    return {
      name: `Año ${params.id}.csv`,
      mediaType: params.id === 'pdf' ? 'application/pdf' : 'text/csv',
      body: () => {
        made += 1
        return Readable.from([Buffer.from(String(row?.ids.join())), Buffer.from('\r\n')])
      },
    }
  })
  await app.ready()
})

const ask = (browser: TestBrowser, url: string, method: 'GET' | 'POST' = 'GET') =>
  app.inject({ method, url, remoteAddress: browser.address, headers: browser.headers() })

async function ticketFor(browser: TestBrowser, path = '/told/1') {
  const [bare, search] = path.split('?')
  const answer = await ask(browser, `${bare}/ticket${search ? `?${search}` : ''}`, 'POST')
  const { ticket, code }: { ticket?: string; code?: string } = answer.json()
  return { ticket, code, status: answer.statusCode }
}

/** Follows an address as a link does: with cookies, without the session's header. */
function follow(browser: TestBrowser, path: string) {
  const { token, ...rest } = browser
  const headers = Object.fromEntries(
    Object.entries(browser.headers()).filter(([name]) => ['host', 'cookie'].includes(name)),
  )
  expect([token === undefined, rest.host]).not.toEqual([undefined, ''])
  return app.inject({ method: 'GET', url: path, remoteAddress: browser.address, headers })
}

async function enter() {
  const company = await buildCompany(server.db)
  const { person, branch, thirdParty } = await buildSupplier(server.db, company)
  const second = await buildBranch(server.db, thirdParty)
  return { company, person, branch, second, thirdParty, browser: await server.signIn(person) }
}

describe('a file', () => {
  it('is answered to whoever asks with a session, under its own name', async () => {
    const { browser, branch, second } = await enter()
    const answer = await ask(browser, '/told/1')
    expect([answer.statusCode, answer.body]).toEqual([200, `${branch.id},${second.id}\r\n`])
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="Ano 1.csv"; filename*=UTF-8''A%C3%B1o%201.csv`,
    )
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('is answered to a link with a ticket, in the account that was selected', async () => {
    const { browser, second } = await enter()
    browser.account = second.id
    const { ticket } = await ticketFor(browser)
    const answer = await follow(browser, `/told/1?ticket=${ticket}`)
    expect([answer.statusCode, answer.body]).toEqual([200, `${second.id}\r\n`])
  })

  it('is made when it is sent, not when its ticket is asked for', async () => {
    const { browser } = await enter()
    const before = made
    const { ticket } = await ticketFor(browser)
    expect(made).toBe(before)
    await follow(browser, `/told/1?ticket=${ticket}`)
    expect(made).toBe(before + 1)
  })

  it('is shown instead of kept only where a browser can do so without running anything', async () => {
    const { browser } = await enter()
    const dispositionOf = async (path: string) =>
      (await ask(browser, path)).headers['content-disposition']?.toString().split(';')[0]
    expect(await dispositionOf('/told/pdf')).toBe('attachment')
    expect(await dispositionOf('/told/pdf?inline=1')).toBe('inline')
    expect(await dispositionOf('/told/1?inline=1')).toBe('attachment')
  })
})

describe('a ticket', () => {
  const outcome = async (browser: TestBrowser, path: string) => {
    const answer = await follow(browser, path)
    return answer.statusCode === 200 ? 200 : answer.json<{ code: string }>().code
  }

  it('is refused with the reason that its file would be refused with', async () => {
    const { browser, company } = await enter()
    expect(await ticketFor(browser, '/told/none')).toMatchObject({ status: 404, code: 'document-not-found' })
    await changeSettings(server.db, company, { orden_compra: 0 })
    expect(await ticketFor(browser)).toMatchObject({ status: 403, code: 'module-off' })
    expect(await ticketFor(new TestBrowser(browser.host))).toMatchObject({ code: 'session-missing' })
  })

  it('opens its file once', async () => {
    const { browser } = await enter()
    const { ticket } = await ticketFor(browser)
    expect(await outcome(browser, `/told/1?ticket=${ticket}`)).toBe(200)
    expect(await outcome(browser, `/told/1?ticket=${ticket}`)).toBe('ticket-spent')
  })

  it('opens its file once also for two who come at the same time', async () => {
    const { browser } = await enter()
    const { ticket } = await ticketFor(browser)
    const path = `/told/1?ticket=${ticket}`
    const outcomes = await Promise.all([outcome(browser, path), outcome(browser, path)])
    expect(new Set(outcomes)).toEqual(new Set([200, 'ticket-spent']))
  })

  it('opens no other file, nor the same with another filter', async () => {
    const { browser } = await enter()
    const { ticket } = await ticketFor(browser, '/told/1?q=a')
    expect(await outcome(browser, `/told/2?q=a&ticket=${ticket}`)).toBe('ticket-spent')
    expect(await outcome(browser, `/told/1?q=b&ticket=${ticket}`)).toBe('ticket-spent')
    expect(await outcome(browser, `/told/1?ticket=${ticket}`)).toBe('ticket-spent')
    expect(await outcome(browser, `/told/1?ticket=${ticket}&q=a`)).toBe(200)
  })

  it('opens nothing in another browser, with or without a session of its own', async () => {
    const { browser } = await enter()
    const { browser: other } = await enter()
    const { ticket } = await ticketFor(browser)
    expect(await outcome(other, `/told/1?ticket=${ticket}`)).toBe('ticket-spent')
    expect(await outcome(new TestBrowser(browser.host), `/told/1?ticket=${ticket}`)).toBe('ticket-spent')
  })

  it('opens nothing a minute later', async () => {
    const { browser, company } = await enter()
    const { ticket } = await ticketFor(browser)
    await server.asAdmin(`update download_tickets set expires_at = now() where company_id = $1`, [company.id])
    expect(await outcome(browser, `/told/1?ticket=${ticket}`)).toBe('ticket-spent')
  })

  it('opens nothing once its session ended, its branch was taken or its module was switched off', async () => {
    const { browser, company, person, second } = await enter()
    browser.account = second.id
    const tickets = await Promise.all(
      ['/told/1', '/told/2', '/told/3'].map((path) => ticketFor(browser, path)),
    )
    const [one, two, three] = tickets.map(({ ticket }) => ticket)
    await changeSettings(server.db, company, { orden_compra: 0 })
    expect(await outcome(browser, `/told/1?ticket=${one}`)).toBe('module-off')
    await changeSettings(server.db, company, { orden_compra: 1 })
    await server.asAdmin(`update branch_accounts set activo = false where company_id = $1 and id = $2`, [
      company.id,
      second.id,
    ])
    // Without the session's header, an account that is no longer the user's reveals nothing.
    expect(await outcome(browser, `/told/2?ticket=${two}`)).toBe('session-missing')
    await server.asAdmin(`update memberships set active = false where company_id = $1 and id = $2`, [
      company.id,
      person.membership,
    ])
    expect(await outcome(browser, `/told/3?ticket=${three}`)).toBe('session-missing')
  })

  it('of a person without the module is none', async () => {
    const { thirdParty } = await enter()
    const limited = await buildPerson(server.db, thirdParty, { modules: ['reports'] })
    expect(await ticketFor(await server.signIn(limited))).toMatchObject({ code: 'module-off' })
  })

  it('is one call for each file', () => {
    expect(ticketCallOf(tellAccounts)).toBe(ticketCallOf(tellAccounts))
    expect(ticketCallOf(tellAccounts)).toMatchObject({ method: 'POST', path: '/told/:id/ticket' })
  })
})
