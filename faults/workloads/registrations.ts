import { createHash, randomInt, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { registerSupplier } from '@enlace/contract/supplier-registration/calls.ts'
import { checkDigit } from '@enlace/domain/nit.ts'
import { readyAnswers, readyPapers } from '@enlace/testing/visitor-forms.ts'
import { Client, Refused } from '../core/client.ts'
import { countUp, type Count } from '../core/count.ts'
import type { Product } from '../core/product.ts'
import { InFlight } from '../core/in-flight.ts'
import { RetryQueue } from '../core/retry-queue.ts'
import type { Ask, Workload } from '../core/workload.ts'

/** Anyone who was cut off waits a little before they try again: an address may write five times an hour. */
const secondsUntilAgain = 10

/** A registration form; it is sent with the same key until it is answered. */
interface Form {
  readonly nit: string
  readonly key: string
  readonly email: string
}

/** Visitors who register as suppliers, each with three files of its own. */
export class RegistrationWorkload implements Workload {
  readonly name = 'registrations'
  readonly clients = 2
  readonly #product: Product
  readonly #files: string
  /** The NITs of the answered forms. */
  readonly #acknowledged = new Set<string>()
  readonly #cutOff = new RetryQueue<Form>(secondsUntilAgain)
  readonly #underWay = new InFlight<Form>()

  constructor(product: Product, files = join(product.folder, 'files')) {
    this.#product = product
    this.#files = files
  }

  get acknowledged(): number {
    return this.#acknowledged.size
  }

  isInFlight(since: number): boolean {
    return this.#underWay.isAny(since)
  }

  async once(): Promise<void> {
    await this.#try(this.#cutOff.next() ?? newForm())
  }

  async settle(): Promise<void> {
    await this.#cutOff.settle((form) => this.#try(form))
  }

  /** A registration counts as stored if its answers are stored and each of its files has the sent bytes. */
  async count(ask: Ask): Promise<Count> {
    const rows = await ask(
      `select r.documento_numero as nit, array_agg(a.field) as fields, array_agg(a.storage_key) as keys
         from registration_requests r join registration_attachments a on a.company_id = r.company_id and a.request_id = r.id
        where r.contact_email like '%@fallas.example' group by r.company_id, r.id, r.documento_numero`,
    )
    const standing: string[] = []
    for (const { nit, fields, keys } of rows) {
      // Arrays of texts, as the statement asks.
      const [named, places] = [fields as string[], keys as string[]]
      if (await this.#areWhole(String(nit), named, places)) standing.push(String(nit))
    }
    return countUp(this.name, this.#acknowledged, standing)
  }

  async #areWhole(nit: string, fields: readonly string[], keys: readonly string[]): Promise<boolean> {
    if (fields.length !== readyPapers.length) return false
    for (const [place, field] of fields.entries()) {
      const bytes = await readFile(join(this.#files, keys[place] ?? '')).catch(() => Buffer.alloc(0))
      if (hashOf(bytes) !== hashOf(paperOf(nit, field))) return false
    }
    return true
  }

  /** Sends an interrupted form again. */
  async #try(form: Form): Promise<void> {
    try {
      await this.#send(form)
    } catch (fault) {
      // Who has asked too often, while nothing was taken, has given up.
      if (!(fault instanceof Refused && fault.status === 429)) this.#cutOff.add(form)
      throw fault
    }
  }

  async #send(form: Form): Promise<void> {
    const { nit, key, email } = form
    const client = new Client(this.#product)
    const body = new FormData()
    const supplier = {
      ...readyAnswers,
      documentID: nit,
      documentIdVerify: String(checkDigit(nit)),
      contactEmail: email,
    }
    body.set('supplier', JSON.stringify({ ...supplier, captchaValue: await client.solveCaptcha() }))
    body.set('company', JSON.stringify({ id: 1 }))
    body.set('idempotencyKey', key)
    for (const { field } of readyPapers) {
      body.set(field, new Blob([paperOf(nit, field)], { type: 'application/pdf' }), `${field}.pdf`)
    }
    await this.#underWay.during(form, () => client.call(registerSupplier, { body }))
    this.#acknowledged.add(nit)
  }
}

function newForm(): Form {
  const key = randomUUID()
  return { key, nit: `8${randomInt(10_000_000, 99_999_999)}`, email: `${key.slice(0, 13)}@fallas.example` }
}

/** Some hundred kilobytes, so that a kill meets an upload partway. */
function paperOf(nit: string, field: string): Buffer {
  const filling = `% ${nit} ${field}\n`.repeat(8000)
  return Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Title (${field}) >>\nendobj\n${filling}trailer\n<< /Root 1 0 R >>\n%%EOF\n`,
  )
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
