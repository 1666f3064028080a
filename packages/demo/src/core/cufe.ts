import { createHash } from 'node:crypto'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'

/** The parts of an invoice's CUFE; amounts have two decimals, NITs no check digit. */
export interface CufeParts {
  factura: string
  fecha: CalendarDate
  /** With its offset: `16:05:09-05:00`. */
  hora: string
  base: Money
  iva: Money
  inc: Money
  ica: Money
  total: Money
  supplier: string
  customer: string
  /** The technical key of the supplier's numbering, which is in no document. */
  technicalKey: string
  environment: '1' | '2'
}

/** The CUFE of an electronic invoice: SHA-384 over its concatenated fields (Anexo Técnico 1.9 of the DIAN, 11.2). */
export function cufeOf(parts: CufeParts): string {
  const { factura, fecha, hora, base, iva, inc, ica, total } = parts
  const taxes = `01${iva}04${inc}03${ica}`
  const ends = `${parts.supplier}${parts.customer}${parts.technicalKey}${parts.environment}`
  return createHash('sha384').update(`${factura}${fecha}${hora}${base}${taxes}${total}${ends}`).digest('hex')
}
