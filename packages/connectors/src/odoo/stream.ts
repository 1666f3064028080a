import type { Mapped } from '../core/mapped.ts'
import type { ErpRow } from '../core/fields.ts'
import type { Domain, OdooClient } from './client.ts'
import type { PartnerBook } from './partner-book.ts'

/** One kind of records in Odoo. */
export interface OdooStream {
  model: string
  domain: Domain
  fields: readonly string[]
  /** Fields that only some versions or modules have. */
  optional?: readonly string[]
  /** Other models that are read for it, each with a field of it. */
  beside?: readonly string[]
  /** A model of lines whose changes do not change the record's stamp, and the field that refers to them. */
  within?: { model: string; path: string }
  map(rows: readonly ErpRow[], odoo: OdooClient, partners: PartnerBook): Promise<Mapped>
}
