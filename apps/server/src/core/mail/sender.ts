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

/** Where a sender tells how it goes; never with addresses, words or passwords. */
interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** A running sender. */
export interface MailSender {
  /** Takes no more mails, lets those under way end, and gives back the rest. */
  stop(): Promise<void>
}

/**
 * Sends what the outbox holds, as soon as it is told of it and in any case every few seconds, for as long as it runs.
 * Several of them share the work. Undefined where no mail server is set: mails then stay where they are.
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

/** Where a mail comes back to that cannot be delivered; undefined where that is whom it is from. */
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
  /** Rounds in a row in which nobody was there to take a mail. */
  #outages = 0
  #wasTold = false
  #wakeUp: () => void = () => undefined
  /** By the clock that never jumps. */
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
    // The database may be what went away.
    await this.#outbox.release().catch((fault: unknown) => this.#log.error({ err: fault }, 'outbox failed'))
  }

  /** There is something new; a server that is away is not asked sooner for that. */
  wake(): void {
    this.#wasTold = true
    if (this.#outages === 0) this.#wakeUp()
  }

  /** Resolves when nothing is under way any more, or patience is over. */
  async stop(): Promise<void> {
    this.#isStopping = true
    this.#wakeUp()
    setTimeout(() => this.#cut.abort(), this.#policy.drainMilliseconds).unref()
  }

  /** Sends one batch; returns whether there may be more at once. */
  async #round(): Promise<boolean> {
    await this.#sweep()
    const mails = await this.#outbox.claim(connections, this.#place.domain)
    // All of them are over before the next are taken, also where the database went away under one.
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

  /** Waits for news, or for the next look; longer and longer while the server is away. */
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
