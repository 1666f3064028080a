import type {
  BranchAccountRow,
  ThirdPartyRow,
  ToldBranchRow,
  ToldPartyRow,
} from '@enlace/database/load/tables/third-parties.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'
import type { Place } from '../findings/finding.ts'

/** A supplier as a source names it, with the key that documents use: the NIT without check digit. */
export interface Supplier {
  place: Place
  key: string
  documento_dv: number | null
  nombre: string
  /** What else the source has on the supplier, if it has more than the name. */
  told?: ToldOfSupplier
}

/** What an ERP may send on a supplier besides number and name; the contact is its first branch account's. */
export interface ToldOfSupplier {
  party: Omit<ToldPartyRow, keyof ThirdPartyRow> & { activo: boolean }
  contact: Omit<ToldBranchRow, keyof BranchAccountRow>
}

/** The order that a receipt names. Its date may be missing or differ from the order's other receipts. */
export interface NamedOrder {
  /** The letters before its number, such as `OC`. */
  letters: string
  number: string
  fecha: CalendarDate | null
}

/** The invoices that a receipt names, as read from its cell. */
export interface NamedInvoices {
  numbers: readonly string[]
  /** The date on the supplier's invoice, if the source has it. */
  fecha: CalendarDate | null
  /** The CUFE of the electronic invoice, if the source has it and names only one invoice. */
  cufe: string | null
}

/** An item received, with its amounts. */
export interface ReceiptLine {
  item: string
  descripcion: string
  extension: string | null
  um: string
  cantidad: string
  precio: string
  amounts: LineAmounts
}

/** The amounts of a line: `valor_neto` is `valor_bruto` less the discount plus the tax. */
export interface LineAmounts {
  valor_bruto: Money
  valor_descuento: Money
  iva: Money
  valor_neto: Money
}

/** A goods receipt of the source; its order and invoices are known only from it. */
export interface Receipt {
  place: Place
  key: string
  supplier: string
  nro_entrada: string
  fecha: CalendarDate
  /** Whether the supplier is paid for it: not for a gift or a replacement. */
  isPurchase: boolean
  order: NamedOrder | null
  invoices: NamedInvoices | null
  bodega: string | null
  lines: ReceiptLine[]
}
