import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Keys } from '../../core/keys/keys.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { afterEach, expect, it } from 'vitest'
import type { FindAddresses } from '../../core/outgoing/guarded-lookup.ts'
import { checkHostAt, hostAnswer, realNetwork, type HostNetwork } from './host-check.ts'

const server = useTestServer()
const keys = new Keys('k'.repeat(40))
const host = 'proveedores.ejemplo.co'
const at = (network: Partial<HostNetwork>) =>
  checkHostAt(host, {
    publicUrl: 'https://portal.example:8443/base/',
    keys,
    network: { isPublic: async () => true, ask: async () => '', ...network },
  })

let inside: Server | undefined
afterEach(() => inside?.close())

it('asks the host where the portal would be, and knows this installation by an answer only it can give', async () => {
  const asked: string[] = []
  const found = await at({
    ask: async (url) => {
      asked.push(url)
      return hostAnswer(keys, url.split('/').at(-1) ?? '')
    },
  })
  expect(found.state).toBe('reaches')
  expect(asked[0]).toMatch(/^https:\/\/proveedores\.ejemplo\.co:8443\/base\/host-check\/[0-9a-f]{32}$/)
})

it('tells no more of a host elsewhere than that it is elsewhere: silent, another server or an imitation', async () => {
  const fails = () => Promise.reject(new Error('none'))
  const elsewhere = new Keys('otra'.repeat(10))
  const answers = [
    await at({ ask: fails }),
    await at({ ask: async () => '<html>' }),
    await at({ ask: async (url) => hostAnswer(elsewhere, url.split('/').at(-1) ?? '') }),
  ]
  const checkedUrl = 'https://proveedores.ejemplo.co:8443/base/'
  expect(answers).toEqual(answers.map(() => ({ state: 'elsewhere', checkedUrl })))
})

it('asks nothing inside, and tells neither the address nor whether anything listens there', async () => {
  let isAsked = false
  inside = createServer((_, response) => {
    isAsked = true
    response.end('x')
  })
  await new Promise<void>((resolve) => inside?.listen(0, '127.0.0.1', resolve))
  const { port } = inside.address() as AddressInfo // it listens to a port
  const leadingTo =
    (...addresses: string[]): FindAddresses =>
    (_, tell) =>
      tell(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      )
  const check = (find: FindAddresses, atPort = port) =>
    checkHostAt(host, {
      publicUrl: `http://portal.example:${atPort}/`,
      keys,
      network: realNetwork({ proxy: undefined }, find),
    })
  const unknown: FindAddresses = (_, tell) => tell(new Error('ENOTFOUND'), [])
  const answers = [
    await check(leadingTo('127.0.0.1')),
    // Public at the first look-up, internal at the second.
    await check(leadingTo('93.184.216.34', '10.0.0.8')),
    await check(leadingTo('169.254.169.254')),
    await check(unknown),
  ]
  expect(answers.map((answer) => [answer.state, JSON.stringify(answer).includes('addresses')])).toEqual(
    answers.map(() => ['no-address', false]),
  )
  // The second look-up at the connection detects a name that has changed meanwhile.
  let looks = 0
  const turning: FindAddresses = (name, tell) =>
    leadingTo(looks++ === 0 ? '93.184.216.34' : '127.0.0.1')(name, tell)
  expect((await check(turning)).state).toBe('elsewhere')
  expect([looks, isAsked]).toEqual([2, false])
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
