import { randomUUID } from 'node:crypto'
import { createApiKey } from '@enlace/contract/api-keys/calls.ts'
import { mainSupplier } from '@enlace/demo/catalogue/suppliers.ts'
import { Client, Refused } from '../core/client.ts'
import { countUp, type Count } from '../core/count.ts'
import type { Product } from '../core/product.ts'
import { InFlight } from '../core/in-flight.ts'
import { RetryQueue } from '../core/retry-queue.ts'
import type { Ask, Workload } from '../core/workload.ts'

const recordsOfPush = 300
/** One that was killed counts as under way for twenty seconds; until then the program has others to send. */
const secondsUntilAgain = 22
/** Each may have two pushes under way, and the company four: what was killed is not to keep others from being met. */
const keys = 2
const run = randomUUID().slice(0, 4).toUpperCase()

/** Invoices of one push, under the key by which it may be sent again. */
interface Push {
  readonly key: string
  /** The key of the API, by which it counts. */
  readonly clave: string
  readonly numbers: readonly string[]
}

/** A line of an answer. */
interface Told {
  line?: number
  outcome?: string
  complete?: boolean
  code?: string
  message?: string
}

/** A program that pushes invoices to `/v1` and records each acknowledged record. */
export class PushWorkload implements Workload {
  readonly name = 'pushes'
  readonly clients = 1
  readonly #product: Product
  readonly #acknowledged = new Set<string>()
  readonly #cutOff = new RetryQueue<Push>(secondsUntilAgain)
  readonly #underWay = new InFlight<Push>()
  #made = 0
  #claves: readonly string[] = []

  constructor(product: Product) {
    this.#product = product
  }

  /** Makes the keys of the program. */
  async prepare(): Promise<void> {
    const client = new Client(this.#product)
    await client.signIn('admin@demo.co')
    for (let n = 1; n <= keys; n += 1) {
      const body = { nombre: `Fallas ${run} ${n}`, alcances: ['push:facturas'], vence: null }
      this.#claves = [...this.#claves, (await client.call(createApiKey, { body })).clave]
    }
  }

  get acknowledged(): number {
    return this.#acknowledged.size
  }

  isInFlight(since: number): boolean {
    return this.#underWay.isAny(since)
  }

  async once(): Promise<void> {
    await this.#send(this.#cutOff.next() ?? this.#next())
  }

  #next(): Push {
    this.#made += 1
    const numbers = Array.from({ length: recordsOfPush }, (_, n) => `P${run}-${this.#made}-${n}`)
    const clave = this.#claves[this.#made % keys] ?? ''
    return { key: randomUUID(), clave, numbers }
  }

  async settle(): Promise<void> {
    await this.#cutOff.settle((push) => this.#send(push))
  }

  async count(ask: Ask): Promise<Count> {
    const rows = await ask(
      'select factura_cliente as name from account_statements where factura_cliente like $1',
      [`P${run}-%`],
    )
    return countUp(
      this.name,
      this.#acknowledged,
      rows.map(({ name }) => String(name)),
    )
  }

  async #send(push: Push): Promise<void> {
    try {
      await this.#underWay.during(push, () => this.#ask(push))
    } catch (fault) {
      this.#cutOff.add(push)
      throw fault
    }
  }

  async #ask({ key, clave, numbers }: Push): Promise<void> {
    const record = (factura: string) =>
      JSON.stringify({
        nit: mainSupplier.documento_numero,
        factura,
        fecha: '2026-03-01',
        vencimiento: '2026-03-31',
        valor: '119000.50',
      })
    const response = await fetch(`${this.#product.portal}/v1/records/account-statements`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${clave}`,
        'content-type': 'application/x-ndjson',
        'idempotency-key': key,
      },
      body: numbers.map((number) => `${record(number)}\n`).join(''),
      signal: AbortSignal.timeout(120_000),
    })
    if (!response.ok || !response.body) {
      const problem: unknown = await response.json()
      // A problem has its own shape.
      const { code = '', detail = '' } = problem as { code?: string; detail?: string }
      throw new Refused('/v1/records', response.status, { code, message: detail })
    }
    await this.#hear(linesIn(response.body), numbers)
  }

  /** What the answer says of a record holds from then on, regardless of the outcome of the rest. */
  async #hear(answer: AsyncIterable<string>, numbers: readonly string[]): Promise<void> {
    for await (const line of answer) {
      if (line === '') continue
      const told = JSON.parse(line) as Told // a line for each record, and the last of the whole
      const { line: place = 0, outcome, complete, code = '', message = '' } = told
      if (complete === true) return
      if (complete === false) throw new Refused('/v1/records', 200, { code, message })
      const number = numbers[place - 1]
      if (number === undefined || outcome === 'refused')
        throw new Error(`The product refused a record: ${line}`)
      this.#acknowledged.add(number)
    }
    throw new Error('The answer of a push was cut off')
  }
}

/** The whole lines of an answer as they come; what was cut off partway is none. */
async function* linesIn(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = ''
  const decoder = new TextDecoder()
  for await (const piece of body) {
    const lines = `${rest}${decoder.decode(piece, { stream: true })}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
