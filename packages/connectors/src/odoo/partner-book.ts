import { textOf, type ErpRow } from '../core/fields.ts'
import type { OdooClient } from './client.ts'
import { idOf, linkName, linkOf } from './links.ts'

/** Maximum partners cached between pages. */
const mostRemembered = 20_000

/** A partner as documents need it. */
export interface Partner {
  nit: string | null
  name: string | null
}

/** The partners of records, each requested once. */
export class PartnerBook {
  readonly #odoo: OdooClient
  readonly #known = new Map<string, Partner>()

  constructor(odoo: OdooClient) {
    this.#odoo = odoo
  }

  /** Looks up the partners in a field of some records. */
  async lookUp(rows: readonly ErpRow[], field: string): Promise<void> {
    const ids = new Set(rows.map((row) => linkOf(row[field])).filter((id) => id !== undefined))
    const unknown = [...ids].filter((id) => !this.#known.has(id))
    if (this.#known.size + unknown.length > mostRemembered) this.#known.clear()
    if (unknown.length === 0) return
    const found = await this.#odoo.searchRead('res.partner', [['id', 'in', unknown.map(Number)]], {
      fields: ['name', 'vat', 'commercial_partner_id'],
    })
    for (const row of found)
      // A contact has its company's number; the company is the supplier.
      this.#known.set(idOf(row), {
        nit: textOf(row['vat']),
        name: linkName(row['commercial_partner_id']) ?? textOf(row['name']),
      })
  }

  /** The partner of a link; for a contact its company. */
  of(link: unknown): Partner {
    return this.#known.get(linkOf(link) ?? '') ?? { nit: null, name: null }
  }
}
