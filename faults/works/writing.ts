import { randomUUID } from 'node:crypto'
import { listAffairs, listContactThrough, sendContactMail } from '@enlace/contract/features/contact-us/calls'
import { Client } from '../core/client.ts'
import { countUp, type Count } from '../core/count.ts'
import type { MailCatcher } from '../core/mail-catcher.ts'
import { until } from '../core/processes.ts'
import type { Product } from '../core/product.ts'
import type { Ask, Work } from '../core/work.ts'

/** A message with the key by which it may be sent again. */
interface Message {
  readonly key: string
  readonly email: string
}

/** Visitors who write to the company. Each is promised a confirmation by mail, which counts when it has arrived. */
export class Writing implements Work {
  readonly name = 'mails'
  readonly #product: Product
  readonly #catcher: MailCatcher
  readonly #acknowledged = new Set<string>()
  #cutOff: Message[] = []
  #choices: { subject: string; 'affair-contact': string } | undefined

  constructor(product: Product, catcher: MailCatcher) {
    this.#product = product
    this.#catcher = catcher
  }

  async once(): Promise<void> {
    const key = randomUUID()
    const message = this.#cutOff.shift() ?? { key, email: `${key.slice(0, 13)}@correo.example` }
    try {
      await this.#send(message)
    } catch (fault) {
      this.#cutOff.push(message)
      throw fault
    }
  }

  /** What a killed sender had in hand is another's after two minutes. */
  async settle(): Promise<void> {
    for (const message of this.#cutOff.splice(0)) await this.#send(message)
    const isDone = () => {
      const arrived = new Set(this.#catcher.recipients())
      return [...this.#acknowledged].every((email) => arrived.has(email))
    }
    await until('every mail has arrived', isDone, 400).catch(() => undefined)
  }

  async count(ask: Ask): Promise<Count> {
    const [row] = await ask(
      `select count(*)::integer as waiting from outbox_mails where recipient like '%@correo.example' and sent_at is null`,
    )
    if (Number(row?.['waiting']) > 0)
      throw new Error(`Mails still wait in the outbox: ${String(row?.['waiting'])}`)
    const own = this.#catcher.recipients().filter((recipient) => recipient.endsWith('@correo.example'))
    return countUp(this.name, this.#acknowledged, own)
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
