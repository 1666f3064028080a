import * as z from 'zod/mini'
import { Currency, DateText, DecimalText, DocumentId, MoneyText, Optional } from '../../core/values.ts'
import { InvoiceMatch, MatchedDocument } from '../match-schemas.ts'

/** A line of an order that an invoice may bill. */
export const BillableLine = z.object({
  linea: z.number(),
  item: z.string(),
  descripcion: z.string(),
  unidad: Optional,
  /** What the order still has to be invoiced. */
  pendiente: DecimalText,
  /** What was received and not invoiced. */
  recibida: DecimalText,
  /** What an invoice of today should bill. */
  cantidad: DecimalText,
  precio: DecimalText,
  /** Without taxes. */
  valor: MoneyText,
})
export type BillableLine = z.infer<typeof BillableLine>

/** What an invoice of an order should say. */
export const BillableOrder = z.object({
  id: DocumentId,
  /** The number that belongs into the invoice's reference to the order. */
  numero: z.string(),
  fecha: DateText,
  moneda: Currency,
  entradas: z.array(MatchedDocument),
  lineas: z.array(BillableLine),
  /** The value of all lines without taxes. */
  valor: MoneyText,
})
export type BillableOrder = z.infer<typeof BillableOrder>

/** An invoice beside the order that it was meant for. */
export const OrderComparison = z.object({
  /** Whether it names the order and its lines fit. */
  cuadra: z.boolean(),
  /** How it compares, a sentence each. */
  textos: z.array(z.string()),
  match: InvoiceMatch,
})
export type OrderComparison = z.infer<typeof OrderComparison>

/** An invoice and an order of the same supplier. */
export const OfInvoiceAndOrder = z.object({ id: DocumentId, order: DocumentId })
