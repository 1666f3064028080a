import { isIP } from 'node:net'
import { ImapFlow, type ImapFlowOptions } from 'imapflow'
import { mailLimits, type MailboxSecurity } from '@enlace/contract/invoice-mail/limits.ts'
import type { MailboxFaultReason } from '@enlace/contract/invoice-mail/settings/texts.ts'
import { allowedAddresses } from '../../../core/outgoing/allowed-addresses.ts'
import { findAddresses } from '../../../core/outgoing/guarded-lookup.ts'
import type { Settings } from '../../../core/settings/settings.ts'

/** Where a mailbox is, and by what it is entered. */
export interface ReachedMailbox {
  host: string
  port: number
  security: MailboxSecurity
  username: string
  folder: string
}

/** A mailbox could not be entered or read, for a reason that a person can act on. */
export class MailboxFault extends Error {
  override readonly name = 'MailboxFault'
  readonly reason: MailboxFaultReason

  constructor(reason: MailboxFaultReason, cause?: unknown) {
    super(`Mailbox: ${reason}`, { cause })
    this.reason = reason
  }
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
 * those in its networks (CONNECTION_NETWORKS). The address that was checked is the one connected to. @throws MailboxFault.
 */
export async function openMailbox(
  { connectionNetworks }: Pick<Settings, 'connectionNetworks'>,
  { host, port, security, username, folder }: ReachedMailbox,
  secret: string,
  signal?: AbortSignal,
): Promise<OpenMailbox> {
  const address = await checkedAddress(connectionNetworks, host, security)
  const client = new ImapFlow({
    host: address,
    port,
    ...encryption(security),
    ...(isIP(host) === 0 && { servername: host }),
    auth: { user: username, pass: secret },
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
    await understood(() => client.connect())
    await understood(() => client.mailboxOpen(folder), 'folder-missing')
  } catch (fault) {
    client.close()
    throw fault
  }
  return new OpenMailbox(client)
}

function encryption(security: MailboxSecurity): Pick<ImapFlowOptions, 'secure' | 'doSTARTTLS'> {
  if (security === 'tls') return { secure: true }
  return { secure: false, doSTARTTLS: security === 'starttls' }
}

async function checkedAddress(
  networks: readonly string[],
  host: string,
  security: MailboxSecurity,
): Promise<string> {
  const allows = allowedAddresses(networks, security === 'ninguna' ? 'imap:' : 'https:')
  const addresses = await new Promise<string[]>((resolve, reject) =>
    findAddresses(host, (fault, found) =>
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
