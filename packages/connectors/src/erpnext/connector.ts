import type { FiledKind, PulledKind } from '@enlace/domain/connections.ts'
import { parseExactJson } from '@enlace/domain/exact-json.ts'
import type { Bill, BillFile, BillRefusal, BillSettings, WrittenBill } from '../core/bill.ts'
import { ConnectorFault } from '../core/fault.ts'
import { cursorAfter, passOf } from '../core/cursor.ts'
import { rowOf, textOf, type ErpRow } from '../core/fields.ts'
import { probeEach } from '../core/probe-each.ts'
import { HttpClient, type HttpSurroundings } from '../core/http-client.ts'
import type {
  AttachedFile,
  ChangedFilesPage,
  Connector,
  Cursor,
  Probe,
  PulledPage,
  PulledRecord,
} from '../core/record.ts'
import { writeBill } from '../core/write-bill.ts'
import { ErpnextBills, probeBills } from './bills.ts'
import { ErpnextClient, type ErpnextAccess, type Filter } from './client.ts'
import { fileDoctype, fileFields, fileOf, filesFilters, readContent } from './files.ts'
import { invoices } from './invoices.ts'
import { notes } from './notes.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'
import { receipts } from './receipts.ts'
import type { ErpnextStream } from './stream.ts'
import { SupplierBook } from './supplier-book.ts'
import { suppliers } from './suppliers.ts'

/** Documents per page. */
const usualPageSize = 200

const streams: Readonly<Record<PulledKind, ErpnextStream>> = {
  suppliers,
  orders,
  receipts,
  invoices,
  notes,
  payments,
}

/** The ERPNext to read, and optionally one of its companies. */
export interface ErpnextPlace extends ErpnextAccess {
  company: string | null
}

/** Reads an ERPNext, 14 or later, as one of its users. */
export class ErpnextConnector implements Connector {
  readonly #http: HttpClient
  readonly #erpnext: ErpnextClient
  readonly #company: string | null
  readonly #pageSize: number

  /** @throws ConnectorFault `address-malformed`. */
  constructor(
    address: string,
    place: ErpnextPlace,
    surroundings: HttpSurroundings,
    pageSize = usualPageSize,
  ) {
    this.#http = new HttpClient(address, surroundings)
    this.#erpnext = new ErpnextClient(this.#http, place)
    this.#company = place.company
    this.#pageSize = pageSize
  }

  async probe(kinds: readonly PulledKind[]): Promise<Probe> {
    await this.#erpnext.user()
    const versions = await this.#erpnext.versions()
    const version = textOf(rowOf(versions['erpnext'])?.['version'])
    // The cause is a Frappe without ERPNext, not missing rights.
    if (version === null) throw new ConnectorFault('model-missing', { model: 'erpnext', said: '' })
    if (this.#company !== null) await this.#demandCompany(this.#company)
    await this.#erpnext.list('Deleted Document', { fields: ['name'], filters: [], limit: 1 })
    return {
      product: `ERPNext ${version}`,
      ...(await probeEach(kinds, (kind) => this.#probeKind(streams[kind]))),
    }
  }

  async #probeKind(stream: ErpnextStream): Promise<number> {
    const filters = this.#filtersOf(stream)
    await this.#erpnext.list(stream.doctype, { fields: stream.fields, filters, limit: 1 })
    for (const other of stream.beside ?? [])
      await this.#erpnext.list(other, { fields: ['name'], filters: [], limit: 1 })
    return this.#erpnext.count(stream.doctype, filters)
  }

  /** Reads everything that changed in the order of the documents' names, and then what was deleted. */
  async *pull(kind: PulledKind, cursor: Cursor): AsyncGenerator<PulledPage> {
    const stream = streams[kind]
    const suppliers = new SupplierBook(this.#erpnext)
    const pass = await passOf(cursor, () => this.#newest(stream))
    const filters = this.#filtersOf(stream)
    const changed: Filter[] = pass.floor === null ? filters : [...filters, ['modified', '>=', pass.floor]]
    // Before anything is read: later deletions are read in the next pass.
    const ended = pass.floor === null ? [] : await this.#deleted(stream, pass.floor, suppliers)
    let { after } = pass
    for (;;) {
      const rows = await this.#erpnext.list(stream.doctype, {
        fields: stream.fields,
        filters: after === null ? changed : [...changed, ['name', '>', after]],
        order: 'name asc',
        limit: this.#pageSize,
      })
      const { records, unmapped } = await stream.map(rows, this.#erpnext, suppliers)
      const isLast = rows.length < this.#pageSize
      after = textOf(rows.at(-1)?.['name']) ?? after
      yield {
        records: isLast ? [...records, ...ended] : records,
        unmapped,
        cursor: cursorAfter(cursor, pass, after ?? undefined, isLast),
      }
      if (isLast) return
    }
  }

  async *changedFiles(kind: FiledKind, cursor: Cursor): AsyncGenerator<ChangedFilesPage> {
    const filters = filesFilters(streams[kind].doctype)
    const pass = await passOf(cursor, () => this.#newestOf(fileDoctype, filters))
    const changed: Filter[] = pass.floor === null ? filters : [...filters, ['modified', '>=', pass.floor]]
    let { after } = pass
    for (;;) {
      const rows = await this.#erpnext.list(fileDoctype, {
        fields: fileFields,
        filters: after === null ? changed : [...changed, ['name', '>', after]],
        order: 'name asc',
        limit: this.#pageSize,
      })
      const isLast = rows.length < this.#pageSize
      after = textOf(rows.at(-1)?.['name']) ?? after
      const documents = [...new Set(rows.map((row) => fileOf(row).document))]
      yield { documents, cursor: cursorAfter(cursor, pass, after ?? undefined, isLast) }
      if (isLast) return
    }
  }

  async filesOf(kind: FiledKind, documents: readonly string[]): Promise<AttachedFile[]> {
    const rows = await this.#erpnext.listBy(fileDoctype, {
      field: 'attached_to_name',
      names: documents,
      fields: fileFields,
      filters: filesFilters(streams[kind].doctype),
      order: 'creation asc',
    })
    return rows.map(fileOf)
  }

  async download(file: AttachedFile): Promise<Buffer> {
    return readContent(this.#erpnext, file)
  }

  probeBills(settings: BillSettings): Promise<readonly (ConnectorFault | BillRefusal)[]> {
    return probeBills(this.#erpnext, settings)
  }

  writeBill(
    bill: Bill,
    settings: BillSettings,
    files: () => Promise<readonly BillFile[]>,
  ): Promise<WrittenBill> {
    return writeBill(new ErpnextBills(this.#erpnext, this.#company, settings), bill, files)
  }

  close(): void {
    this.#http.close()
  }

  #filtersOf({ filters, isOfCompany }: ErpnextStream): Filter[] {
    return isOfCompany && this.#company !== null
      ? [...filters, ['company', '=', this.#company]]
      : [...filters]
  }

  async #demandCompany(company: string): Promise<void> {
    const found = await this.#erpnext.list('Company', {
      fields: ['name'],
      filters: [['name', '=', company]],
      limit: 1,
    })
    if (found.length === 0) throw new ConnectorFault('database-unknown')
  }

  #newest(stream: ErpnextStream): Promise<string | null> {
    return this.#newestOf(stream.doctype, this.#filtersOf(stream))
  }

  async #newestOf(doctype: string, filters: readonly Filter[]): Promise<string | null> {
    const [row] = await this.#erpnext.list(doctype, {
      fields: ['modified'],
      filters,
      order: 'modified desc',
      limit: 1,
    })
    return textOf(row?.['modified'])
  }

  /** The deletions since an instant: ERPNext keeps each deleted document as it was. */
  async #deleted(stream: ErpnextStream, since: string, suppliers: SupplierBook): Promise<PulledRecord[]> {
    const rows = await this.#erpnext.list('Deleted Document', {
      fields: ['deleted_name', 'data'],
      filters: [
        ['deleted_doctype', '=', stream.doctype],
        ['restored', '=', 0],
        ['creation', '>=', since],
      ],
      order: 'creation asc',
      limit: 0,
    })
    const documents = rows.map((row) => documentIn(row)).filter((one) => this.#isOwn(stream, one))
    await suppliers.lookUp(documents, 'supplier')
    await suppliers.lookUp(documents, 'party')
    return documents
      .map((one) => stream.tombstone(one, `${stream.doctype} ${textOf(one['name']) ?? ''}`, suppliers))
      .filter((one) => one !== undefined)
  }

  #isOwn({ isOfCompany, filters }: ErpnextStream, document: ErpRow): boolean {
    const isOfThis = !isOfCompany || this.#company === null || textOf(document['company']) === this.#company
    return isOfThis && filters.every(([field, , value]) => textOf(document[field]) === String(value))
  }
}

/** A deleted document as ERPNext kept it; an unreadable one has no fields. */
function documentIn(row: ErpRow): ErpRow {
  try {
    return rowOf(parseExactJson(textOf(row['data']) ?? '{}')) ?? {}
  } catch {
    return {}
  }
}
