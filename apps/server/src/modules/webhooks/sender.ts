import { randomUUID } from 'node:crypto'
import { Scope } from '@enlace/database/scope.ts'
import { readProfile } from '../company/index.ts'
import type { Service } from '../../core/http/service.ts'
import type { JobLog } from '../../core/jobs/task.ts'
import { queueMail } from '../../core/mail/commands.ts'
import { backofficeLink } from '../../core/mail/links.ts'
import { mailBrandOf } from '../../core/mail/writing/write.ts'
import { watchWork } from '../../core/watch/channels.ts'
import { Deliveries, putOff, type ClaimedDelivery } from './commands.ts'
import { writePutOff } from './mails.ts'
import { post, type PostOutcome } from './post.ts'
import { isTaken, retrySeconds, usualPolicy, whyPutOff, type WebhookPolicy } from './rules.ts'
import { openWebhookSecret, signatureHeaders } from './sign.ts'

/** A running sender. */
export interface WebhookSender {
  /** Claims no more deliveries, gives the current ones a moment to finish, and returns the rest to the queue. */
  stop(): Promise<void>
}

/** The services that a sender needs; its log never contains a body, an answer or a secret. */
export type WebhookService = Pick<Service, 'db' | 'settings' | 'keys'> & { readonly log: JobLog }

/**
 * Sends pending deliveries, on notification and every few seconds. Several senders share the work; the deliveries of a
 * killed one are taken over once its lease ends.
 */
export function startWebhookSender(
  service: WebhookService,
  policy: WebhookPolicy = usualPolicy,
): WebhookSender {
  const sender = new Sender(service, policy)
  const stopListening = service.db.listen('webhooks', () => sender.wake())
  const running = sender.run()
  let stopping: Promise<void> | undefined
  const stop = async () => {
    sender.stop()
    await Promise.all([stopListening(), running])
  }
  return { stop: () => (stopping ??= stop()) }
}

class Sender {
  readonly #service: WebhookService
  readonly #policy: WebhookPolicy
  readonly #deliveries: Deliveries
  readonly #cut = new AbortController()
  readonly #running = new Set<Promise<void>>()
  #isStopping = false
  #wasTold = false
  #wakeUp: () => void = () => undefined
  #sweepAt = 0

  constructor(service: WebhookService, policy: WebhookPolicy) {
    this.#service = service
    this.#policy = policy
    this.#deliveries = new Deliveries(service.db, randomUUID())
  }

  async run(): Promise<void> {
    while (!this.#isStopping) {
      this.#wasTold = false
      await this.#round().catch((fault: unknown) => this.#failed(fault))
      await this.#rest()
    }
    await Promise.all(this.#running)
    // The failure may be a lost database connection.
    await this.#deliveries.release().catch((fault: unknown) => this.#failed(fault))
  }

  /** Signals that there may be something to send. */
  wake(): void {
    this.#wasTold = true
    this.#wakeUp()
  }

  stop(): void {
    this.#isStopping = true
    this.#wakeUp()
    setTimeout(() => this.#cut.abort(), this.#policy.drainMilliseconds).unref()
  }

  async #round(): Promise<void> {
    if (Date.now() >= this.#sweepAt) {
      this.#sweepAt = Date.now() + this.#policy.sweepMilliseconds
      await this.#deliveries.sweep()
    }
    const { concurrency, concurrencyPerEndpoint, leaseSeconds } = this.#policy
    const free = concurrency - this.#running.size
    if (free <= 0 || this.#isStopping) return
    for (const delivery of await this.#deliveries.claim(free, concurrencyPerEndpoint, leaseSeconds)) {
      const done = this.#send(delivery)
        .catch((fault: unknown) => this.#failed(fault))
        .finally(() => {
          this.#running.delete(done)
          this.wake()
        })
      this.#running.add(done)
    }
  }

  async #send(delivery: ClaimedDelivery): Promise<void> {
    const { db, log } = this.#service
    const outcome = await watchWork(workOf(delivery), () => this.#post(delivery))
    // Aborted by the server's stop: it is returned to the queue as if not attempted.
    if (this.#cut.signal.aborted && outcome.status === null) return
    const { company_id: company, id, endpoint_id: endpoint, type, tries: attempt, is_test: isTest } = delivery
    const { status, fault, milliseconds } = outcome
    const about = { company, delivery: id, endpoint, type, attempt, status, fault, milliseconds }
    const scope = Scope.ofStaff(company)
    if (isTaken(status)) {
      await db.transaction(scope, (tx) => this.#deliveries.taken(tx, delivery, outcome))
      log.info(about, 'webhook delivered')
      return
    }
    const retry = retrySeconds({ tries: attempt, isTest, status }, this.#policy)
    const since = await db.transaction(scope, (tx) => this.#deliveries.failed(tx, delivery, outcome, retry))
    log.warn({ ...about, isGivenUp: retry === null }, 'webhook failed')
    const why = since && whyPutOff(status, since, new Date(), this.#policy)
    if (why !== undefined) await this.#putOff(delivery, why)
  }

  #post(delivery: ClaimedDelivery): Promise<PostOutcome> {
    const { settings, keys } = this.#service
    const { company_id: company, endpoint_id: endpoint, event_id: id, url, body } = delivery
    const secrets = [delivery.secret, delivery.former_secret]
      .filter((sealed) => sealed !== null)
      .map((sealed) => openWebhookSecret(keys, company, endpoint, sealed))
      .filter((secret) => secret !== undefined)
    // Never send unsigned: the secret was sealed with a key of another installation.
    if (secrets.length === 0)
      return Promise.resolve({ status: null, fault: 'secreto', answer: '', milliseconds: 0 })
    const timestamp = Math.floor(Date.now() / 1000)
    return post(
      { url, body, headers: signatureHeaders({ id, timestamp, body, secrets }) },
      {
        ownHosts: settings.webhookHosts,
        proxy: settings.proxy,
        patienceMilliseconds: this.#policy.patienceMilliseconds,
        signal: this.#cut.signal,
      },
    )
  }

  /** Disables a permanently failing endpoint and notifies the responsible staff. */
  async #putOff(delivery: ClaimedDelivery, why: 'retirado' | 'fallos'): Promise<void> {
    const { db, settings, log } = this.#service
    const { company_id: company, endpoint_id: endpoint, url } = delivery
    const content = writePutOff(mailBrandOf(await readProfile(db, company)), {
      host: new URL(url).host,
      why,
      href: backofficeLink(settings, `/webhooks/${endpoint}`),
    })
    await db.transaction(Scope.ofStaff(company), async (tx) => {
      for (const recipient of await putOff(tx, delivery, why))
        await queueMail(tx, { purpose: 'webhook-put-off', recipient, content })
    })
    log.warn({ company, endpoint, why }, 'webhook endpoint put off')
  }

  /** Waits for a signal or the next poll. */
  #rest(): Promise<void> {
    if (this.#isStopping || this.#wasTold) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.#policy.pollMilliseconds)
      this.#wakeUp = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  #failed(fault: unknown): void {
    this.#service.log.error({ err: fault }, 'webhooks failed')
  }
}

const workOf = ({ id, company_id: company, type: name, tries: attempt }: ClaimedDelivery) => ({
  kind: 'webhook' as const,
  name,
  id,
  company,
  attempt,
  // A webhook is caused by an event, not by a person.
  causedBy: null,
})
