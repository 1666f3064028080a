import { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { defineCall } from '@enlace/contract/core/call.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { staffStepUp } from '@enlace/contract/staff/sign-in/calls.ts'
import { ticketCallOf } from '@enlace/contract/core/tickets/calls.ts'
import { FileBytes } from '@enlace/contract/core/tickets/schemas.ts'
import type { StaffRole } from '@enlace/domain/staff-roles.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { type BuiltStaff, buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { createInstance } from './instance.ts'
import { serveFile } from './serve-file.ts'
import { serve } from './serve.ts'

const folder = await useScratchFolder('enlace-staff-files-')
const server = useTestServer({ STORAGE_URL: folder })

const tellCompany = defineCall({
  purpose: 'Which company the scope is of, as a file',
  method: 'GET',
  path: '/staff/told/:id',
  access: { actor: 'staff', area: 'audit' },
  params: z.object({ id: z.string() }),
  answer: FileBytes,
  delivers: 'file',
})
const tellSecret = defineCall({ ...tellCompany, path: '/staff/secret-told/:id', stepUp: true })
const takeFile = defineCall({
  purpose: 'Takes a file of the staff',
  method: 'POST',
  path: '/staff/taken',
  access: { actor: 'staff', area: 'data' },
  encoding: 'multipart',
  files: { count: 1, bytes: 1_000_000, kinds: 'tables' },
  body: z.object({ nombre: z.string() }),
  answer: z.object({ company: z.string(), names: z.array(z.string()) }),
})

let app: FastifyInstance

beforeAll(async () => {
  const { service } = server.backoffice
  app = await createInstance(service.settings, { ...service, served: [] })
  for (const call of [tellCompany, tellSecret]) {
    serveFile(app, call, async ({ db, scope, params }) => {
      if (params.id === 'none') throw new Problem('document-not-found')
      const { company_id: company } = await db.context(scope)
      return {
        name: `${params.id}.csv`,
        mediaType: 'text/csv',
        body: () => Readable.from([Buffer.from(String(company))]),
      }
    })
  }
  serve(app, takeFile, ({ files, body }) => ({
    company: files[0]?.storageKey.split('/')[0] ?? '',
    names: [body.nombre, ...files.map(({ name }) => name)],
  }))
  await app.ready()
})

async function enter(role: StaffRole = 'administrador') {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const member = await buildStaff(server.db, company, role)
  return { company, member, browser: await server.signInStaff(member) }
}

const ask = (browser: TestBrowser, url: string, method: 'GET' | 'POST' = 'GET') =>
  app.inject({ method, url, remoteAddress: browser.address, headers: browser.headers() })

async function ticketFor(browser: TestBrowser, path = '/staff/told/1') {
  const answer = await ask(browser, `${path}/ticket`, 'POST')
  const { ticket, code }: { ticket?: string; code?: string } = answer.json()
  return { ticket: ticket ?? '', code, status: answer.statusCode }
}

/** Follows an address as a link does: with cookies, without the session's header. */
async function follow(browser: TestBrowser, ticket: string, path = '/staff/told/1') {
  const { host = '', cookie = '' } = browser.headers()
  const answer = await app.inject({
    method: 'GET',
    url: `${path}?ticket=${ticket}`,
    remoteAddress: browser.address,
    headers: { host, cookie },
  })
  return answer.statusCode === 200 ? answer.body : answer.json<{ code: string }>().code
}

const changeRole = ({ id }: BuiltStaff, role: StaffRole) =>
  server.asAdmin('update staff_members set role = $2 where id = $1', [id, role])

describe('a file of the back office', () => {
  it('is answered to a session, and to a link with a ticket of that session, once', async () => {
    const { browser, company } = await enter('auditor')
    expect((await ask(browser, '/staff/told/1')).body).toBe(String(company.id))
    const { ticket } = await ticketFor(browser)
    expect(await follow(browser, ticket)).toBe(String(company.id))
    expect(await follow(browser, ticket)).toBe('ticket-spent')
  })

  it('has a ticket for who may only look, and none for whose role has no part in it', async () => {
    expect(await ticketFor((await enter('auditor')).browser)).toMatchObject({ status: 200 })
    expect(await ticketFor((await enter('compras')).browser)).toMatchObject({
      status: 403,
      code: 'role-refused',
    })
    expect(await ticketFor((await enter()).browser, '/staff/told/none')).toMatchObject({
      status: 404,
      code: 'document-not-found',
    })
  })

  it('is opened by a ticket in its own browser and for itself only', async () => {
    const [{ browser }, { browser: other }] = [await enter(), await enter()]
    const { ticket } = await ticketFor(browser)
    expect(await follow(other, ticket)).toBe('ticket-spent')
    expect(await follow(new TestBrowser('backoffice.test'), ticket)).toBe('ticket-spent')
    expect(await follow(browser, ticket, '/staff/told/2')).toBe('ticket-spent')
    const { person } = await buildSupplier(server.db, await buildCompany(server.db))
    expect(await follow(await server.signIn(person), ticket)).toBe('ticket-spent')
  })

  it('is opened by no ticket once the role has no part in it any more, the session ended or a minute passed', async () => {
    const { browser, member, company } = await enter()
    const tickets = await Promise.all([1, 2, 3].map(() => ticketFor(browser)))
    const [one, two, three] = tickets.map(({ ticket }) => ticket)
    await changeRole(member, 'consulta')
    expect(await follow(browser, one ?? '')).toBe('role-refused')
    await changeRole(member, 'administrador')
    await server.asAdmin(
      'update staff_download_tickets set expires_at = now() where company_id = $1 and spent_at is null and ticket_hash = sha256($2)',
      [company.id, Buffer.from(two ?? '')],
    )
    expect(await follow(browser, two ?? '')).toBe('ticket-spent')
    await server.asAdmin('update staff_members set active = false where id = $1', [member.id])
    expect(await follow(browser, three ?? '')).toBe('session-missing')
  })

  it('that is dangerous asks again who it is, before there is a ticket', async () => {
    const { browser, member, company } = await enter()
    await server.asAdmin(`update session_families set stepped_up_at = null`)
    const path = '/staff/secret-told/1'
    expect(await ticketFor(browser, path)).toMatchObject({ status: 403, code: 'step-up-needed' })
    const shown = await server.call(staffStepUp, browser, {
      body: { factor: 'password', password: member.password },
    })
    expect(shown.status).toBe(200)
    expect(await follow(browser, (await ticketFor(browser, path)).ticket, path)).toBe(String(company.id))
  })

  it('has a ticket’s call of its own, as dangerous as itself', () => {
    expect(ticketCallOf(tellSecret)).toMatchObject({ path: '/staff/secret-told/:id/ticket', stepUp: true })
    expect(ticketCallOf(tellCompany).stepUp).toBeUndefined()
  })
})

describe('a file that the staff sends', () => {
  const boundary = 'enlace'
  const part = (disposition: string, content: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`
  const send = (browser: TestBrowser, content = 'nit;valor\n900123456;1\n') =>
    app.inject({
      method: 'POST',
      url: '/staff/taken',
      remoteAddress: browser.address,
      headers: { ...browser.headers(), 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: [
        part('name="nombre"', 'cartera'),
        part('name="archivo"; filename="cartera.csv"', content),
        `--${boundary}--\r\n`,
      ].join(''),
    })

  it('is kept for its own company, and goes again where nobody claims it', async () => {
    const { browser, company } = await enter('cuentas_por_pagar')
    const answer = await send(browser)
    expect(answer.json()).toEqual({ company: String(company.id), names: ['cartera', 'cartera.csv'] })
    expect(await server.asAdmin('select 1 from stored_files where company_id = $1', [company.id])).toEqual([])
  })

  it('is refused to nobody’s session and to a role that may only look, before it is read', async () => {
    const nobody = await send(new TestBrowser('backoffice.test'))
    expect([nobody.statusCode, nobody.json<{ code: string }>().code]).toEqual([401, 'session-missing'])
    const reader = await send((await enter('auditor')).browser, 'MZ\x90\x00')
    expect([reader.statusCode, reader.json<{ code: string }>().code]).toEqual([403, 'role-refused'])
    const right = await send((await enter()).browser, '%PDF-1.7')
    expect([right.statusCode, right.json<{ code: string }>().code]).toEqual([422, 'file-refused'])
  })
})
