import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { sumMoney } from '@enlace/domain/money.ts'
import type { Money } from '@enlace/domain/money.ts'
import type { LoadTable } from '@enlace/database/load/load-table.ts'
import { ownedByAccount, ownerColumns } from '@enlace/database/load/tables/owner.ts'
import type { StateOf } from '@enlace/domain/states.ts'
import type { Invoice, Payment, PaymentLine } from '../history/documents.ts'
import { bankReturn } from '../history/holds.ts'

/** A payment that the company made. */
export interface PaymentRow {
  erp_key: string
  account_key: string
  comprobante: string
  fecha_pago: CalendarDate
  medio: string
  banco: string
  cuenta_mascara: string
  moneda: string
  valor_bruto: Money
  valor_retenciones: Money
  valor_descuentos: Money
  valor_pagado: Money
  estado: string
  motivo: string | null
}

/** How the demo's payments are loaded. */
export const paymentsLoad: LoadTable<PaymentRow> = {
  table: 'payments_made',
  columns: [
    'erp_key',
    'comprobante',
    'fecha_pago',
    'medio',
    'banco',
    'cuenta_mascara',
    'moneda',
    'valor_bruto',
    'valor_retenciones',
    'valor_descuentos',
    'valor_pagado',
    'estado',
    'motivo',
  ],
  key: ['erp_key'],
  references: [ownedByAccount],
  remembers: 'batch-and-time',
}

/** The part of a payment for one invoice. */
export interface PaymentLineRow {
  payment_key: string
  statement_key: string
  linea: number
  factura: string
  fecha_factura: CalendarDate
  valor_factura: Money
  valor_retefuente: Money
  valor_reteica: Money
  valor_reteiva: Money
  descuento_pronto_pago: Money
  nota_debito: Money
  neto_pagado: Money
}

/** How the lines of the demo's payments are loaded. */
export const paymentLinesLoad: LoadTable<PaymentLineRow> = {
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
    'nota_debito',
    'neto_pagado',
  ],
  key: ['payment_id', 'linea'],
  references: [
    { column: 'payment_id', to: 'payments_made', by: 'payment_key', copies: ownerColumns },
    { column: 'account_statement_id', to: 'account_statements', by: 'statement_key' },
  ],
  remembers: 'nothing',
}

const accounts = [
  { banco: 'Bancolombia', cuenta_mascara: '•••• 4821' },
  { banco: 'Banco de Bogotá', cuenta_mascara: '•••• 0937' },
  { banco: 'Davivienda', cuenta_mascara: '•••• 6650' },
] as const

const motives: Readonly<Partial<Record<StateOf<'pago'>, string>>> = {
  rechazado_por_el_banco: bankReturn,
  anulado: 'Se giró a una cuenta que el proveedor había cambiado',
}

/** The payment as a row: its amounts are the sums of its lines. */
export function paymentRow(account_key: string, payment: Payment): PaymentRow {
  const sum = (pick: (line: PaymentLine) => Money[]) => sumMoney(payment.lines.flatMap(pick))
  return {
    ...(accounts[payment.bank % accounts.length] ?? accounts[0]),
    erp_key: payment.numero,
    account_key,
    comprobante: payment.numero,
    fecha_pago: payment.fecha,
    medio: 'Transferencia',
    moneda: payment.moneda,
    valor_bruto: sum(({ valor_factura }) => [valor_factura]),
    valor_retenciones: sum(({ withholdings }) => Object.values(withholdings)),
    valor_descuentos: sum(({ discount, note }) => [discount, note]),
    valor_pagado: sum(({ neto }) => [neto]),
    estado: payment.estado,
    motivo: motives[payment.estado] ?? null,
  }
}

/** The lines of a payment as rows. */
export function paymentLineRows(payment: Payment, keyOf: (invoice: Invoice) => string): PaymentLineRow[] {
  return payment.lines.map((line, place) => ({
    ...line.withholdings,
    payment_key: payment.numero,
    statement_key: keyOf(line.invoice),
    linea: place + 1,
    factura: line.invoice.factura,
    fecha_factura: line.invoice.fecha_proveedor,
    valor_factura: line.valor_factura,
    descuento_pronto_pago: line.discount,
    nota_debito: line.note,
    neto_pagado: line.neto,
  }))
}
