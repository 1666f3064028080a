import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import {
  checkImport,
  createImport,
  getImport,
  loadImport,
  saveImport,
} from '@enlace/contract/imports/calls.ts'
import type { ImportLoad } from '@enlace/contract/imports/schemas.ts'
import { Client, Refused } from '../core/client.ts'
import { countUp, type Count } from '../core/count.ts'
import type { Product } from '../core/product.ts'
import { InFlight } from '../core/in-flight.ts'
import { RetryQueue } from '../core/retry-queue.ts'
import type { Ask, Workload } from '../core/workload.ts'

const run = randomUUID().slice(0, 4).toUpperCase()
const rowsOfFile = 200
const header = 'NIT;Razón social;Factura;Fecha factura;Vencimiento;Valor;Saldo'
/** The jobs of a killed worker are claimed again after twenty seconds; until then other files are imported. */
const secondsUntilAgain = 25

/** An imported file, and its load. */
interface File {
  /** Each file is a source of its own, so that none closes the documents of another. */
  readonly source: string
  readonly numbers: readonly string[]
  id?: string
}

/** Accounts payable staff who import files through the wizard. An acknowledged load must finish. */
export class ImportWorkload implements Workload {
  readonly name = 'loads by file'
  readonly clients = 3
  readonly #product: Product
  /** Files whose load the product said it would do. */
  readonly #promised = new Set<File>()
  readonly #cutOff = new RetryQueue<File>(secondsUntilAgain)
  readonly #underWay = new InFlight<File>()
  #client: Client
  #made = 0

  constructor(product: Product) {
    this.#product = product
    this.#client = new Client(product)
  }

  /** Signs in. */
  async prepare(): Promise<void> {
    const client = new Client(this.#product)
    await client.signIn('cuentas@demo.co')
    this.#client = client
  }

  get acknowledged(): number {
    return this.#promised.size * rowsOfFile
  }

  /** The product tries a file out or loads it. */
  isInFlight(since: number): boolean {
    return this.#underWay.isAny(since)
  }

  async once(): Promise<void> {
    await this.#try(this.#cutOff.next() ?? this.#next())
  }

  async settle(): Promise<void> {
    await this.#cutOff.settle((file) => this.#try(file))
  }

  async count(ask: Ask): Promise<Count> {
    const rows = await ask(
      'select factura_cliente as name from account_statements where factura_cliente like $1',
      [`F${run}-%`],
    )
    return countUp(
      this.name,
      [...this.#promised].flatMap(({ numbers }) => numbers),
      rows.map(({ name }) => String(name)),
    )
  }

  #next(): File {
    this.#made += 1
    const numbers = Array.from({ length: rowsOfFile }, (_, n) => `F${run}-${this.#made}-${n}`)
    return { source: `Fallas ${run} ${this.#made}`, numbers }
  }

  async #try(file: File): Promise<void> {
    try {
      await this.#bring(file)
    } catch (fault) {
      // What was given up stays as it is, to be counted.
      if (!(fault instanceof GivenUp)) this.#cutOff.add(file, file.id === undefined ? 0 : secondsUntilAgain)
      // Whose session is over signs in again.
      if (fault instanceof Refused && fault.status === 401) await this.prepare()
      throw fault
    }
  }

  /** Imports a file, continuing from the step at which it was interrupted. */
  async #bring(file: File): Promise<void> {
    const id = (file.id ??= await this.#begin(file))
    let load = await this.#untilOver(file, id)
    if (load.state === 'draft') {
      await this.#check(file, load)
      load = await this.#untilOver(file, id)
    }
    if (load.state === 'checked') {
      const body = { version: load.version, confirmsClosing: true }
      await this.#client.call(loadImport, { params: { id }, body })
      this.#promised.add(file)
      load = await this.#untilOver(file, id)
    }
    if (load.state !== 'loaded') throw new GivenUp(`A load is ${load.state}: ${load.failure}`)
    this.#promised.add(file)
  }

  async #begin({ source, numbers }: File): Promise<string> {
    const lines = numbers.map(
      (number) =>
        `900.123.456-8;Papelería Ñandú S.A.S.;${number};15/10/2026;14/11/2026;1.190.000,00;1.190.000,00`,
    )
    const form = new FormData()
    form.set('source', source)
    form.set('archivo1', new Blob([[header, ...lines].join('\r\n')]), 'cartera.csv')
    return (await this.#client.call(createImport, { body: form })).id
  }

  async #check({ source }: File, { id, version, picture, dueDays, files }: ImportLoad): Promise<void> {
    const planned = files.map(({ seq, part, sheet, headerLine, fields }) => ({
      seq,
      part,
      sheet,
      headerLine,
      fields,
    }))
    const plan = { source, picture, dueDays, files: planned }
    const saved = await this.#client.call(saveImport, { params: { id }, body: { version, plan } })
    await this.#client.call(checkImport, { params: { id }, body: saved })
  }

  async #untilOver(file: File, id: string): Promise<ImportLoad> {
    let load = await this.#look(id)
    if (isOver(load)) return load
    return this.#underWay.during(file, async () => {
      for (const deadline = performance.now() + 300_000; performance.now() < deadline;) {
        await pause(200)
        load = await this.#look(id)
        if (isOver(load)) return load
      }
      throw new Error('A load is not over after five minutes')
    })
  }

  async #look(id: string): Promise<ImportLoad> {
    const { load } = await this.#client.call(getImport, { params: { id } })
    if (!load) throw new Error('A load that was begun is there')
    return load
  }
}

class GivenUp extends Error {}

const isOver = ({ state }: ImportLoad) => state !== 'checking' && state !== 'loading'
