import { randomUUID } from 'node:crypto'
import { referenceOf, watchWork } from '../watch/channels.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Keys } from '../keys/keys.ts'
import type { Settings } from '../settings/settings.ts'
import { Outbox, type ClaimedMail } from './commands.ts'
import { returnAddressOf } from './return-address.ts'
import { retrySeconds, usualPolicy, type SendingPolicy } from './rules.ts'
import { connections, mailServerName, openMailRoute, readMailFault, senderAddress } from './smtp.ts'
import type { MailRoute } from './smtp.ts'

/** The log of a sender; it never contains addresses, texts or passwords. */
interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** A running sender. */
export interface MailSender {
  /** Claims no more mails, lets those in transit finish, and returns the rest to the queue. */
  stop(): Promise<void>
}

/**
 * Sends the mails of the outbox, when notified and in any case every few seconds. Several senders share the work.
 * Undefined if no mail server is configured: mails then stay in the outbox.
 */
export function startMailSender(
  db: Database,
  settings: Pick<Settings, 'smtpUrl' | 'mailFrom'> & Partial<Pick<Settings, 'mailBounceAddress'>>,
  log: Log,
  policy: SendingPolicy = usualPolicy,
  keys?: Keys,
): MailSender | undefined {
  const route = openMailRoute(settings)
  if (route === undefined || settings.smtpUrl === undefined) return undefined
  const place = { server: mailServerName(settings.smtpUrl), domain: domainOf(senderAddress(settings)) }
  const { mailBounceAddress } = settings
  const returnTo: ReturnTo = (mail) =>
    keys && mailBounceAddress && (mail.from_address === null || mail.is_signed)
      ? returnAddressOf(keys, mailBounceAddress, { company: mail.company_id, mail: mail.id })
      : undefined
  const sender = new Sender(db, route, { place, returnTo }, log, policy)
  const stopListening = db.listen('outbox_mails', () => sender.wake())
  const running = sender.run()
  let stopping: Promise<void> | undefined
  const stop = async () => {
    await Promise.all([stopListening(), sender.stop(), running])
    route.close()
  }
  return { stop: () => (stopping ??= stop()) }
}

/** Returns the bounce address of a mail; undefined if that is the sender. */
type ReturnTo = (mail: ClaimedMail) => string | undefined

class Sender {
  readonly #outbox: Outbox
  readonly #route: MailRoute
  readonly #place: { server: string; domain: string }
  readonly #returnTo: ReturnTo
  readonly #log: Log
  readonly #policy: SendingPolicy
  readonly #cut = new AbortController()
  #isStopping = false
  /** Consecutive rounds in which the mail server was unavailable. */
  #outages = 0
  #wasTold = false
  #wakeUp: () => void = () => undefined
  /** By the monotonic clock. */
  #sweepAt = 0

  constructor(
    db: Database,
    route: MailRoute,
    { place, returnTo }: { place: { server: string; domain: string }; returnTo: ReturnTo },
    log: Log,
    policy: SendingPolicy,
  ) {
    this.#outbox = new Outbox(db, randomUUID(), policy.leaseSeconds)
    this.#route = route
    this.#place = place
    this.#returnTo = returnTo
    this.#log = log
    this.#policy = policy
  }

  async run(): Promise<void> {
    while (!this.#isStopping) {
      this.#wasTold = false
      const isBusy = await this.#round().catch((fault: unknown) => {
        this.#log.error({ err: fault }, 'outbox failed')
        return false
      })
      if (!isBusy) await this.#rest()
    }
    // The database itself may be the cause.
    await this.#outbox.release().catch((fault: unknown) => this.#log.error({ err: fault }, 'outbox failed'))
  }

  /** Ends the current pause, but not the longer pause of an outage. */
  wake(): void {
    this.#wasTold = true
    if (this.#outages === 0) this.#wakeUp()
  }

  /** Resolves when no mail is in transit any more, or after the time limit. */
  async stop(): Promise<void> {
    this.#isStopping = true
    this.#wakeUp()
    setTimeout(() => this.#cut.abort(), this.#policy.drainMilliseconds).unref()
  }

  /** Sends one batch; returns whether there may be more at once. */
  async #round(): Promise<boolean> {
    await this.#sweep()
    const mails = await this.#outbox.claim(connections, this.#place.domain)
    // All attempts settle before the next claim, even if the database fails during one.
    const attempts = await Promise.allSettled(
      mails.map((mail) => watchWork(workOf(mail), () => this.#send(mail))),
    )
    const outcomes = attempts.map((attempt) => {
      if (attempt.status === 'rejected') throw attempt.reason
      return attempt.value
    })
    const isAway = outcomes.includes('outage') && !outcomes.includes('sent')
    if (isAway && this.#outages === 0) this.#log.warn(this.#place, 'mail server does not take mails')
    if (outcomes.includes('sent') && this.#outages > 0) this.#log.info(this.#place, 'mail server is back')
    if (outcomes.length > 0) this.#outages = isAway ? this.#outages + 1 : 0
    return mails.length === connections && !isAway
  }

  async #send(mail: ClaimedMail): Promise<'sent' | 'outage' | 'refused' | 'final'> {
    const signal = AbortSignal.any([this.#cut.signal, AbortSignal.timeout(this.#policy.patienceMilliseconds)])
    const about = {
      ...referenceOf(mail.caused_by),
      mail: mail.id,
      company: mail.company_id,
      purpose: mail.purpose,
      attempt: mail.attempts,
    }
    const returnTo = this.#returnTo(mail)
    try {
      await this.#route.send(mail, signal, returnTo)
    } catch (fault) {
      const { kind, why, code } = readMailFault(fault, returnTo === undefined ? mail : { from_address: null })
      const retry = retrySeconds(kind, mail, this.#policy)
      await this.#outbox.failed(mail, { why, isRefusal: kind !== 'outage', retrySeconds: retry })
      if (kind !== 'outage') this.#log.warn({ ...about, code, isGivenUp: retry === null }, 'mail refused')
      return kind
    }
    await this.#outbox.sent(mail)
    this.#log.info(about, 'mail sent')
    return 'sent'
  }

  /** Waits for a notification or the next poll; longer each time while the server is unavailable. */
  #rest(): Promise<void> {
    if (this.#isStopping || (this.#wasTold && this.#outages === 0)) return Promise.resolve()
    const { pollMilliseconds, longestPauseMilliseconds } = this.#policy
    const away = Math.min(longestPauseMilliseconds, 1000 * 2 ** (this.#outages - 1))
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.#outages > 0 ? away : pollMilliseconds)
      this.#wakeUp = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  async #sweep(): Promise<void> {
    if (performance.now() < this.#sweepAt) return
    this.#sweepAt = performance.now() + this.#policy.sweepMilliseconds
    await this.#outbox.sweep()
  }
}

const workOf = ({
  id,
  company_id: company,
  purpose: name,
  attempts: attempt,
  caused_by: causedBy,
}: ClaimedMail) => ({
  kind: 'mail' as const,
  name,
  id,
  company,
  attempt,
  causedBy,
})

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1)
}
