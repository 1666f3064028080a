import { Keys } from '../http/keys.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server'
import { expect, it } from 'vitest'
import { checkHostAt, hostAnswer, type HostNetwork } from './host-check.ts'

const server = useTestServer()
const keys = new Keys('k'.repeat(40))
const host = 'proveedores.ejemplo.co'
const at = (network: Partial<HostNetwork>) =>
  checkHostAt(host, {
    publicUrl: 'https://portal.example:8443/base/',
    keys,
    network: { lookup: async () => ['203.0.113.7'], ask: async () => '', ...network },
  })

it('asks the host where the portal would be, and knows this installation by an answer only it can give', async () => {
  const asked: string[] = []
  const found = await at({
    ask: async (url) => {
      asked.push(url)
      return hostAnswer(keys, url.split('/').at(-1) ?? '')
    },
  })
  expect(found).toMatchObject({ state: 'reaches', addresses: ['203.0.113.7'] })
  expect(asked[0]).toMatch(/^https:\/\/proveedores\.ejemplo\.co:8443\/base\/host-check\/[0-9a-f]{32}$/)
})

it('tells a name without an address, a server that is silent, and another server', async () => {
  const fails = () => Promise.reject(new Error('none'))
  expect((await at({ lookup: fails })).state).toBe('no-address')
  expect((await at({ ask: fails })).state).toBe('no-answer')
  expect((await at({ ask: async () => '<html>' })).state).toBe('other-server')
  const elsewhere = new Keys('otra'.repeat(10))
  const imitated = await at({ ask: async (url) => hostAnswer(elsewhere, url.split('/').at(-1) ?? '') })
  expect(imitated.state).toBe('other-server')
})

it('is answered by the portal at any host', async () => {
  const question = 'a'.repeat(32)
  const answer = await server.portal.inject({
    url: `/host-check/${question}`,
    headers: { host: new TestBrowser('nadie.ejemplo.co').host },
  })
  expect([answer.statusCode, answer.body]).toEqual([200, hostAnswer(keys, question)])
  expect((await server.portal.inject({ url: '/host-check/x' })).statusCode).toBe(404)
})
