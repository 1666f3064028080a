import { randomBytes, createECDH } from 'node:crypto'
import { createServer as createTlsServer } from 'node:https'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { HttpClient } from '@enlace/connectors/core/http-client.ts'
import { pulledKinds } from '@enlace/domain/connections.ts'
import { useTestBucket } from '@enlace/testing/bucket.ts'
import { wompiKeys } from '@enlace/testing/payments.ts'
import { ImapServer, mailboxUser } from '@enlace/testing/imap-server.ts'
import { proxyUser, useTestProxy } from '@enlace/testing/proxy-server.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { outgoingKinds } from '../../../test/outgoing-kinds.ts'
import { SiteVerify } from '../captcha/site-verify.ts'
import { realNetwork } from '../../modules/company/host-check.ts'
import { allowedAddresses } from './allowed-addresses.ts'
import { openMailbox } from '../../modules/invoice-mail/mailbox/imap.ts'
import { mailToken } from '../../modules/invoice-mail/mailbox/token.ts'
import { openConnector } from '../../modules/connections/open.ts'
import { secretsOf } from '../http/log/known-secrets.ts'
import { Keys } from '../keys/keys.ts'
import { pushKeysOf, sendPush } from '../../modules/notifications/spread/push.ts'
import { discover } from '../../modules/staff/oidc/provider.ts'
import { Wompi } from '../../modules/payments/gateways/wompi.ts'
import type { FindAddresses } from './guarded-lookup.ts'
import { outgoingAgent } from './agent.ts'
import { useProxy } from './use-proxy.ts'
import { readSettings, type Settings } from '../settings/settings.ts'
import { s3Storage } from '../storage/backends/s3-storage.ts'
import { readStorageUrl } from '../settings/storage-url.ts'
import { newStorageKey } from '../storage/uploads.ts'
import { openTracing } from '../tracing/tracing.ts'
import { post } from '../../modules/webhooks/post.ts'

const proxy = useTestProxy()
const bucket = useTestBucket()
const folder = await useScratchFolder('enlace-outgoing-')
/** An address of the public internet, which the tests can only reach through the proxy. */
const openAddress = '93.184.216.34'

const settingsWith = (more: Record<string, string> = {}) =>
  readSettings({ HTTPS_PROXY: proxy.url, HTTP_PROXY: proxy.url, ...more })
let settings: Settings
let goDirectly: () => void
beforeEach(() => {
  settings = settingsWith()
  goDirectly = useProxy(settings.proxy)
})
afterEach(() => goDirectly())

const hasty = { retries: 0, timeoutMilliseconds: 5000 }
const findOpen: FindAddresses = (_, tell) => tell(null, [{ address: openAddress, family: 4 }])
const webhook = (more: object = {}, url = 'https://receptor.example/aviso') =>
  post(
    { url, headers: {}, body: '{}' },
    {
      ownHosts: [],
      patienceMilliseconds: 5000,
      proxy: settings.proxy,
      find: findOpen,
      ...more,
    },
  )
const askErp = async (address = `https://${openAddress}:8443/`, networks: string[] = []) => {
  const client = new HttpClient(address, {
    allows: allowedAddresses(networks, address),
    policy: hasty,
    agent: (protocol, options) => outgoingAgent(settings.proxy, protocol, options),
  })
  return client.ask({ path: 'x' }).finally(() => client.close())
}
const storageAt = (url: string) => {
  const place = readStorageUrl(url)
  if (place?.kind !== 's3') throw new Error('A bucket has such an address')
  return s3Storage(place.bucket, folder)
}
const browser = () => {
  const pair = createECDH('prime256v1')
  return { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
}

const reachedMailbox = {
  host: 'imap.example',
  port: 993,
  security: 'tls',
  username: 'u',
  folder: 'INBOX',
  access: 'clave',
  tenant: '',
  client_id: '',
} as const

/** How each kind of request is made, its target, and how it fails without a route. */
const kinds: Record<
  keyof typeof outgoingKinds,
  { leads: string; send: () => Promise<unknown>; fails: object }
> = {
  'captcha check': {
    leads: 'captcha.example:443',
    send: () => new SiteVerify('https://captcha.example/v', 's').isSolved('t', { address: '' }),
    fails: { code: 'service-unavailable' },
  },
  'check of a host': {
    leads: `${openAddress}:443`,
    send: () =>
      realNetwork(settings, (_, tell) => tell(null, [{ address: openAddress, family: 4 }])).ask(
        'https://portal.example/host-check/1',
      ),
    fails: { code: 'EPROXY' },
  },
  'ERP connection': {
    leads: `${openAddress}:8443`,
    send: () => askErp(),
    fails: { reason: 'connection-lost' },
  },
  'identity provider': {
    leads: `${openAddress}:443`,
    send: () =>
      discover(settings, { issuer: 'https://login.example/', clientId: 'c', secret: 's' }, findOpen),
    fails: { code: 'oidc-unreachable' },
  },
  'notice to a browser': {
    leads: `${openAddress}:443`,
    send: () =>
      sendPush(
        { endpoint: 'https://fcm.googleapis.com/fcm/send/1', ...browser() },
        { title: '', body: '', path: '', tag: '' },
        {
          keys: pushKeysOf(new Keys('k'.repeat(40))),
          contact: 'https://portal.example',
          topic: 't',
          ownHosts: [],
          proxy: settings.proxy,
          find: findOpen,
        },
      ),
    fails: { code: 'EPROXY' },
  },
  mailbox: {
    leads: `${openAddress}:993`,
    send: () => openMailbox(settings, reachedMailbox, { clave: 'x', actualizacion: '' }, { find: findOpen }),
    fails: { reason: 'proxy-refused' },
  },
  'token of a mailbox': {
    leads: `${openAddress}:443`,
    send: () =>
      mailToken(
        settings,
        { access: 'google', tenant: '', client: 'c', clave: 's', actualizacion: 'r' },
        { find: findOpen },
      ),
    fails: { reason: 'token-unreachable' },
  },
  'payment gateway': {
    leads: 'sandbox.wompi.co:443',
    send: () => new Wompi({ environment: 'test', ...wompiKeys }).findTransactions('1', ['t-1']),
    fails: { code: 'gateway-unavailable' },
  },
  storage: {
    leads: 'papers.s3.us-east-1.amazonaws.com:443',
    send: () => storageAt('s3://KEY:SECRET@papers').get(newStorageKey(1)),
    fails: { message: 'fetch failed' },
  },
  traces: {
    leads: 'collector.example:4318',
    send: async () => {
      const tracing = await openTracing({ ...settings, otlpEndpoint: 'https://collector.example:4318/' })
      await new Promise<void>((resolve) => {
        void import('../watch/channels.ts').then(({ watchWork }) =>
          watchWork({ kind: 'job', name: 'x', id: '1', company: 1, attempt: 1, causedBy: null }, () =>
            Promise.resolve(),
          ).then(resolve),
        )
      })
      await tracing?.stop()
      throw new Error('kept to itself')
    },
    fails: { message: 'kept to itself' },
  },
  webhook: {
    leads: `${openAddress}:443`,
    send: async () => {
      throw Object.assign(new Error(), await webhook())
    },
    fails: { status: null, fault: 'conexion' },
  },
}

describe.each(Object.entries(kinds))('%s', (_, { leads, send, fails }) => {
  it('goes through the proxy with its password, and fails as ever where there is no way', async () => {
    await expect(send()).rejects.toMatchObject(fails)
    expect(new Set(proxy.asked)).toEqual(new Set([leads]))
  })

  it('fails as ever where the proxy is away or wants another password, and says no password', async () => {
    for (const address of [
      'http://enlace:hunter2hunter2@127.0.0.1:1',
      proxy.url.replace('cl%40ve', 'otra'),
    ]) {
      goDirectly()
      settings = settingsWith({ HTTPS_PROXY: address })
      goDirectly = useProxy(settings.proxy)
      const fault = await send().then(
        () => undefined,
        (thrown: Error) => thrown,
      )
      expect(fault).toMatchObject(fails)
      expect(allOf(fault)).not.toMatch(/hunter2|otra/)
    }
    expect(proxy.asked).toEqual([])
    expect(proxy.strangers).toBeGreaterThan(0)
  })
})

/** Returns the messages of a fault and of all its causes. */
function allOf(fault: unknown): string {
  return fault instanceof Error ? `${fault.stack} ${allOf(fault.cause)}` : String(fault)
}

describe('behind a proxy', () => {
  it('a bucket keeps and gives a file', async () => {
    const { port } = new URL(new URL(bucket.url).searchParams.get('endpoint') ?? '')
    proxy.leads.set('bucket.example:9000', Number(port))
    const url = new URL(bucket.url)
    url.searchParams.set('endpoint', 'http://bucket.example:9000')
    await expect(storageAt(url.href).get(newStorageKey(1))).rejects.toThrow('NoSuchKey')
    expect(proxy.asked).toContain('bucket.example:9000')
  })

  it('no address of the inside is reached: the proxy does not even hear of it', async () => {
    const inside = (address: string) =>
      webhook({
        find: (_: string, tell: (fault: null, found: object[]) => void) =>
          tell(null, [{ address, family: 4 }]),
      })
    for (const address of ['10.0.0.8', '127.0.0.1', '169.254.169.254'])
      expect(await inside(address)).toMatchObject({ status: null, fault: 'privada' })
    expect(await webhook({}, 'https://10.0.0.8/')).toMatchObject({ fault: 'privada' })
    await expect(askErp('https://10.0.0.8/')).rejects.toMatchObject({ reason: 'address-not-allowed' })
    await expect(askErp('https://localhost:1/')).rejects.toMatchObject({ reason: 'address-not-allowed' })
    const guarded = request({
      host: 'interno.example',
      agent: outgoingAgent(settings.proxy, 'https:'),
      lookup: (_, __, tell) => tell(new Error('not there'), '', 0),
    })
    const refused = new Promise((resolve) => guarded.once('error', resolve))
    guarded.end()
    expect(await refused).toMatchObject({ message: 'not there' })
    expect(proxy.asked).toEqual([])
  })

  it('what NO_PROXY names, and this machine, are asked directly', async () => {
    goDirectly()
    settings = settingsWith({ NO_PROXY: 'erp.interno, .directo.example, receptor.example:444' })
    goDirectly = useProxy(settings.proxy)
    for (const direct of ['http://127.0.0.1:1/', 'http://localhost:1/', 'https://a.directo.example/'])
      await expect(fetch(direct)).rejects.toThrow('fetch failed')
    expect(await webhook({ ownHosts: ['127.0.0.1:1'] }, 'http://127.0.0.1:1/')).toMatchObject({
      fault: 'conexion',
    })
    expect(proxy.asked).toEqual([])
    await webhook()
    expect(proxy.asked).toEqual([`${openAddress}:443`])
  })

  it('is opened by a connector of each kind, with the settings of the installation', async () => {
    for (const system of ['odoo', 'erpnext'] as const) {
      const reached = {
        system,
        address: `https://${openAddress}:${system.length}/`,
        place: 'x',
        username: 'u',
      }
      const connector = await openConnector(settings, reached, 's', { policy: hasty })
      await expect(connector.probe(pulledKinds)).rejects.toMatchObject({ reason: 'connection-lost' })
      expect(proxy.asked.at(-1)).toBe(`${openAddress}:${system.length}`)
    }
  })

  it('a mailbox is read', async () => {
    const imap = await ImapServer.open()
    proxy.leads.set(`${openAddress}:143`, imap.port)
    goDirectly()
    settings = settingsWith({ CONNECTION_NETWORKS: `${openAddress}/32` })
    goDirectly = useProxy(settings.proxy)
    const mailbox = await openMailbox(
      settings,
      { ...reachedMailbox, port: 143, security: 'ninguna', username: mailboxUser.name },
      { clave: mailboxUser.password, actualizacion: '' },
      { find: findOpen },
    )
    expect(mailbox.standing.messages).toBe(0)
    await mailbox.close()
    expect(proxy.asked).toEqual([`${openAddress}:143`])
    await imap.close()
  })

  it('the password of the proxy is struck out of every line of the log', () => {
    expect(secretsOf(settings)).toContain(proxyUser.password)
  })
})

const receptor = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgz/fJzD7a6PWTHrss
t6SastD9zANM+wVJkKl74HXz6N2hRANCAATz4AoVrPWvaEDmDzoqNyHIwpM9k/Oa
iHLlzbuucyjdbXdfzNCziFGkhMPhiHrCfZIFquD3q6yRJGJx5kEDv6ID
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBqjCCAVCgAwIBAgIUJxcgrONhBCQYoZOghp1Bul7I3s0wCgYIKoZIzj0EAwIw
GzEZMBcGA1UEAwwQcmVjZXB0b3IuZXhhbXBsZTAgFw0yNjExMjIxMDI2MTBaGA8y
MTI2MTAyOTEwMjYxMFowGzEZMBcGA1UEAwwQcmVjZXB0b3IuZXhhbXBsZTBZMBMG
ByqGSM49AgEGCCqGSM49AwEHA0IABPPgChWs9a9oQOYPOio3IcjCkz2T85qIcuXN
u65zKN1td1/M0LOIUaSEw+GIesJ9kgWq4PerrJEkYnHmQQO/ogOjcDBuMB0GA1Ud
DgQWBBSwnAimuN3YL2em3Yu/I+tuzitngTAfBgNVHSMEGDAWgBSwnAimuN3YL2em
3Yu/I+tuzitngTAPBgNVHRMBAf8EBTADAQH/MBsGA1UdEQQUMBKCEHJlY2VwdG9y
LmV4YW1wbGUwCgYIKoZIzj0EAwIDSAAwRQIgXXEErl3c+V7QrpQvYy15Vdu1M5xa
+zmpD5a0ap4j70UCIQD7wxNiYpGXLryGKEgMWWrt7HqT3lygtnyxxeIWM7GfHQ==
-----END CERTIFICATE-----`,
}

describe('TLS through the proxy', () => {
  const heard: string[] = []
  const server = createTlsServer(receptor, ({ headers, socket }, response) => {
    // The server name in the handshake.
    heard.push(`${headers.host} ${'servername' in socket ? String(socket.servername) : ''}`)
    response.end('hola')
  })
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => new Promise((resolve) => server.close(resolve)))
  beforeEach(() => {
    const { port } = server.address() as AddressInfo // it listens to a port
    proxy.leads.set(`${openAddress}:443`, port)
  })

  it('is between us and the receiver: its certificate is checked against the name', async () => {
    expect(await webhook()).toMatchObject({ status: null, fault: 'certificado' })
    const ask = (host: string) =>
      new Promise<string>((resolve, reject) => {
        const asked = request(
          {
            host,
            agent: outgoingAgent(settings.proxy, 'https:', { ca: receptor.cert }),
            lookup: (_, __, tell) => tell(null, openAddress, 4),
          },
          (response) => response.once('data', (bytes: Buffer) => resolve(bytes.toString())),
        )
        asked.once('error', reject)
        asked.end()
      })
    expect(await ask('receptor.example')).toBe('hola')
    expect(heard).toEqual(['receptor.example receptor.example'])
    await expect(ask('otro.example')).rejects.toMatchObject({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' })
  })
})
