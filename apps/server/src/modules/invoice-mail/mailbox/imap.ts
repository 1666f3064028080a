import { isIP } from 'node:net'
import { ImapFlow, type ImapFlowOptions } from 'imapflow'
import { mailLimits, type MailboxAccess, type MailboxSecurity } from '@enlace/contract/invoice-mail/limits.ts'
import type { MailboxFaultReason } from '@enlace/contract/invoice-mail/settings/texts.ts'
import { allowedAddresses } from '../../../core/outgoing/allowed-addresses.ts'
import { findAddresses, type FindAddresses } from '../../../core/outgoing/guarded-lookup.ts'
import { isDirect } from '../../../core/outgoing/proxy-rules.ts'
import type { OutgoingProxy } from '../../../core/settings/proxy.ts'
import type { Settings } from '../../../core/settings/settings.ts'
import { MailboxFault } from './mailbox-fault.ts'
import type { MailboxSecret } from './secret.ts'
import { mailToken } from './token.ts'

/** Where a mailbox is, and by what it is entered. */
export interface ReachedMailbox {
  host: string
  port: number
  security: MailboxSecurity
  username: string
  folder: string
  access: MailboxAccess
  tenant: string
  client_id: string
}

/** The bytes of a mail; only its head, if it is larger than is read. */
export interface FetchedMail {
  bytes: Buffer
  isWhole: boolean
}

/** Milliseconds for each step of a conversation with a mail server. */
const patience = 20_000

/** A folder of a mailbox that was entered. */
export class OpenMailbox {
  readonly #client: ImapFlow

  constructor(client: ImapFlow) {
    this.#client = client
  }

  /** How many mails the folder holds, and by what they are counted. */
  get standing(): { messages: number; uidValidity: bigint; uidNext: number } {
    const { mailbox } = this.#client
    if (mailbox === false) throw new MailboxFault('mail-fault')
    return { messages: mailbox.exists, uidValidity: mailbox.uidValidity, uidNext: mailbox.uidNext }
  }

  /** The numbers of the mails after one, in order. */
  uidsAfter(last: number): Promise<number[]> {
    return this.#search({ uid: `${last + 1}:*` }, (uid) => uid > last)
  }

  /** The numbers of the mails that arrived since a day, in order. */
  uidsSince(day: Date): Promise<number[]> {
    return this.#search({ since: day }, () => true)
  }

  /** Fetches a mail without marking it; undefined if it is gone. */
  async read(uid: number): Promise<FetchedMail | undefined> {
    return understood(async () => {
      const told = await this.#client.fetchOne(String(uid), { size: true }, { uid: true })
      if (told === false) return undefined
      const isWhole = (told.size ?? 0) <= mailLimits.bytes
      const what = isWhole ? { source: true } : { headers: true }
      const mail = await this.#client.fetchOne(String(uid), what, { uid: true })
      const bytes = mail === false ? undefined : isWhole ? mail.source : mail.headers
      return bytes && { bytes, isWhole }
    })
  }

  /** Marks mails as read, so that a person who opens the mailbox sees which ones are. */
  async markRead(uids: readonly number[]): Promise<void> {
    if (uids.length === 0) return
    await understood(() => this.#client.messageFlagsAdd(uids.join(','), ['\\Seen'], { uid: true }))
  }

  /** Leaves the mailbox; never throws. */
  async close(): Promise<void> {
    await this.#client.logout().catch(() => undefined)
    this.#client.close()
  }

  async #search(query: { uid: string } | { since: Date }, isWanted: (uid: number) => boolean) {
    const found = await understood(() => this.#client.search(query, { uid: true }))
    // `5:*` names the last mail, too, where that is the fourth.
    return (found || []).filter(isWanted).toSorted((one, other) => one - other)
  }
}

/**
 * Enters a mailbox and opens its folder, within the installation's restrictions: any public address with encryption, and
 * those in its networks (CONNECTION_NETWORKS), through its proxy. The address that was checked is the one connected to.
 * @throws MailboxFault.
 */
export async function openMailbox(
  settings: Pick<Settings, 'connectionNetworks' | 'proxy' | 'mailTokenUrl'>,
  reached: ReachedMailbox,
  secret: MailboxSecret,
  { signal, find }: { signal?: AbortSignal; find?: FindAddresses } = {},
): Promise<OpenMailbox> {
  const address = await checkedAddress(settings.connectionNetworks, reached, find)
  const { access, tenant, client_id: client, username: user } = reached
  const enter = (auth: ImapAuth) => enterMailbox(settings, reached, { address, auth, signal })
  if (access === 'clave') return enter({ user, pass: secret.clave })
  const tokenOf = (isFresh: boolean) =>
    mailToken(settings, { access, tenant, client, ...secret }, { isFresh, ...(find && { find }) })
  const { token, isKnown } = await tokenOf(false)
  try {
    return await enter({ user, accessToken: token })
  } catch (fault) {
    // A token may be withdrawn before its end: the next one decides.
    const isWithdrawn = fault instanceof MailboxFault && fault.reason === 'token-refused' && isKnown
    if (!isWithdrawn) throw fault
    return enter({ user, accessToken: (await tokenOf(true)).token })
  }
}

type ImapAuth = { user: string; pass: string } | { user: string; accessToken: string }

async function enterMailbox(
  { proxy }: Pick<Settings, 'proxy'>,
  { host, port, security, folder }: ReachedMailbox,
  { address, auth, signal }: { address: string; auth: ImapAuth; signal: AbortSignal | undefined },
): Promise<OpenMailbox> {
  const way = proxyFor(proxy, security, [host, address], port)
  const client = new ImapFlow({
    host: address,
    port,
    ...encryption(security),
    ...(isIP(host) === 0 && { servername: host }),
    ...(way !== undefined && { proxy: way }),
    auth,
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience * 3,
    maxLiteralSize: mailLimits.bytes + 1024 * 1024,
  })
  // What goes wrong is told by the call that waits for it.
  client.on('error', () => undefined)
  signal?.addEventListener('abort', () => client.close(), { once: true })
  try {
    await entered(() => client.connect(), { isProxied: way !== undefined, isToken: 'accessToken' in auth })
    await understood(() => client.mailboxOpen(folder), 'folder-missing')
  } catch (fault) {
    client.close()
    throw fault
  }
  return new OpenMailbox(client)
}

/** The proxy of the installation for a connection; undefined where it is made directly. */
function proxyFor(
  proxy: OutgoingProxy | undefined,
  security: MailboxSecurity,
  hosts: readonly string[],
  port: number,
): string | undefined {
  if (!proxy || hosts.some((host) => isDirect(proxy.direct, host, port))) return undefined
  return security === 'ninguna' ? proxy.http : proxy.https
}

/** Connects; tells a proxy that refuses from the server, and a refused token from a password. */
async function entered(
  connect: () => Promise<void>,
  { isProxied, isToken }: { isProxied: boolean; isToken: boolean },
): Promise<void> {
  try {
    await understood(connect)
  } catch (fault) {
    if (!(fault instanceof MailboxFault)) throw fault
    const code = fault.cause instanceof Error ? String(Reflect.get(fault.cause, 'code') ?? '') : ''
    const isRefusedByProxy = isProxied && (code === 'EPROXY' || fault.reason === 'connection-refused')
    if (isRefusedByProxy) throw new MailboxFault('proxy-refused', fault.cause)
    if (isToken && fault.reason === 'credentials-refused')
      throw new MailboxFault('token-refused', fault.cause)
    // The library has no code for a server that offers no such way in.
    const hasNoWay = fault.cause instanceof Error && fault.cause.message.startsWith('Unsupported auth')
    if (isToken && hasNoWay) throw new MailboxFault('no-oauth', fault.cause)
    throw fault
  }
}

function encryption(security: MailboxSecurity): Pick<ImapFlowOptions, 'secure' | 'doSTARTTLS'> {
  if (security === 'tls') return { secure: true }
  return { secure: false, doSTARTTLS: security === 'starttls' }
}

async function checkedAddress(
  networks: readonly string[],
  { host, security }: ReachedMailbox,
  find: FindAddresses = findAddresses,
): Promise<string> {
  const allows = allowedAddresses(networks, security === 'ninguna' ? 'imap:' : 'https:')
  const addresses = await new Promise<string[]>((resolve, reject) =>
    find(host, (fault, found) =>
      fault ? reject(new MailboxFault('host-unknown', fault)) : resolve(found.map(({ address }) => address)),
    ),
  )
  const [first] = addresses
  if (first === undefined) throw new MailboxFault('host-unknown')
  if (!addresses.every(allows)) throw new MailboxFault('address-private')
  return first
}

const byCode: Readonly<Record<string, MailboxFaultReason>> = {
  ECONNREFUSED: 'connection-refused',
  EHOSTUNREACH: 'connection-refused',
  ENETUNREACH: 'connection-refused',
  ENOTFOUND: 'host-unknown',
  CONNECT_TIMEOUT: 'time-out',
  GREETING_TIMEOUT: 'time-out',
  UPGRADE_TIMEOUT: 'time-out',
  ETIMEOUT: 'time-out',
  ETIMEDOUT: 'time-out',
  MissingServerExtension: 'not-secure',
  STARTTLS_INJECTION: 'not-secure',
}

async function understood<T>(work: () => Promise<T>, otherwise?: MailboxFaultReason): Promise<T> {
  try {
    return await work()
  } catch (fault) {
    throw new MailboxFault(reasonOf(fault, otherwise), fault)
  }
}

function reasonOf(fault: unknown, otherwise: MailboxFaultReason = 'mail-fault'): MailboxFaultReason {
  if (!(fault instanceof Error)) return otherwise
  const has = (name: string) => Reflect.get(fault, name) === true
  if (has('authenticationFailed')) return 'credentials-refused'
  const code = String(Reflect.get(fault, 'code') ?? '')
  if (has('tlsFailed') || /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO)/.test(code))
    return 'not-secure'
  return byCode[code] ?? otherwise
}
