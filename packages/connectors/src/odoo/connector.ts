import type { PulledKind } from '@enlace/domain/connections'
import { ConnectorFault } from '../core/fault.ts'
import { cursorAfter, passOf } from '../core/cursor.ts'
import { rowOf, textOf } from '../core/fields.ts'
import { HttpClient, type HttpSurroundings } from '../core/http-client.ts'
import type { Connector, Cursor, Probe, PulledPage } from '../core/record.ts'
import { OdooClient, type Domain, type OdooAccess } from './client.ts'
import { invoices } from './invoices.ts'
import { PartnerBook } from './partner-book.ts'
import { payments } from './payments.ts'
import { idOf } from './links.ts'
import type { OdooStream } from './stream.ts'
import { suppliers } from './suppliers.ts'

/** Records of a page. */
const usualPageSize = 200

const streams: Readonly<Record<PulledKind, OdooStream>> = { suppliers, invoices, payments }

/** Reads an Odoo, 14 or later, as one of its users. */
export class OdooConnector implements Connector {
  readonly #http: HttpClient
  readonly #odoo: OdooClient
  readonly #pageSize: number

  /** @throws ConnectorFault `address-malformed`. */
  constructor(address: string, access: OdooAccess, surroundings: HttpSurroundings, pageSize = usualPageSize) {
    this.#http = new HttpClient(address, surroundings)
    this.#odoo = new OdooClient(this.#http, access)
    this.#pageSize = pageSize
  }

  async probe(kinds: readonly PulledKind[]): Promise<Probe> {
    const product = `Odoo ${await this.#odoo.version()}`
    const counts: Partial<Record<PulledKind, number>> = {}
    for (const kind of kinds) {
      const { model, domain, beside = [] } = streams[kind]
      const fields = await this.#fieldsOf(streams[kind])
      await this.#odoo.searchRead(model, domain, { fields, limit: 1 })
      for (const other of beside) await this.#odoo.searchRead(other, [], { fields: ['id'], limit: 1 })
      counts[kind] = await this.#odoo.count(model, domain)
    }
    return { product, counts }
  }

  /**
   * Goes by the records' own numbers through all that changed: Odoo keeps `write_date` to the microsecond but tells only
   * its second, so that no page could end between two records of one second.
   */
  async *pull(kind: PulledKind, cursor: Cursor): AsyncGenerator<PulledPage> {
    const stream = streams[kind]
    const { model, domain } = stream
    const fields = await this.#fieldsOf(stream)
    const partners = new PartnerBook(this.#odoo)
    const pass = await passOf(cursor, () => this.#newest(stream))
    const changed: Domain = pass.floor === null ? domain : [...domain, ['write_date', '>=', pass.floor]]
    let { after } = pass
    for (;;) {
      const rows = await this.#odoo.searchRead(
        model,
        after === null ? changed : [...changed, ['id', '>', Number(after)]],
        { fields, order: 'id asc', limit: this.#pageSize },
      )
      const { records, unmapped } = await stream.map(rows, this.#odoo, partners)
      const last = rows.at(-1)
      const isLast = rows.length < this.#pageSize
      after = last === undefined ? after : idOf(last)
      yield { records, unmapped, cursor: cursorAfter(cursor, pass, after ?? undefined, isLast) }
      if (isLast) return
    }
  }

  close(): void {
    this.#http.close()
  }

  /** The fields of a stream that this Odoo has. @throws ConnectorFault `field-missing` where it lacks a needed one. */
  async #fieldsOf({ model, fields, optional = [] }: OdooStream): Promise<string[]> {
    const answer = rowOf(
      await this.#odoo.execute(model, 'fields_get', [[...fields, ...optional]], { attributes: ['type'] }),
    )
    if (answer === undefined) throw new ConnectorFault('answer-unreadable')
    const missing = fields.filter((field) => !(field in answer))
    if (missing.length > 0) throw new ConnectorFault('field-missing', { model, said: missing.join(', ') })
    return [...fields, ...optional.filter((field) => field in answer)]
  }

  async #newest({ model, domain }: OdooStream): Promise<string | null> {
    const [row] = await this.#odoo.searchRead(model, domain, {
      fields: ['write_date'],
      order: 'write_date desc, id desc',
      limit: 1,
    })
    return textOf(row?.['write_date'])
  }
}
