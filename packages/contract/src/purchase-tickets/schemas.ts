import * as z from 'zod/mini'
import { Choice, listOf, ListQuery, paging, sliceOf, slicing } from '../core/list/list.ts'
import { DocumentActs } from '../acts/schemas.ts'
import { documentFoot } from '../documents/foot.ts'
import { longest } from '../core/patterns.ts'
import { Currency, DateText, DecimalText, DocumentId, MoneyText, Optional } from '../core/values.ts'

/** A warehouse entry by purchase (spec 3, purchase_tickets). */
export const PurchaseTicket = z.object({
  id: DocumentId,
  nro_entrada: z.string(),
  fecha: DateText,
  oc_relacionada: Optional,
  /** The order's id where the order is known, for the link. */
  purchase_order_id: z.nullable(DocumentId),
  bodega: Optional,
  remision: Optional,
  moneda: Currency,
  valor_bruto: MoneyText,
  valor_descuento: MoneyText,
  valor_impuesto: MoneyText,
  valor_neto: MoneyText,
  estado: z.string(),
})
export type PurchaseTicket = z.infer<typeof PurchaseTicket>

/** What the list takes beyond every list's filters: entries that may be invoiced today; those of one warehouse. */
export const PurchaseTicketsQuery = z.extend(ListQuery, {
  sin_facturar: z.optional(z.literal('1')),
  bodega: z.optional(z.string().check(z.minLength(1), z.maxLength(longest.text))),
})
export type PurchaseTicketsQuery = z.infer<typeof PurchaseTicketsQuery>

/** What the call for its rows without pages takes. */
export const PurchaseTicketsSliceQuery = z.extend(z.omit(PurchaseTicketsQuery, paging), slicing)

/** The page of entries with totals and counts. */
export const PurchaseTickets = z.extend(
  listOf(PurchaseTicket, {
    valor_bruto: MoneyText,
    valor_descuento: MoneyText,
    valor_impuesto: MoneyText,
    valor_neto: MoneyText,
  }),
  { choices: z.object({ sin_facturar: z.array(Choice), bodega: z.array(Choice) }) },
)
export type PurchaseTickets = z.infer<typeof PurchaseTickets>

/** One item received (spec 3, detail_purchase_tickets). */
export const PurchaseTicketLine = z.object({
  linea: z.number(),
  item: z.string(),
  descripcion: z.string(),
  extension: Optional,
  um: z.string(),
  cantidad: DecimalText,
  canti_adicional: z.nullable(DecimalText),
  precio: DecimalText,
  valor_bruto: MoneyText,
  valor_descuento: MoneyText,
  iva: MoneyText,
  valor_neto: MoneyText,
})
export type PurchaseTicketLine = z.infer<typeof PurchaseTicketLine>

/** One entry with its items and the order and invoices that it belongs with. */
export const PurchaseTicketDetail = z.extend(PurchaseTicket, {
  sucursal: z.string(),
  lines: z.array(PurchaseTicketLine),
  acts: DocumentActs,
  ...documentFoot,
})
export type PurchaseTicketDetail = z.infer<typeof PurchaseTicketDetail>

/** A slice of all rows that a filter lets through. */
export const PurchaseTicketRows = sliceOf(PurchaseTicket)
