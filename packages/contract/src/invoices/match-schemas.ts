import * as z from 'zod/mini'
import { usualTypes } from '@enlace/domain/certificates.ts'
import { Currency, DateText, DecimalText, DocumentId, MoneyText, Optional } from '../core/values.ts'
import { matchResults } from './limits.ts'

const Day = z.nullable(DateText)

/** A line of an invoice beside the order line that it bills. */
export const MatchedLine = z.object({
  linea: z.number(),
  descripcion: z.string(),
  /** The order's line; null if none fits. */
  linea_orden: z.nullable(z.number()),
  /** By what the order's line was found. */
  por: z.nullable(z.enum(['linea', 'codigo', 'descripcion'])),
  cantidad: DecimalText,
  /** What the order still has to be invoiced. */
  cantidad_pendiente: z.nullable(DecimalText),
  precio: DecimalText,
  precio_pactado: z.nullable(DecimalText),
  resultado: z.enum(['cuadra', 'dentro_de_tolerancia', 'difiere', 'sin_linea']),
  /** What differs, a sentence each. */
  diferencias: z.array(z.string()),
})
export type MatchedLine = z.infer<typeof MatchedLine>

/** An order or a warehouse entry beside an invoice. */
export const MatchedDocument = z.object({
  id: DocumentId,
  numero: z.string(),
  fecha: DateText,
  moneda: Currency,
  valor: MoneyText,
})
export type MatchedDocument = z.infer<typeof MatchedDocument>

/** The match of an invoice with the order and the entries of the company. */
export const InvoiceMatch = z.object({
  resultado: z.enum(matchResults),
  /** Whether the document names the order, or it was proposed by value and date. */
  por: z.nullable(z.enum(['referencia', 'propuesta'])),
  orden: z.nullable(MatchedDocument),
  entradas: z.array(MatchedDocument),
  lineas: z.array(MatchedLine),
  /** The result in a sentence. */
  texto: z.string(),
})
export type InvoiceMatch = z.infer<typeof InvoiceMatch>

/** When an invoice is counted and paid, by the company's calendar. */
export const InvoiceTiming = z.object({
  /** The month that it counts for, such as `2026-12`. */
  mes: z.string(),
  /** The cut-off of that month; null if the company has none. */
  corte: Day,
  vence: Day,
  /** The payment run after the due date; null without payment days. */
  fecha_estimada_pago: Day,
  texto: z.string(),
})
export type InvoiceTiming = z.infer<typeof InvoiceTiming>

/** The withholdings that the company would probably make: an estimate, which the ERP decides. */
export const WithholdingEstimate = z.object({
  retenciones: z.array(
    z.object({ tipo: z.enum(usualTypes), tarifa: DecimalText, base: MoneyText, valor: MoneyText }),
  ),
  neto: MoneyText,
  texto: z.string(),
})
export type WithholdingEstimate = z.infer<typeof WithholdingEstimate>

/** The invoice in the company's ERP. */
export const ErpInvoice = z.object({
  id: DocumentId,
  estado: z.string(),
  estado_programacion_pago: z.string(),
  motivo: Optional,
  fecha_causada: Day,
  fecha_estimada_pago: Day,
  fecha_pagada: Day,
  saldo_total: MoneyText,
})
export type ErpInvoice = z.infer<typeof ErpInvoice>
