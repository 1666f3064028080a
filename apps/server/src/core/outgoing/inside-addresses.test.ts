import { randomBytes, createECDH } from 'node:crypto'
import { HttpClient } from '@enlace/connectors/core/http-client.ts'
import { describe, expect, it } from 'vitest'
import { allowedAddresses } from './allowed-addresses.ts'
import { Keys } from '../keys/keys.ts'
import { isPushEndpoint, pushKeysOf, sendPush } from '../../modules/notifications/spread/push.ts'
import { discover } from '../../modules/staff/oidc/provider.ts'
import { guardedFetch } from './guarded-fetch.ts'
import type { FindAddresses } from './guarded-lookup.ts'
import { readSettings } from '../settings/settings.ts'
import { post } from '../../modules/webhooks/post.ts'

/** All internal addresses, in every notation. */
const inside = [
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '192.0.0.192',
  '192.168.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:0:127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
] as const
/** The same addresses in the short forms of browsers and programs. */
const disguised = ['127.1', '2130706433', '0x7f000001', '0177.0.0.1', '127.0.0.1.', 'localhost', 'LOCALHOST.']
const written = [...inside.map((address) => (address.includes(':') ? `[${address}]` : address)), ...disguised]

const settings = readSettings({})
const leadTo =
  (address: string): FindAddresses =>
  (_, tell) =>
    tell(null, [
      { address: '8.8.8.8', family: 4 },
      { address, family: address.includes(':') ? 6 : 4 },
    ])
const policy = { ownHosts: [], patienceMilliseconds: 2000, largestAnswer: 1000 }
const pushKeys = {
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
}
const sendTo = (endpoint: string, find?: FindAddresses) =>
  sendPush(
    { endpoint, ...pushKeys },
    { title: '', body: '', path: '', tag: '' },
    {
      keys: pushKeysOf(new Keys('k'.repeat(40))),
      contact: 'https://portal.example',
      topic: 't',
      ownHosts: [],
      ...(find && { find }),
    },
  )
const askErp = (address: string) => {
  const client = new HttpClient(address, {
    allows: allowedAddresses([], address),
    policy: { retries: 0, timeoutMilliseconds: 2000 },
  })
  return client.ask({ path: 'x' }).finally(() => client.close())
}

describe.each(written)('https://%s/', (host) => {
  const url = `https://${host}/`

  it('is nowhere asked', async () => {
    expect(await post({ url, headers: {}, body: '{}' }, policy)).toMatchObject({ fault: 'privada' })
    await expect(guardedFetch(url, {}, policy)).rejects.toMatchObject({ name: 'PrivateTarget' })
    await expect(sendTo(url)).rejects.toMatchObject({ name: 'PrivateTarget' })
    expect(isPushEndpoint(url, [])).toBe(false)
    // Not every resolver resolves a name with a final dot.
    const refused = expect.stringMatching(/^(address-not-allowed|name-not-found)$/)
    await expect(askErp(url)).rejects.toMatchObject({ reason: refused })
    await expect(discover(settings, { issuer: url, clientId: 'c', secret: 's' })).rejects.toMatchObject({
      code: 'oidc-unreachable',
    })
  })
})

describe.each(inside)('a name that leads to %s', (address) => {
  const find = leadTo(address)

  it('is nowhere connected to', async () => {
    const url = 'https://interno.example/'
    expect(await post({ url, headers: {}, body: '{}' }, { ...policy, find })).toMatchObject({
      fault: 'privada',
    })
    const guarded = guardedFetch(url, {}, { ...policy, find })
    await expect(guarded).rejects.toMatchObject({ name: 'PrivateTarget' })
    await expect(sendTo('https://fcm.googleapis.com/x', find)).rejects.toMatchObject({
      name: 'PrivateTarget',
    })
    expect(allowedAddresses([], url)(address)).toBe(false)
    const found = discover(settings, { issuer: url, clientId: 'c', secret: 's' }, find)
    await expect(found).rejects.toMatchObject({ code: 'oidc-unreachable' })
  })
})
