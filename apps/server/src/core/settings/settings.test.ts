import { expect, it } from 'vitest'
import { readSettings, SettingsFault } from './settings.ts'

const key = 'k'.repeat(32)
const noFile = (path: string): string => {
  throw new Error(`no ${path}`)
}
const faultsOf = (environment: Record<string, string>, readFile = noFile) => {
  try {
    readSettings(environment, readFile)
    return []
  } catch (fault) {
    return fault instanceof SettingsFault ? fault.lines : [String(fault)]
  }
}

it('starts without any variable on the embedded database of this machine, with its demo', () => {
  expect(readSettings({}, noFile)).toMatchObject({
    port: 3000,
    backofficePort: 3001,
    host: '127.0.0.1',
    dataDir: './data',
    publicUrl: 'http://localhost:3000/',
    backofficeUrl: 'http://localhost:3001/',
    isDemo: true,
    allowsDemoLogins: true,
    captcha: { provider: 'altcha', rounds: 1000 },
    urlPath: '',
    trustProxy: false,
    company: 1,
  })
})

it('tells every fault at once, one line each, and no secret in any', () => {
  const lines = faultsOf({
    PORT: 'http',
    HOST: 'a b',
    DATABASE_URL: 'mysql://root:hunter2@db/x',
    SECRET_KEY: 'hunter2',
    LOG_LEVEL: 'loud',
    DEMO: 'perhaps',
    PUBLIC_URL: 'ftp://example.com',
    SMTP_URL: 'smtp://mail',
    CAPTCHA_PROVIDER: 'recaptcha',
    CAPTCHA_ROUNDS: '0',
    TRUST_PROXY: 'my proxy',
    ANALYTICS_CODE: '"><script>',
    URL_PATH: '/my/backend',
  })
  const named = lines.map((line) => line.split(':')[0])
  expect(named).toHaveLength(13)
  expect(new Set(named)).toEqual(
    new Set([
      'ANALYTICS_CODE',
      'CAPTCHA_PROVIDER',
      'CAPTCHA_ROUNDS',
      'DATABASE_URL',
      'DEMO',
      'HOST',
      'LOG_LEVEL',
      'MAIL_FROM',
      'PORT',
      'PUBLIC_URL',
      'SECRET_KEY',
      'TRUST_PROXY',
      'URL_PATH',
    ]),
  )
  expect(lines.join('\n')).not.toContain('hunter2')
})

it('reads a secret from the file that its variable with _FILE names', () => {
  const settings = readSettings({ SECRET_KEY_FILE: '/run/secrets/key' }, (path) => `${path}-${key}\n`)
  expect(settings.secretKey).toBe(`/run/secrets/key-${key}`)
})

it('refuses a secret file that cannot be read, is empty, or stands beside the secret itself', () => {
  expect(faultsOf({ SECRET_KEY_FILE: '/none' })).toEqual(['SECRET_KEY_FILE: the file /none cannot be read.'])
  expect(faultsOf({ SECRET_KEY_FILE: '/empty' }, () => '\n')).toEqual([
    'SECRET_KEY_FILE: the file /empty is empty.',
  ])
  expect(faultsOf({ SECRET_KEY_PREVIOUS: key })).toEqual([
    'SECRET_KEY_PREVIOUS: only with SECRET_KEY, which replaces it.',
  ])
  expect(faultsOf({ SECRET_KEY: key, SECRET_KEY_PREVIOUS: key })).toEqual([
    'SECRET_KEY_PREVIOUS: the same as SECRET_KEY.',
  ])
  expect(
    readSettings({ SECRET_KEY: key, SECRET_KEY_PREVIOUS: 'z'.repeat(40) }, noFile).previousSecretKey,
  ).toBe('z'.repeat(40))
  expect(faultsOf({ SECRET_KEY: key, SECRET_KEY_FILE: '/key' }, () => key)).toEqual([
    'SECRET_KEY: set it or SECRET_KEY_FILE, not both.',
  ])
})

it('wants one secret key for all nodes of a database server, and seeds no demo there unless told to', () => {
  const server = { DATABASE_URL: 'postgres://enlace@db/enlace' }
  expect(faultsOf(server)).toEqual(['SECRET_KEY: needed with DATABASE_URL, and the same on every node.'])
  expect(readSettings({ ...server, SECRET_KEY: key }, noFile).isDemo).toBe(false)
  expect(readSettings({ ...server, SECRET_KEY: key, DEMO: 'true' }, noFile).isDemo).toBe(true)
})

it('reads a replica of the database server, and refuses one of nothing', () => {
  const server = { DATABASE_URL: 'postgres://enlace@db/enlace', SECRET_KEY: key }
  const DATABASE_READ_URL = 'postgres://enlace@copy/enlace'
  expect(readSettings({ ...server, DATABASE_READ_URL }, noFile).database.readUrl).toBe(DATABASE_READ_URL)
  expect(faultsOf({ DATABASE_READ_URL })).toEqual([
    'DATABASE_READ_URL: only with DATABASE_URL, whose replica it is.',
  ])
  const [fault] = faultsOf({ ...server, DATABASE_READ_URL: 'http://copy/secreto' })
  expect(fault).toMatch(/^DATABASE_READ_URL: /)
  expect(fault).not.toContain('secreto')
})

it('refuses demo logins where others reach the server, unless DEMO was set by hand', () => {
  expect(readSettings({ HOST: '0.0.0.0' }, noFile).allowsDemoLogins).toBe(false)
  expect(readSettings({ PUBLIC_URL: 'https://portal.example.com' }, noFile).allowsDemoLogins).toBe(false)
  expect(readSettings({ HOST: '0.0.0.0', DEMO: 'true' }, noFile).allowsDemoLogins).toBe(true)
})

it('refuses one port for both the portal and the back office', () => {
  expect(faultsOf({ PORT: '3001' })).toEqual(['BACKOFFICE_PORT: the portal has this port already (PORT).'])
})

it('reads the sub-path with one slash before it and none after, and serves people there', () => {
  for (const URL_PATH of ['/portal', 'portal/', '/portal/']) {
    expect(readSettings({ URL_PATH }, noFile)).toMatchObject({
      urlPath: '/portal',
      publicUrl: 'http://localhost:3000/portal/',
    })
  }
})

it('trusts no proxy, all, the last n, or those listed', () => {
  const trust = (TRUST_PROXY: string) => readSettings({ TRUST_PROXY }, noFile).trustProxy
  expect([trust('false'), trust('true'), trust('2'), trust('10.0.0.0/8, ::1')]).toEqual([
    false,
    true,
    2,
    ['10.0.0.0/8', '::1'],
  ])
})

it('reads how it is one of many, and refuses to leave work to workers that cannot be', () => {
  const server = { DATABASE_URL: 'postgres://enlace@db/enlace', SECRET_KEY: key }
  expect(readSettings(server, noFile)).toMatchObject({
    worksInBackground: true,
    drainSeconds: 0,
    healthPort: undefined,
    database: { pooler: undefined },
  })
  const many = { WORKERS: 'off', HEALTH_PORT: '9100', DRAIN_SECONDS: '8', DATABASE_POOLER: 'transaction' }
  expect(readSettings({ ...server, ...many }, noFile)).toMatchObject({
    worksInBackground: false,
    drainSeconds: 8,
    healthPort: 9100,
    database: { pooler: 'transaction' },
  })
  expect(faultsOf({ WORKERS: 'off' })).toEqual([
    'WORKERS: off needs DATABASE_URL, where a worker can do the work.',
  ])
  expect(faultsOf({ DRAIN_SECONDS: '-1', DATABASE_POOLER: 'statement' })).toEqual([
    'DATABASE_POOLER: "statement" is not one of transaction, session.',
    'DRAIN_SECONDS: "-1" is not a number of seconds.',
  ])
})

it('is watched from nowhere unless it is told where, and then from this machine only', () => {
  expect(readSettings({}, noFile)).toMatchObject({ metricsPort: undefined, clamdUrl: undefined })
  expect(readSettings({ METRICS_PORT: '9464' }, noFile)).toMatchObject({
    metricsPort: 9464,
    metricsHost: '127.0.0.1',
  })
  expect(faultsOf({ METRICS_PORT: '3001' })).toEqual([
    'METRICS_PORT: the portal or the back office has this port already.',
  ])
})

it.each(['tcp://clamav:3310', 'tcp://[::1]:3310', 'unix:/run/clamav/clamd.ctl'])(
  'takes a virus scanner at %s',
  (url) => expect(readSettings({ CLAMD_URL: url }, noFile).clamdUrl).toBe(url),
)

it.each(['http://clamav:3310', 'clamav:3310', 'tcp://clamav', 'unix:clamd.ctl'])(
  'takes no virus scanner at %s',
  (url) => expect(faultsOf({ CLAMD_URL: url })).toHaveLength(1),
)

it('reads how much room is little, and refuses to stop before it warns', () => {
  const megabyte = 1024 * 1024
  expect(readSettings({}, noFile)).toMatchObject({
    diskRoom: { warn: 2048 * megabyte, stop: 512 * megabyte },
    diskQuota: undefined,
  })
  const given = { DISK_WARN_MB: '100', DISK_STOP_MB: '50', DISK_QUOTA_MB: '1000' }
  expect(readSettings(given, noFile)).toMatchObject({
    diskRoom: { warn: 100 * megabyte, stop: 50 * megabyte },
    diskQuota: 1000 * megabyte,
  })
  expect(faultsOf({ DISK_QUOTA_MB: '10 GB' })).toEqual([
    'DISK_QUOTA_MB: "10 GB" is not a number of megabytes.',
  ])
  expect(faultsOf({ DISK_STOP_MB: '4000' })).toEqual([
    'DISK_STOP_MB: more than DISK_WARN_MB, from where on a warning comes first.',
  ])
})

it('reads the proxy of requests to the outside, and shows its password to nobody', () => {
  expect(readSettings({ NO_PROXY: 'erp.interno' }, noFile).proxy).toBeUndefined()
  const HTTPS_PROXY = 'http://enlace:hunter2@proxy.interno:3128'
  expect(readSettings({ HTTPS_PROXY, NO_PROXY: 'ERP.interno, .interno.co' }, noFile).proxy).toEqual({
    https: HTTPS_PROXY,
    http: undefined,
    direct: ['erp.interno', '.interno.co'],
  })
  expect(faultsOf({ HTTPS_PROXY: 'socks5://u:hunter2@proxy' }).join()).not.toContain('hunter2')
  expect(faultsOf({ HTTPS_PROXY: 'socks5://u:hunter2@proxy' })).toHaveLength(1)
  expect(faultsOf({ NO_PROXY: '10.0.0.0/8' })).toEqual([
    'NO_PROXY: networks are not understood ("10.0.0.0/8"): name hosts, or domains with a dot before them.',
  ])
})

it('takes for a name server an address only', () => {
  const words = '1.1.1.1, 10.0.0.2:5353 ::1 [2606:4700:4700::1111]:53'
  expect(readSettings({ DNS_SERVERS: words }, noFile).dnsServers).toHaveLength(4)
  for (const wrong of ['dns.example', '1.1.1', '1.1.1.1:x', '[::1'])
    expect(faultsOf({ DNS_SERVERS: wrong })).toEqual([expect.stringContaining(`DNS_SERVERS: "${wrong}"`)])
})
