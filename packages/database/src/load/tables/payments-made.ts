import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'
import type { LoadTable } from '../load-table.ts'
import { ownedByAccount, ownerColumns, type OwnedRow } from './owner.ts'

/** A payment to a supplier. */
export interface PaymentRow extends OwnedRow {
  erp_key: string
  comprobante: string
  fecha_pago: CalendarDate
  medio: string
  banco: string | null
  moneda: string
  valor_bruto: Money
  valor_retenciones: Money
  valor_descuentos: Money
  valor_pagado: Money
  estado: string
}

/** How payments are loaded. */
export const paymentsMadeLoad: LoadTable<PaymentRow> = {
  table: 'payments_made',
  columns: [
    'erp_key',
    'comprobante',
    'fecha_pago',
    'medio',
    'banco',
    'moneda',
    'valor_bruto',
    'valor_retenciones',
    'valor_descuentos',
    'valor_pagado',
    'estado',
  ],
  key: ['erp_key'],
  references: [ownedByAccount],
  remembers: 'batch-and-time',
}

/** What a payment paid of one invoice; `invoice_key` is the invoice's key where the company has it. */
export interface PaymentLineRow {
  payment_key: string
  linea: number
  factura: string
  invoice_key: string
  fecha_factura: CalendarDate | null
  valor_factura: Money
  valor_retefuente: Money
  valor_reteica: Money
  valor_reteiva: Money
  descuento_pronto_pago: Money
  neto_pagado: Money
}

/** How the lines of payments are loaded: a payment's are replaced as a whole. */
export const paymentsMadeLinesLoad: LoadTable<PaymentLineRow> = {
  table: 'payments_made_lines',
  columns: [
    'linea',
    'factura',
    'fecha_factura',
    'valor_factura',
    'valor_retefuente',
    'valor_reteica',
    'valor_reteiva',
    'descuento_pronto_pago',
    'neto_pagado',
  ],
  key: ['payment_id', 'linea'],
  references: [
    { column: 'payment_id', to: 'payments_made', by: 'payment_key', copies: ownerColumns },
    { column: 'account_statement_id', to: 'account_statements', by: 'invoice_key' },
  ],
  replaces: 'payment_id',
  remembers: 'nothing',
}
