import { sumMoney } from '@enlace/domain/money.ts'
import type { Money } from '@enlace/domain/money.ts'
import type { LoadTable } from '@enlace/database/load/load-table.ts'
import { columnsWithout, type LoadedRow } from '@enlace/database/load/tables/loaded-row.ts'
import { ownedLoad, type OwnedRow } from '@enlace/database/load/tables/owner.ts'
import {
  paymentsMadeLinesLoad,
  type PaymentLineRow as LoadedPaymentLine,
} from '@enlace/database/load/tables/payments-made.ts'
import type { StateOf } from '@enlace/domain/states.ts'
import type { Invoice, Payment, PaymentLine } from '../history/documents.ts'
import { bankReturn } from '../history/holds.ts'

const columns = columnsWithout('payments_made', [])
const lineColumns = columnsWithout('payments_made_lines', [])

/** A payment that the company made. */
export type PaymentRow = OwnedRow & LoadedRow<'payments_made', typeof columns>

/** How the demo's payments are loaded. */
export const paymentsLoad = ownedLoad<PaymentRow>('payments_made', columns)

/** The part of a payment for one invoice. */
export type PaymentLineRow = LoadedPaymentLine & LoadedRow<'payments_made_lines', typeof lineColumns>

/** How the lines of the demo's payments are loaded. */
export const paymentLinesLoad: LoadTable<PaymentLineRow> = { ...paymentsMadeLinesLoad, columns: lineColumns }

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
    invoice_key: keyOf(line.invoice),
    linea: place + 1,
    factura: line.invoice.factura,
    fecha_factura: line.invoice.fecha_proveedor,
    valor_factura: line.valor_factura,
    descuento_pronto_pago: line.discount,
    nota_debito: line.note,
    neto_pagado: line.neto,
  }))
}
