import * as z from 'zod/mini'
import { Reception } from '../../company/reception.ts'
import { Currency, DateText, DocumentId, Instant, MoneyText, Optional } from '../../core/values.ts'

/** Longest question: the address in a QR code with its CUFE and whatever is around it. */
const longestQuestion = 400

/** The number of an invoice, its CUFE, or the address of its QR code; nothing finds nothing. */
export const ArrivalQuery = z.object({
  q: z._default(z.string().check(z.trim(), z.maxLength(longestQuestion)), ''),
})
export type ArrivalQuery = z.infer<typeof ArrivalQuery>

const Day = z.nullable(DateText)

/** An invoice that arrived: where it is and what tells when it is paid. */
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

/** The answer to "¿Llegó mi factura?": what was found, and what to do where nothing was. */
export const Arrival = z.object({
  /** How the question was read: as a CUFE, or as a number. */
  by: z.enum(['cufe', 'numero']),
  invoices: z.array(ArrivedInvoice),
  reception: Reception,
  dataAsOf: z.nullable(Instant),
})
export type Arrival = z.infer<typeof Arrival>
