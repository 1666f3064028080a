import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { useTestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'
import { requestReferences } from './request-reference.ts'

const ours = /^[2-9A-HJ-NP-Z]{10}$/
const theirs = '0f5e2a7cbb1d4e6f9a00112233445566'

function referenceOf(
  trust: Parameters<typeof requestReferences>[0],
  given: string,
  from = '10.1.2.3',
): string {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: from })
  const request = new IncomingMessage(socket)
  request.headers['x-request-id'] = given
  return requestReferences(trust)(request)
}

describe('the reference of a request', () => {
  it.each([[true], [1], [['10.0.0.0/8']], [['uniquelocal']], [['10.1.2.3']]])(
    'is the one that a trusted proxy gave it: %j',
    (trust) => {
      expect(referenceOf(trust, theirs)).toBe(theirs)
    },
  )

  it.each([[false], [0], [['192.168.0.0/16']], [['loopback']], [['::1']]])(
    'is ours where nobody is trusted: %j',
    (trust) => {
      expect(referenceOf(trust, theirs)).toMatch(ours)
    },
  )

  it.each(['corta', 'x'.repeat(65), 'con espacio 1', 'linea\n{"level":50}', 'ñandú-ñandú', ''])(
    'is ours where the proxy gave what no log may hold: %j',
    (given) => {
      expect(referenceOf(true, given)).toMatch(ours)
    },
  )

  it('believes a proxy of IPv6 by its network', () => {
    expect(referenceOf(['fd00::/8'], theirs, 'fd12::7')).toBe(theirs)
    expect(referenceOf(['fd00::/8'], theirs, '2001:db8::7')).toMatch(ours)
  })
})

describe('behind a proxy that is trusted', () => {
  const server = useTestServer({ TRUST_PROXY: '10.0.0.0/8' })
  it('a request bears the proxy’s reference in its answer and in its log line', async () => {
    const { headers } = await server.portal.inject({
      url: '/health',
      remoteAddress: '10.0.0.1',
      headers: { 'x-request-id': theirs },
    })
    expect(headers['x-request-id']).toBe(theirs)
    expect(server.logs.some((line) => line.includes(`"reference":"${theirs}"`))).toBe(true)
  })
})
