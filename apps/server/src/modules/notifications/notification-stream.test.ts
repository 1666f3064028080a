import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { News } from '@enlace/contract/notifications/schemas.ts'
import { logout } from '@enlace/contract/sign-in/session/calls.ts'
import { Scope } from '@enlace/database/scope.ts'
import { buildBranch, buildCompany, buildPerson, buildSupplier } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorker, type Worker } from '../../core/jobs/worker.ts'
import { raiseNotification } from './raise.ts'
import { createServer, type Server } from '../../app/server.ts'
import { readSettings } from '../../core/settings/settings.ts'
import { tasks } from '../../app/jobs.ts'

const server = useTestServer({}, 'own')
/** Another node on the same database, which runs the jobs; the first serves the streams. */
let other: Server
let worker: Worker
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
beforeAll(async () => {
  await server.portal.listen({ host: '127.0.0.1', port: 0 })
  other = await createServer(readSettings({ SECRET_KEY: 'k'.repeat(40), LOG_LEVEL: 'silent' }), server.db)
  worker = startWorker({ ...other.portal.service, log }, tasks)
})
afterAll(async () => {
  await worker.stop()
  await Promise.all([other.portal.close(), other.backoffice.close()])
})

async function enter() {
  const company = await buildCompany(server.db, { settings: { users: 0 } })
  const built = await buildSupplier(server.db, company)
  return { ...built, company, browser: await server.signIn(built.person) }
}

/** Opens the stream as a browser does. */
async function follow(browser: TestBrowser, after?: number) {
  const { port } = server.portal.server.address() as AddressInfo // it listens
  const cut = new AbortController()
  const response = await fetch(
    `http://127.0.0.1:${port}/api/notifications/news${after === undefined ? '' : `?after=${after}`}`,
    { headers: { ...browser.headers(), accept: 'application/x-ndjson' }, signal: cut.signal },
  )
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    close: () => cut.abort(),
    /** The next line, or undefined at the stream's end. */
    async next(): Promise<News | undefined> {
      for (;;) {
        const end = text.indexOf('\n')
        if (end >= 0) {
          const line = text.slice(0, end)
          text = text.slice(end + 1)
          if (line !== '') return News.parse(JSON.parse(line))
          continue
        }
        const chunk = await reader?.read()
        if (!chunk || chunk.done) return undefined
        text += chunk.value
      }
    },
  }
}

type Built = Awaited<ReturnType<typeof enter>>
const tell = ({ company, thirdParty }: Built, titulo: string, account: number | null = null) =>
  server.db.transaction(Scope.ofStaff(company.id), (tx) =>
    raiseNotification(tx, {
      company: company.id,
      kind: 'document-reviewed',
      thirdParty: thirdParty.id,
      account,
      dedupe: titulo,
      subject: { documento: titulo, path: '/profile' },
    }),
  )

describe('the stream of notifications', () => {
  it('brings news of another node at once, and after a pause what was missed, each once', async () => {
    const built = await enter()
    const stream = await follow(built.browser)
    expect([stream.status, stream.type]).toEqual([200, 'application/x-ndjson; charset=utf-8'])
    expect(await stream.next()).toEqual({ items: [], unread: 0, last: 0 })
    await tell(built, 'uno')
    expect(await stream.next()).toMatchObject({ items: [{ place: 1 }], unread: 1, last: 1 })
    stream.close()
    await tell(built, 'dos')
    await tell(built, 'tres')
    const again = await follow(built.browser, 1)
    const seen: number[] = []
    while (seen.length < 2) seen.push(...((await again.next())?.items.map(({ place }) => place) ?? []))
    expect(new Set(seen)).toEqual(new Set([2, 3]))
    expect(seen).toHaveLength(2)
    again.close()
  })

  it('brings nobody what is another supplier’s, nor another branch’s', async () => {
    const built = await enter()
    const rival = await buildSupplier(server.db, built.company)
    const second = await buildBranch(server.db, built.thirdParty)
    const rivals = await follow(await server.signIn(rival.person))
    const clerk = await server.signIn(await buildPerson(server.db, built.thirdParty, { accounts: [second] }))
    const clerks = await follow(clerk)
    await Promise.all([rivals.next(), clerks.next()])
    await tell(built, 'ajeno', built.branch.id)
    await tell(built, 'propio', second.id)
    expect(await clerks.next()).toMatchObject({
      items: [{ sentence: 'La compañía revisó propio.' }],
      unread: 1,
    })
    await tell({ ...built, thirdParty: rival.thirdParty }, 'del rival')
    expect(await rivals.next()).toMatchObject({
      items: [{ sentence: 'La compañía revisó del rival.' }],
      unread: 1,
    })
    rivals.close()
    clerks.close()
  })

  it('ends for who has left, with nothing more told', async () => {
    const built = await enter()
    const stream = await follow(built.browser)
    await stream.next()
    const same = new TestBrowser(built.browser.host)
    same.token = built.browser.token
    for (const [name, value] of built.browser.cookies) same.cookies.set(name, value)
    await server.call(logout, same)
    await tell(built, 'tarde')
    expect(await stream.next().catch(() => undefined)).toBeUndefined()
  })

  it('is refused to nobody’s browser like any other call', async () => {
    const { company } = await enter()
    expect((await follow(new TestBrowser(company.host))).status).toBe(401)
  })

  it('does not keep the server from closing', async () => {
    const built = await enter()
    const port = await other.portal.listen({ host: '127.0.0.1', port: 0 })
    const response = await fetch(`${port}/api/notifications/news`, {
      headers: { ...built.browser.headers(), accept: 'application/x-ndjson' },
    })
    expect(response.status).toBe(200)
    const closed = once(other.portal.server, 'close')
    await other.portal.close()
    await closed
    await response.text().catch(() => '')
  })
})
