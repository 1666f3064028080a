import { randomUUID } from 'node:crypto'
import { listAffairs, listContactThrough, sendContactMail } from '@enlace/contract/contact-us/calls.ts'
import { Client, Refused } from '../core/client.ts'
import { countUp, type Count } from '../core/count.ts'
import type { MailCatcher } from '../core/mail-catcher.ts'
import { until } from '../core/processes.ts'
import type { Product } from '../core/product.ts'
import { RetryQueue } from '../core/retry-queue.ts'
import type { Ask, Workload } from '../core/workload.ts'

/** Anyone who was cut off waits a little before they try again: an address may write five times an hour. */
const secondsUntilAgain = 10

/** A message with the key by which it may be sent again. */
interface Message {
  readonly key: string
  readonly email: string
}

/** Visitors who write to the company. Each is promised a confirmation by mail, which counts when it has arrived. */
export class MessageWorkload implements Workload {
  readonly name = 'mails'
  readonly clients = 2
  readonly #product: Product
  readonly #catcher: MailCatcher
  readonly #acknowledged = new Set<string>()
  readonly #cutOff = new RetryQueue<Message>(secondsUntilAgain)
  #choices: { subject: string; 'affair-contact': string } | undefined

  constructor(product: Product, catcher: MailCatcher) {
    this.#product = product
    this.#catcher = catcher
  }

  get acknowledged(): number {
    return this.#acknowledged.size
  }

  /** The words of a mail are with the mail server, which has not yet said that it has them. */
  isInFlight(since: number): boolean {
    return this.#catcher.isInFlight(since)
  }

  async once(): Promise<void> {
    const key = randomUUID()
    await this.#try(this.#cutOff.next() ?? { key, email: `${key.slice(0, 13)}@correo.example` })
  }

  /** What a killed sender was processing is another's after two minutes. */
  async settle(): Promise<void> {
    await this.#cutOff.settle((message) => this.#try(message))
    const isDone = () => {
      const arrived = new Set(this.#catcher.recipients())
      return [...this.#acknowledged].every((email) => arrived.has(email))
    }
    await until('every mail has arrived', isDone, 400, 500).catch(() => undefined)
  }

  async count(ask: Ask): Promise<Count> {
    // A mail that arrived, of which its sender could not say so any more, goes out again under its Message-ID.
    const isOut = async () => {
      const [row] = await ask(
        `select count(*)::integer as waiting from outbox_mails where recipient like '%@correo.example' and sent_at is null`,
      )
      return row?.['waiting'] === 0
    }
    await until('no mail waits in the outbox', isOut, 300, 1000)
    const own = this.#catcher.recipients().filter((recipient) => recipient.endsWith('@correo.example'))
    return countUp(this.name, this.#acknowledged, own)
  }

  async #try(message: Message): Promise<void> {
    try {
      await this.#send(message)
    } catch (fault) {
      // Who has asked too often, while nothing was taken, has given up.
      if (!(fault instanceof Refused && fault.status === 429)) this.#cutOff.add(message)
      throw fault
    }
  }

  async #send({ key, email }: Message): Promise<void> {
    const client = new Client(this.#product)
    this.#choices ??= {
      subject: (await client.call(listAffairs)).data[0]?.id ?? '',
      'affair-contact': (await client.call(listContactThrough)).data[0]?.id ?? '',
    }
    const body = new FormData()
    const fields = {
      name: 'Lucía',
      surname: 'Ñáñez',
      email,
      message: `¿Cuándo pagan la factura ${key}?`,
      ...this.#choices,
      'check-acepto': 'true',
      'check-autorizo': 'true',
      captcha: await client.solveCaptcha(),
      'idempotency-key': key,
    }
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    await client.call(sendContactMail, { body })
    this.#acknowledged.add(email)
  }
}
