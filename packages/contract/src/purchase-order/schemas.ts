import * as z from 'zod/mini'
import { Choice, listOf, ListQuery, paging, sliceOf, slicing } from '../core/list/list.ts'
import { DocumentActs } from '../acts/schemas.ts'
import { documentFoot } from '../documents/foot.ts'
import { longest } from '../core/patterns.ts'
import { Currency, DateText, DecimalText, DocumentId, Instant, MoneyText, Optional } from '../core/values.ts'

const Day = z.nullable(DateText)
const Word = z.string().check(z.minLength(1), z.maxLength(longest.text))

/** A purchase order (spec 3; `id` is the specification's idPurchase). */
export const PurchaseOrder = z.object({
  id: DocumentId,
  nro_orden: z.string(),
  fecha: DateText,
  fecha_entrega: Day,
  comprador: Optional,
  bodega: Optional,
  moneda: Currency,
  valor_bruto: MoneyText,
  valor_descuento: MoneyText,
  valor_impuesto: MoneyText,
  valor_neto: MoneyText,
  recibido_pct: DecimalText,
  facturado_pct: DecimalText,
  estado: z.string(),
  /** Threads about the order in which the company waits for the supplier. */
  comentarios_sin_responder: z.number(),
})
export type PurchaseOrder = z.infer<typeof PurchaseOrder>

/** What the list takes beyond every list's filters: orders still to deliver, or late; one buyer's; for one warehouse. */
export const PurchaseOrdersQuery = z.extend(ListQuery, {
  entrega: z.optional(z.enum(['por_entregar', 'atrasada'])),
  comprador: z.optional(Word),
  bodega: z.optional(Word),
})
export type PurchaseOrdersQuery = z.infer<typeof PurchaseOrdersQuery>

/** What the call for its rows without pages takes. */
export const PurchaseOrdersSliceQuery = z.extend(z.omit(PurchaseOrdersQuery, paging), slicing)

/** The page of orders with totals and counts. */
export const PurchaseOrders = z.extend(
  listOf(PurchaseOrder, {
    valor_bruto: MoneyText,
    valor_descuento: MoneyText,
    valor_impuesto: MoneyText,
    valor_neto: MoneyText,
  }),
  { choices: z.object({ entrega: z.array(Choice), comprador: z.array(Choice), bodega: z.array(Choice) }) },
)
export type PurchaseOrders = z.infer<typeof PurchaseOrders>

/** One line of an order. */
export const PurchaseOrderLine = z.object({
  linea: z.number(),
  item: z.string(),
  descripcion: z.string(),
  extension: Optional,
  um: z.string(),
  cantidad: DecimalText,
  cantidad_recibida: DecimalText,
  cantidad_pendiente: DecimalText,
  precio: DecimalText,
  valor_bruto: MoneyText,
  valor_descuento: MoneyText,
  iva: MoneyText,
  valor_neto: MoneyText,
  fecha_entrega: Day,
})
export type PurchaseOrderLine = z.infer<typeof PurchaseOrderLine>

/** One order with its lines and what followed from it. */
export const PurchaseOrderDetail = z.extend(PurchaseOrder, {
  sucursal: z.string(),
  comprador_correo: Optional,
  comprador_telefono: Optional,
  direccion_entrega: Optional,
  condicion_pago: Optional,
  observaciones: Optional,
  vista_at: z.nullable(Instant),
  lines: z.array(PurchaseOrderLine),
  acts: DocumentActs,
  ...documentFoot,
})
export type PurchaseOrderDetail = z.infer<typeof PurchaseOrderDetail>

/** A slice of all rows that a filter lets through. */
export const PurchaseOrderRows = sliceOf(PurchaseOrder)
