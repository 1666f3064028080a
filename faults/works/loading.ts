import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import {
  checkImport,
  createImport,
  getImport,
  loadImport,
  saveImport,
} from '@enlace/contract/features/imports/calls'
import type { ImportLoad } from '@enlace/contract/features/imports/schemas'
import { Client } from '../core/client.ts'
import { countUp, type Count } from '../core/count.ts'
import type { Product } from '../core/product.ts'
import type { Ask, Work } from '../core/work.ts'

const run = randomUUID().slice(0, 4).toUpperCase()
const rowsOfFile = 1500
const header = 'NIT;Razón social;Factura;Fecha factura;Vencimiento;Valor;Saldo'

/** Somebody of accounts payable who brings files in by the wizard. What was asked for with an answer must be done. */
export class Loading implements Work {
  readonly name = 'loads by file'
  readonly #product: Product
  /** Loads that the product said it would do, by their ids, with the invoices of their files. */
  readonly #promised = new Map<string, readonly string[]>()
  #client: Client
  #made = 0

  constructor(product: Product) {
    this.#product = product
    this.#client = new Client(product)
  }

  /** Signs in. */
  async prepare(): Promise<void> {
    this.#client = new Client(this.#product)
    await this.#client.signIn('cuentas@demo.co')
  }

  async once(): Promise<void> {
    this.#made += 1
    const numbers = Array.from({ length: rowsOfFile }, (_, n) => `F${run}-${this.#made}-${n}`)
    const tried = await this.#try(numbers)
    const { id, version } = tried
    const body = { version, confirmsClosing: true }
    await this.#client.call(loadImport, { params: { id }, body })
    this.#promised.set(id, numbers)
    await this.#untilOver(id)
  }

  async settle(): Promise<void> {
    for (const id of this.#promised.keys()) await this.#untilOver(id)
  }

  async count(ask: Ask): Promise<Count> {
    const rows = await ask(
      'select factura_cliente as name from account_statements where factura_cliente like $1',
      [`F${run}-%`],
    )
    return countUp(
      this.name,
      [...this.#promised.values()].flat(),
      rows.map(({ name }) => String(name)),
    )
  }

  async #try(numbers: readonly string[]): Promise<ImportLoad> {
    const lines = numbers.map(
      (number) =>
        `900.123.456-8;Papelería Ñandú S.A.S.;${number};15/10/2026;14/11/2026;1.190.000,00;1.190.000,00`,
    )
    const form = new FormData()
    // Each file is a source of its own: none closes what another brought.
    form.set('source', `Fallas ${run} ${this.#made}`)
    form.set('archivo1', new Blob([[header, ...lines].join('\r\n')]), `cartera-${this.#made}.csv`)
    const { id } = await this.#client.call(createImport, { body: form })
    const { version, picture, dueDays, files } = await this.#look(id)
    const planned = files.map(({ seq, part, sheet, headerLine, fields }) => ({
      seq,
      part,
      sheet,
      headerLine,
      fields,
    }))
    const plan = { source: `Fallas ${run} ${this.#made}`, picture, dueDays, files: planned }
    const saved = await this.#client.call(saveImport, { params: { id }, body: { version, plan } })
    await this.#client.call(checkImport, { params: { id }, body: saved })
    return this.#untilOver(id)
  }

  async #untilOver(id: string): Promise<ImportLoad> {
    for (const deadline = performance.now() + 300_000; performance.now() < deadline;) {
      const load = await this.#look(id)
      if (load.state === 'failed') throw new Error(`A load failed: ${load.failure}`)
      if (load.state !== 'checking' && load.state !== 'loading') return load
      await pause(150)
    }
    throw new Error('A load is not over after five minutes')
  }

  async #look(id: string): Promise<ImportLoad> {
    const { load } = await this.#client.call(getImport, { params: { id } })
    if (!load) throw new Error('A load that was begun is there')
    return load
  }
}
