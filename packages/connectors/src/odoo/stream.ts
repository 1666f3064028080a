import type { Mapped } from '../core/mapped.ts'
import type { ErpRow } from '../core/fields.ts'
import type { Domain, OdooClient } from './client.ts'
import type { PartnerBook } from './partner-book.ts'

/** One kind of records as it is in Odoo. */
export interface OdooStream {
  model: string
  domain: Domain
  fields: readonly string[]
  /** Fields that only some versions or modules have. */
  optional?: readonly string[]
  /** Other models that are read beside it, each with a field of it. */
  beside?: readonly string[]
  /** A model of lines, whose own changes change the record without being stamped on it; and the field that leads to them. */
  within?: { model: string; path: string }
  map(rows: readonly ErpRow[], odoo: OdooClient, partners: PartnerBook): Promise<Mapped>
}
