import type { FiledKind, PulledKind } from '@enlace/domain/connections.ts'
import type { Bill, BillFile, BillRefusal, BillSettings, WrittenBill } from '../core/bill.ts'
import { cursorAfter, passOf } from '../core/cursor.ts'
import type { ConnectorFault } from '../core/fault.ts'
import { textOf } from '../core/fields.ts'
import { probeEach } from '../core/probe-each.ts'
import { HttpClient, type HttpSurroundings } from '../core/http-client.ts'
import type { AttachedFile, ChangedFilesPage, Connector, Cursor, Probe, PulledPage } from '../core/record.ts'
import { writeBill } from '../core/write-bill.ts'
import { OdooBills } from './bills.ts'
import { OdooClient, type Domain, type OdooAccess } from './client.ts'
import { fileModel, filesDomain, readContent, readFiles } from './files.ts'
import { invoices } from './invoices.ts'
import { PartnerBook } from './partner-book.ts'
import { notes } from './notes.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'
import { receipts } from './receipts.ts'
import { idOf } from './links.ts'
import { probeBills } from './probe-bills.ts'
import type { OdooStream } from './stream.ts'
import { suppliers } from './suppliers.ts'

/** Records per page. */
const usualPageSize = 200

const streams: Readonly<Record<PulledKind, OdooStream>> = {
  suppliers,
  orders,
  receipts,
  invoices,
  notes,
  payments,
}

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
    return { product, ...(await probeEach(kinds, (kind) => this.#probeKind(streams[kind]))) }
  }

  /**
   * Reads everything that changed in the order of ids: Odoo keeps `write_date` to the microsecond but returns only its
   * second, so no page could end between two records of one second.
   */
  async *pull(kind: PulledKind, cursor: Cursor): AsyncGenerator<PulledPage> {
    const stream = streams[kind]
    const { model, fields: needed, optional } = stream
    const fields = await this.#odoo.fieldsOf(model, needed, optional)
    const partners = new PartnerBook(this.#odoo)
    const pass = await passOf(cursor, () => this.#newest(stream))
    const changed = this.#changed(stream, pass.floor)
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

  async #probeKind({ model, domain, fields: needed, optional, beside = [] }: OdooStream): Promise<number> {
    const fields = await this.#odoo.fieldsOf(model, needed, optional)
    await this.#odoo.searchRead(model, domain, { fields, limit: 1 })
    for (const other of beside) await this.#odoo.searchRead(other, [], { fields: ['id'], limit: 1 })
    return this.#odoo.count(model, domain)
  }

  async *changedFiles(kind: FiledKind, cursor: Cursor): AsyncGenerator<ChangedFilesPage> {
    const domain = filesDomain(streams[kind].model)
    const pass = await passOf(cursor, () => this.#newestOf(fileModel, domain))
    const changed: Domain = pass.floor === null ? domain : [...domain, ['write_date', '>=', pass.floor]]
    let { after } = pass
    for (;;) {
      const files = await readFiles(
        this.#odoo,
        after === null ? changed : [...changed, ['id', '>', Number(after)]],
        this.#pageSize,
      )
      const isLast = files.length < this.#pageSize
      after = files.at(-1)?.id ?? after
      const documents = [...new Set(files.map(({ document }) => document))]
      yield { documents, cursor: cursorAfter(cursor, pass, after ?? undefined, isLast) }
      if (isLast) return
    }
  }

  filesOf(kind: FiledKind, documents: readonly string[]): Promise<AttachedFile[]> {
    const domain = filesDomain(streams[kind].model)
    return readFiles(this.#odoo, [...domain, ['res_id', 'in', documents.map(Number)]])
  }

  download(file: AttachedFile): Promise<Buffer> {
    return readContent(this.#odoo, file)
  }

  probeBills(settings: BillSettings): Promise<readonly (ConnectorFault | BillRefusal)[]> {
    return probeBills(this.#odoo, settings)
  }

  writeBill(
    bill: Bill,
    settings: BillSettings,
    files: () => Promise<readonly BillFile[]>,
  ): Promise<WrittenBill> {
    return writeBill(new OdooBills(this.#odoo, settings), bill, files)
  }

  close(): void {
    this.#http.close()
  }

  /** The changes of a stream since an instant, including those of its lines. */
  #changed({ domain, within }: OdooStream, floor: string | null): Domain {
    if (floor === null) return domain
    const own = ['write_date', '>=', floor] as const
    if (within === undefined) return [...domain, own]
    return [...domain, '|', own, [`${within.path}.write_date`, '>=', floor]]
  }

  /** The newest stamp of a stream's records and of their lines. */
  async #newest({ model, domain, within }: OdooStream): Promise<string | null> {
    const own = await this.#newestOf(model, domain)
    const inner = within === undefined ? null : await this.#newestOf(within.model, [])
    return own === null || inner === null ? (own ?? inner) : own < inner ? inner : own
  }

  async #newestOf(model: string, domain: Domain): Promise<string | null> {
    const [row] = await this.#odoo.searchRead(model, domain, {
      fields: ['write_date'],
      order: 'write_date desc, id desc',
      limit: 1,
    })
    return textOf(row?.['write_date'])
  }
}
