import { Agent, createServer as createPlainServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { afterEach, expect, it } from 'vitest'
import { readSettings } from '../core/settings/settings.ts'
import { listen, ListenFault, type Listening } from './listen.ts'
import { createServer } from './server.ts'

const database = useTestDatabase('own')
const running: { close(): unknown }[] = []
afterEach(async () => {
  for (const one of running.splice(0)) await one.close()
})

async function start(environment: Record<string, string>): Promise<Listening> {
  const settings = readSettings({
    SECRET_KEY: 'k'.repeat(32),
    LOG_LEVEL: 'silent',
    PORT: '0',
    BACKOFFICE_PORT: '0',
    ...environment,
  })
  const listening = await listen(await createServer(settings, database.db), settings)
  running.push(listening)
  return listening
}

async function takePort(): Promise<string> {
  const other = createPlainServer((_, response) => response.end())
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  running.push(other)
  // A server that listens on a port has an address of this kind.
  return String((other.address() as AddressInfo).port)
}

it('answers on both ports, alive and ready', async () => {
  const { portalAddress, backofficeAddress } = await start({})
  for (const address of [portalAddress, backofficeAddress]) {
    expect(await (await fetch(`${address}/health`)).json()).toEqual({ status: 'ok' })
    expect(await (await fetch(`${address}/ready`)).json()).toEqual({ status: 'ready' })
  }
})

it('says in one line which port is taken and what to set, and opens neither', async () => {
  const taken = await takePort()
  await expect(start({ PORT: taken })).rejects.toThrow(
    new ListenFault(
      `Port ${taken} of 127.0.0.1 is in use by another program: stop it or set PORT to another port.`,
    ),
  )
  const free = await takePort()
  await running.pop()?.close()
  await expect(start({ PORT: free, BACKOFFICE_PORT: taken })).rejects.toThrow('set BACKOFFICE_PORT')
  await expect(fetch(`http://127.0.0.1:${free}/health`)).rejects.toThrow('fetch failed')
})

it('says in one line that the machine has no such address', async () => {
  await expect(start({ HOST: '203.0.113.77' })).rejects.toThrow('This machine has no address 203.0.113.77')
})

it('lets a request under way end when it closes, takes no new one, and closes once', async () => {
  const settings = readSettings({
    SECRET_KEY: 'k'.repeat(32),
    LOG_LEVEL: 'silent',
    PORT: '0',
    BACKOFFICE_PORT: '0',
  })
  const server = await createServer(settings, database.db)
  const listening = await listen(server, settings)
  running.push(listening)
  const arrival = new Promise((resolve) => server.portal.server.once('request', resolve))
  const slow = request(`${listening.portalAddress}/api/page-offline`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 13 },
  })
  const answered = new Promise<number | undefined>((resolve, reject) => {
    slow.on('response', (response) => resolve(response.resume().statusCode))
    slow.on('error', reject)
  })
  slow.write('{"company')
  await arrival
  const closing = Promise.all([listening.close(), listening.close()])
  await expect(fetch(`${listening.backofficeAddress}/health`)).rejects.toThrow('fetch failed')
  slow.end('":1}')
  // There is no company 1 in this database: the call was fully answered.
  expect(await answered).toBe(404)
  await closing
  await expect(fetch(`${listening.portalAddress}/health`)).rejects.toThrow('fetch failed')
})

it('drains: says that it is not ready, answers all the same and ends each connection, then lets nobody in', async () => {
  const listening = await start({ DRAIN_SECONDS: '1' })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  running.push({ close: () => agent.destroy() })
  const ask = (path: string) =>
    new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
      request(`${listening.portalAddress}${path}`, { agent }, (response) => {
        response.resume().on('end', () => resolve([response.statusCode, response.headers.connection]))
      })
        .on('error', reject)
        .end()
    })
  expect(await ask('/ready')).toEqual([200, 'keep-alive'])
  const closing = listening.close()
  expect(await ask('/ready')).toEqual([503, 'close'])
  expect(await ask('/health')).toEqual([200, 'close'])
  expect(await ask('/api/initial-data')).toEqual([404, 'close'])
  await closing
  await expect(ask('/health')).rejects.toThrow('ECONNREFUSED')
})

it('leaves the work in the background to workers where it is told to', async () => {
  const environment = { WORKERS: 'off', DATABASE_URL: database.adminUrl }
  await start(environment)
  const listeners = `select 1 from pg_stat_activity where application_name = 'enlace listens' and datname = current_database()`
  expect(await database.asAdmin(listeners)).toEqual([])
  await start({ DATABASE_URL: database.adminUrl })
  await expect.poll(async () => (await database.asAdmin(listeners)).length).toBe(1)
})
