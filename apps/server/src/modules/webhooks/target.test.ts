import { describe, expect, it } from 'vitest'
import { leadsInside, publicLookup, targetFault } from './target.ts'

describe('an address as it is written', () => {
  it.each([
    'https://erp.ejemplo.co/enlace?cia=1',
    'https://erp.ejemplo.co:8443/',
    'https://8.8.8.8/',
    'https://[2606:4700:4700::1111]/',
  ])('may be told of things: %s', (url) => {
    expect(targetFault(url, [])).toBeUndefined()
  })

  it.each([
    'https://0.0.0.0/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://017700000001/',
    'https://10.0.0.8/',
    'https://172.31.255.1/',
    'https://192.168.1.1/',
    'https://100.64.0.1/',
    'https://100.100.100.200/',
    'https://169.254.169.254/latest/meta-data/',
    'https://168.63.129.16/',
    'https://192.0.0.192/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://[::]/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:8.8.8.8]/',
    'https://[::127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[2001::1]/',
    'https://[fe80::1]/',
    'https://[fec0::1]/',
    'https://[fd00:ec2::254]/',
    'https://[ff02::1]/',
    'https://localhost/',
    'https://LOCALHOST./',
    'https://portal.localhost/',
    'https://metadata.google.internal/',
    'https://１２７.０.０.１/',
  ])('leads inside: %s', (url) => {
    expect(targetFault(url, [])).toBe('private')
  })

  it.each(['http://erp.ejemplo.co/', 'http://localhost:9000/'])('must be encrypted: %s', (url) => {
    expect(targetFault(url, [])).toBe('protocol')
  })

  it.each([
    '',
    'erp.ejemplo.co',
    'ftp://erp.ejemplo.co/',
    'file:///etc/passwd',
    'https://ana:clave@erp.ejemplo.co/',
    'https://erp.ejemplo.co/#parte',
    'https://1.2.3.4.5/',
    'https://',
  ])('is none: "%s"', (url) => {
    expect(targetFault(url, [])).toBe('address')
  })

  it('may be what the operator named, by its host with or without the port, and nothing beside it', () => {
    const named = ['localhost:9000', 'erp.interno', '10.0.0.8']
    for (const url of ['http://localhost:9000/x', 'https://erp.interno:8443/', 'http://10.0.0.8/'])
      expect(targetFault(url, named)).toBeUndefined()
    expect(targetFault('http://localhost:9001/', named)).toBe('protocol')
    expect(targetFault('https://otro.erp.interno.internal/', named)).toBe('private')
    expect(targetFault('https://10.0.0.9/', named)).toBe('private')
  })
})

describe('a name', () => {
  const look = (addresses: string[], options: object) =>
    new Promise<unknown>((resolve) => {
      const find = publicLookup(new URL('https://erp.ejemplo.co/'), [], (_host, tell) =>
        tell(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        ),
      )
      find?.('erp.ejemplo.co', options, (fault, found) => resolve(fault ? fault.name : found))
    })

  it('is connected to where it leads when that is public', async () => {
    expect(await look(['8.8.8.8', '2606:4700::1'], { all: true })).toHaveLength(2)
    expect(await look(['8.8.8.8'], {})).toBe('8.8.8.8')
  })

  it.each([['10.0.0.1'], ['::1'], ['8.8.8.8', '127.0.0.1'], ['2606:4700::1', 'fd00::1'], ['fe80::1%eth0']])(
    'is not where any of it leads inside: %s',
    async (...addresses) => {
      expect(await look(addresses, { all: true })).toBe('PrivateTarget')
      expect(await look(addresses, {})).toBe('PrivateTarget')
    },
  )

  it('of this machine leads inside, by its own name server', async () => {
    expect(await leadsInside('https://localhost/', [])).toBe(true)
    expect(await leadsInside('https://localhost/', ['localhost'])).toBe(false)
  })
})
