import type { AddressInfo } from 'node:net'
import { keepRadianSoftware } from '@enlace/contract/invoices/radian/desk-calls.ts'
import { verifySignature } from '@enlace/dian/signature.ts'
import { makeTestSigner } from '@enlace/documents/signature/test-signer.ts'
import { buildInvoiceWorld, handIn } from '@enlace/testing/invoice-world.ts'
import { askAsProgram, buildApiKey } from '@enlace/testing/programs.ts'
import { radianPerson } from '@enlace/testing/radian.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { askUntilKilled } from '@enlace/testing/until-killed.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { useServerProcesses } from '@enlace/testing/use-server-processes.ts'
import { beforeAll, expect, it } from 'vitest'
import { keepCompanySigner } from '../../papers/index.ts'

const folder = await useScratchFolder('enlace-killed-events-')
const server = useTestServer({ DATA_DIR: folder }, 'own')
const startServer = useServerProcesses(folder)
let port: number

beforeAll(async () => {
  await server.portal.listen({ host: '127.0.0.1', port: 0 })
  port = (server.portal.server.address() as AddressInfo).port // it listens to a port, not to a pipe
})

const count = 12

/** A company with software and a certificate, and invoices of which no event is recorded. */
async function enter() {
  const world = await buildInvoiceWorld(server)
  await relaxStaffFactor(server.asAdmin, world.company)
  const admin = await server.signInStaff(await buildStaff(server.db, world.company))
  const software = {
    software_id: '11111111-2222-4333-8444-555555555555',
    pin: '12345',
    ambiente: '2',
  } as const
  await server.call(keepRadianSoftware, admin, { body: software })
  const [from, until] = [new Date(Date.now() - 86_400_000), new Date(Date.now() + 86_400_000 * 300)]
  const subject = { organisation: 'Andina', commonName: 'Andina', from, until }
  await keepCompanySigner(server.portal.service, world.company.id, {
    p12: makeTestSigner(subject, 'a'),
    password: 'a',
  })
  const invoices: string[] = []
  for (let at = 0; at < count; at += 1)
    invoices.push((await handIn(server, world.browser, world.write().xml)).id)
  const key = await buildApiKey(server.db, world.company, ['push:eventos-radian', 'read:facturas-radicadas'])
  return { ...world, invoices, key }
}

it('keeps every event and every signed XML that was answered when the server is killed, and each once', async () => {
  const { company, invoices, key } = await enter()
  const headers = {
    host: company.host,
    authorization: `Bearer ${key.clave}`,
    'content-type': 'application/json',
  }
  const at = new Date(Math.floor(Date.now() / 1000) * 1000).toISOString()
  const body = JSON.stringify({ codigo: '030', ...radianPerson, at })
  const pathOf = (id: string) => `/v1/invoices/${id}/events`
  const recorded = await askUntilKilled(
    await startServer(server.adminUrl),
    invoices.map((id) => ({ method: 'POST', path: pathOf(id), headers, body })),
    4,
  )
  expect(recorded.filter(Boolean).length).toBeLessThan(count)
  const events: string[] = []
  for (const [place, id] of invoices.entries()) {
    const { json } = await askAsProgram(port, key, { method: 'POST', path: pathOf(id), headers, body })
    // What was answered is known: it is the same event, and not a new one.
    const told = recorded[place]?.body.toString()
    const known: unknown = told === undefined ? { ...json, changed: true } : JSON.parse(told)
    expect(known).toEqual({ id: json['id'], changed: true })
    expect(told !== undefined && json['changed'] === true).toBe(false)
    events.push(String(json['id']))
  }
  const signed = await askUntilKilled(
    await startServer(server.adminUrl),
    events.map((id) => ({ method: 'GET', path: `/v1/invoice-events/${id}/xml`, headers })),
    4,
  )
  expect(signed.filter(Boolean).length).toBeGreaterThanOrEqual(4)
  for (const [place, id] of events.entries()) {
    const { text } = await askAsProgram(port, key, { path: `/v1/invoice-events/${id}/xml` })
    expect(verifySignature(Buffer.from(text)).state).toBe('valid')
    expect(signed[place]?.body.toString() ?? text).toBe(text)
  }
  const [kept] = await server.asAdmin<{ events: number; numbers: number; last: number; told: number }>(
    `select (select count(*)::integer from radian_events where company_id = $1 and firmado) as events,
            (select count(distinct numero)::integer from radian_events where company_id = $1) as numbers,
            (select last from radian_event_numbers where company_id = $1) as last,
            (select count(*)::integer from notification_events where company_id = $1 and kind = 'invoice-event') as told`,
    [company.id],
  )
  expect(kept).toEqual({ events: count, numbers: count, last: count, told: count })
}, 240_000)
