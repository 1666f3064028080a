import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { readStorageUrl } from './storage-url.ts'
import { Variables, type Environment } from './variables.ts'
import { readProxy, type ProxySettings } from './proxy.ts'
import { readWatching, type WatchingSettings } from './watching.ts'

/** The bounce address: fifty of the 64 characters before the `@` identify the mail. */
const bounceAddressPattern = /^[\w.-]{1,14}@[A-Za-z\d-]+(\.[A-Za-z\d-]+)*$/

/** The operator's configuration, read once at start (docs/configuration.md). */
export interface Settings extends WatchingSettings, ProxySettings {
  port: number
  backofficePort: number
  host: string
  dataDir: string
  database: {
    /** The database for the application; undefined is the embedded database under `dataDir`. */
    url: string | undefined
    adminUrl: string | undefined
    /** The database without the pooler. */
    directUrl: string | undefined
    /** The address of a replica, for lists and exports. */
    readUrl: string | undefined
    /** The pooler at `url`: transaction pooling or not; undefined detects it. */
    pooler: 'transaction' | 'session' | undefined
  }
  /** Whether `start` also runs background work; otherwise `worker` does. */
  worksInBackground: boolean
  /** The port of a worker's health check; undefined opens none. */
  healthPort: number | undefined
  /** Seconds for which a stopping server still answers while it reports that it is not ready. */
  drainSeconds: number
  smtpUrl: string | undefined
  mailFrom: string | undefined
  /** The address for bounces; undefined if nobody reads them. */
  mailBounceAddress: string | undefined
  /** Further push services besides those of the known browsers, by host (and port). */
  pushHosts: readonly string[]
  /** Hosts, with or without a port, that webhooks may use although they are internal, or without TLS. */
  webhookHosts: readonly string[]
  /** Name servers for the records of domains, with or without a port; empty uses those of the machine. */
  dnsServers: readonly string[]
  /** Hosts of identity providers, with or without a port, that are allowed although they are internal, or without TLS. */
  oidcHosts: readonly string[]
  /** Gives the tokens of mailboxes in the place of Microsoft's and Google's own servers; undefined for these. */
  mailTokenUrl: string | undefined
  /** Internal networks in which a company's ERP may be, as addresses or `net/bits`. */
  connectionNetworks: readonly string[]
  /** `s3://…`, or a folder; undefined is a folder under `dataDir`. */
  storageUrl: string | undefined
  /** The public addresses of the portal and the back office; both end with a slash. */
  publicUrl: string
  /** Whether the operator configured the portal's address, instead of the default from the port. */
  isPublicUrlSet: boolean
  backofficeUrl: string
  captcha: {
    provider: 'altcha' | 'turnstile' | 'recaptcha'
    siteKey: string
    secret: string | undefined
    /** Rounds of PBKDF2 per try of the built-in proof of work. */
    rounds: number
  }
  analyticsCode: string
  /** Signs anti-forgery tokens and derives other values; undefined lets the embedded set-up keep its own. */
  secretKey: string | undefined
  /** The previous key, whose results are still valid; undefined outside a rotation. */
  previousSecretKey: string | undefined
  logLevel: (typeof logLevels)[number]
  /** Whether the first start seeds the demo companies. */
  isDemo: boolean
  /** Demo logins work on this machine only, unless DEMO=true was set explicitly. */
  allowsDemoLogins: boolean
  clientName: string
  apiUrl: string
  frontGatewayUrl: string
  backofficeGatewayUrl: string
  /** `''`, or the path prefix of the portal, with a leading slash and no trailing one. */
  urlPath: string
  customCss: boolean
  debug: boolean
  /** The proxies whose client address is trusted: none, all, the last n, or those listed. */
  trustProxy: boolean | number | string[]
  /** The company of a host that none claims (specification 9). */
  company: number
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** The faults of the settings, one line each. */
export class SettingsFault extends Error {
  readonly lines: readonly string[]

  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.name = 'SettingsFault'
    this.lines = lines
  }
}

/** Reads and checks all variables. @throws SettingsFault with all faults at once. */
export function readSettings(
  environment: Environment,
  readFile: (path: string) => string = (path) => readFileSync(path, 'utf8'),
): Settings {
  const variables = new Variables(environment, readFile)
  const settings = {
    ...readAddresses(variables),
    ...readServices(variables),
    ...readPortal(variables),
    ...readWatching(variables),
    ...readProxy(variables),
  }
  const { url } = settings.database
  const demo = variables.flag('DEMO')
  variables.demand(
    settings.port === 0 || settings.port !== settings.backofficePort,
    'BACKOFFICE_PORT: the portal has this port already (PORT).',
  )
  variables.demand(
    settings.metricsPort === undefined ||
      settings.metricsPort === 0 ||
      ![settings.port, settings.backofficePort].includes(settings.metricsPort),
    'METRICS_PORT: the portal or the back office has this port already.',
  )
  variables.demand(
    url === undefined || settings.secretKey !== undefined,
    'SECRET_KEY: needed with DATABASE_URL, and the same on every node.',
  )
  variables.demand(
    settings.worksInBackground || url !== undefined,
    'WORKERS: off needs DATABASE_URL, where a worker can do the work.',
  )
  if (variables.faults.length > 0) throw new SettingsFault(variables.faults)
  return {
    ...settings,
    isDemo: demo ?? url === undefined,
    allowsDemoLogins: demo ?? (isLoopback(settings.host) && isLoopback(new URL(settings.publicUrl).hostname)),
    company: 1,
  }
}

function readAddresses(variables: Variables) {
  const port = variables.port('PORT', 3000)
  const backofficePort = variables.port('BACKOFFICE_PORT', 3001)
  const backofficeUrl = variables.webUrl('BACKOFFICE_URL', `http://localhost:${backofficePort}/`)
  const urlPath = variables.matching(
    'URL_PATH',
    /^(?!.*backend)\/?([\w.~-]+\/)*[\w.~-]*$/i,
    'a path without the word backend',
  )
  const trimmed = urlPath?.replace(/^\/|\/$/g, '')
  return {
    port,
    backofficePort,
    host: variables.matching('HOST', /^[A-Za-z0-9.:_-]+$/, 'a host name or address') ?? '127.0.0.1',
    dataDir: variables.text('DATA_DIR') ?? './data',
    urlPath: trimmed ? `/${trimmed}` : '',
    isPublicUrlSet: variables.text('PUBLIC_URL') !== undefined,
    publicUrl: variables.webUrl('PUBLIC_URL', `http://localhost:${port}/${trimmed ? `${trimmed}/` : ''}`),
    backofficeUrl,
    backofficeGatewayUrl: variables.webUrl('BACKOFFICE_GATEWAY_URL', backofficeUrl),
    frontGatewayUrl: variables.webUrl('FRONT_GATEWAY_URL', 'api/'),
    apiUrl: variables.webUrl('API_URL', 'api/'),
    trustProxy: readTrust(variables),
  }
}

function readServices(variables: Variables) {
  const database = ['postgres:', 'postgresql:']
  const smtpUrl = variables.secretUrl('SMTP_URL', ['smtp:', 'smtps:'])
  const mailFrom = variables.matching(
    'MAIL_FROM',
    /^([^<>@\r\n]+ <)?[^<>@\s]+@[^<>@\s]+>?$/,
    'a mail address',
  )
  variables.demand(smtpUrl === undefined || mailFrom !== undefined, 'MAIL_FROM: needed with SMTP_URL.')
  const mailBounceAddress = variables.matching(
    'MAIL_BOUNCE_ADDRESS',
    bounceAddressPattern,
    'a mail address with at most 14 characters before the @ and no +',
  )
  const provider = variables.choice('CAPTCHA_PROVIDER', ['altcha', 'turnstile', 'recaptcha'], 'altcha')
  const siteKey = variables.matching('CAPTCHA_SITE_KEY', /^[\w.-]{1,200}$/, 'a site key') ?? ''
  const secret = variables.secret('CAPTCHA_SECRET')
  const rounds = Number(
    variables.matching('CAPTCHA_ROUNDS', /^[1-9]\d{0,5}$/, 'a number from 1 to 999999') ?? 1000,
  )
  variables.demand(
    provider === 'altcha' || (siteKey !== '' && secret !== undefined),
    `CAPTCHA_PROVIDER: ${provider} needs CAPTCHA_SITE_KEY and CAPTCHA_SECRET.`,
  )
  const secretKey = variables.secret('SECRET_KEY')
  variables.demand(
    secretKey === undefined || secretKey.length >= 32,
    'SECRET_KEY: shorter than 32 characters.',
  )
  const previousSecretKey = variables.secret('SECRET_KEY_PREVIOUS')
  variables.demand(
    previousSecretKey === undefined || secretKey !== undefined,
    'SECRET_KEY_PREVIOUS: only with SECRET_KEY, which replaces it.',
  )
  variables.demand(
    previousSecretKey === undefined || previousSecretKey !== secretKey,
    'SECRET_KEY_PREVIOUS: the same as SECRET_KEY.',
  )
  const storageUrl = variables.secret('STORAGE_URL')
  variables.demand(
    storageUrl === undefined || readStorageUrl(storageUrl) !== undefined,
    'STORAGE_URL: neither a folder nor s3://KEY:SECRET@bucket/prefix?region=…&endpoint=https://….',
  )
  const url = variables.secretUrl('DATABASE_URL', database)
  const readUrl = variables.secretUrl('DATABASE_READ_URL', database)
  variables.demand(
    readUrl === undefined || url !== undefined,
    'DATABASE_READ_URL: only with DATABASE_URL, whose replica it is.',
  )
  return {
    database: {
      url,
      adminUrl: variables.secretUrl('DATABASE_ADMIN_URL', database),
      directUrl: variables.secretUrl('DATABASE_DIRECT_URL', database),
      readUrl,
      pooler: variables.choice('DATABASE_POOLER', ['transaction', 'session'], undefined),
    },
    worksInBackground: variables.choice('WORKERS', ['on', 'off'], 'on') === 'on',
    healthPort: variables.text('HEALTH_PORT') === undefined ? undefined : variables.port('HEALTH_PORT', 0),
    drainSeconds: Number(variables.matching('DRAIN_SECONDS', /^\d{1,3}$/, 'a number of seconds') ?? 0),
    smtpUrl,
    mailFrom,
    mailBounceAddress,
    pushHosts: variables.words('PUSH_HOSTS'),
    webhookHosts: variables.words('WEBHOOK_HOSTS').map((host) => host.toLowerCase()),
    dnsServers: readNameServers(variables),
    oidcHosts: variables.words('OIDC_HOSTS').map((host) => host.toLowerCase()),
    mailTokenUrl: variables.secretUrl('MAIL_TOKEN_URL', ['http:', 'https:']),
    connectionNetworks: readNetworks(variables),
    storageUrl,
    captcha: { provider, siteKey, secret, rounds },
    secretKey,
    previousSecretKey,
    logLevel: variables.choice('LOG_LEVEL', logLevels, url === undefined ? 'warn' : 'info'),
  }
}

function readNameServers(variables: Variables): string[] {
  const servers = variables.words('DNS_SERVERS')
  for (const server of servers)
    variables.demand(
      isIP(server) !== 0 || isIP(server.replace(/^\[?(.*?)\]?:\d{1,5}$/, '$1')) !== 0,
      `DNS_SERVERS: "${server.slice(0, 60)}" is no address of a name server like 1.1.1.1 or 10.0.0.2:5353.`,
    )
  return servers
}

function readNetworks(variables: Variables): string[] {
  const networks = variables.words('CONNECTION_NETWORKS')
  for (const network of networks) {
    const [address = '', bits, ...more] = network.split('/')
    const most = isIP(address) === 6 ? 128 : 32
    const areBitsRight = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
    variables.demand(
      isIP(address) !== 0 && areBitsRight && more.length === 0,
      `CONNECTION_NETWORKS: "${network.slice(0, 60)}" is neither an address nor a network like 10.0.0.0/8.`,
    )
  }
  return networks
}

function readPortal(variables: Variables) {
  return {
    analyticsCode: variables.matching('ANALYTICS_CODE', /^[\w-]{1,60}$/, 'a measurement code') ?? '',
    clientName: variables.text('CLIENT_NAME') ?? 'Enlace',
    customCss: variables.flag('CUSTOM_CSS') ?? false,
    debug: variables.flag('DEBUG') ?? false,
  }
}

function readTrust(variables: Variables): boolean | number | string[] {
  const text = variables.matching(
    'TRUST_PROXY',
    /^(true|false|\d{1,2}|[0-9A-Za-z.:/]+(\s*,\s*[0-9A-Za-z.:/]+)*)$/,
    'true, false, a number of proxies, or their addresses',
  )
  if (text === undefined || text === 'false') return false
  if (text === 'true') return true
  if (/^\d+$/.test(text)) return Number(text)
  return text.split(',').map((address) => address.trim())
}

/** Whether a host name is only reachable from this machine. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)
}
