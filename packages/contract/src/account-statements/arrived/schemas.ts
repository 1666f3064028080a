import * as z from 'zod/mini'
import { Reception } from '../../company/reception.ts'
import { Currency, DateText, DocumentId, Instant, MoneyText, Optional } from '../../core/values.ts'

/** Maximum length of a query: the URL in a QR code with its CUFE and any text around it. */
const longestQuestion = 400

/** An invoice number, its CUFE, or the URL of its QR code; an empty query finds nothing. */
export const ArrivalQuery = z.object({
  q: z._default(z.string().check(z.trim(), z.maxLength(longestQuestion)), ''),
})
export type ArrivalQuery = z.infer<typeof ArrivalQuery>

const Day = z.nullable(DateText)

/** An invoice that arrived, with its state and payment dates. */
export const ArrivedInvoice = z.object({
  id: DocumentId,
  factura_cliente: z.string(),
  sucursal: z.string(),
  estado: z.string(),
  estado_programacion_pago: z.string(),
  motivo: Optional,
  fecha_proveedor: Day,
  fecha_recibida: Day,
  fecha_vencimiento: Day,
  fecha_estimada_pago: Day,
  fecha_pagada: Day,
  moneda: Currency,
  valor_facturado: MoneyText,
  saldo_total: MoneyText,
  proximo_dia_de_pago: Day,
})
export type ArrivedInvoice = z.infer<typeof ArrivedInvoice>

/** The answer to "¿Llegó mi factura?": the invoices found, or what to do if there are none. */
export const Arrival = z.object({
  /** How the query was read: as a CUFE, or as a number. */
  by: z.enum(['cufe', 'numero']),
  invoices: z.array(ArrivedInvoice),
  reception: Reception,
  dataAsOf: z.nullable(Instant),
})
export type Arrival = z.infer<typeof Arrival>
