import { textOf, type ErpRow } from '../core/fields.ts'
import type { ErpnextClient } from './client.ts'

/** Maximum suppliers cached between pages. */
const mostRemembered = 20_000

/** A supplier as documents need it. */
export interface KnownSupplier {
  nit: string | null
  name: string | null
}

/** The suppliers of documents, each requested once. */
export class SupplierBook {
  readonly #erpnext: ErpnextClient
  readonly #known = new Map<string, KnownSupplier>()

  constructor(erpnext: ErpnextClient) {
    this.#erpnext = erpnext
  }

  /** Looks up the suppliers in a field of some documents. */
  async lookUp(rows: readonly ErpRow[], field: string): Promise<void> {
    const names = new Set(rows.map((row) => textOf(row[field])).filter((name) => name !== null))
    const unknown = [...names].filter((name) => !this.#known.has(name))
    if (this.#known.size + unknown.length > mostRemembered) this.#known.clear()
    const found = await this.#erpnext.listNamed('Supplier', unknown, ['name', 'supplier_name', 'tax_id'])
    for (const row of found) {
      this.#known.set(textOf(row['name']) ?? '', {
        nit: textOf(row['tax_id']),
        name: textOf(row['supplier_name']),
      })
    }
  }

  /** The supplier of a name. */
  of(name: unknown): KnownSupplier {
    return this.#known.get(textOf(name) ?? '') ?? { nit: null, name: null }
  }
}
