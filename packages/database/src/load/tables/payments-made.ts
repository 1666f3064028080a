import type { LoadTable } from '../load-table.ts'
import { columnsWithout, type LoadedRow } from './loaded-row.ts'
import { ownedByAccount, ownerColumns, type OwnedRow } from './owner.ts'

const columns = columnsWithout('payments_made', ['cuenta_mascara', 'motivo'])
const lineColumns = columnsWithout('payments_made_lines', ['nota_debito'])

/** A payment to a supplier. */
export type PaymentRow = OwnedRow & LoadedRow<'payments_made', typeof columns>

/** How payments are loaded. */
export const paymentsMadeLoad: LoadTable<PaymentRow> = {
  table: 'payments_made',
  columns,
  key: ['erp_key'],
  references: [ownedByAccount],
  remembers: 'batch-and-time',
}

/** The part of a payment for one invoice; `invoice_key` is the invoice's key if the company has it. */
export type PaymentLineRow = LoadedRow<'payments_made_lines', typeof lineColumns> & {
  payment_key: string
  invoice_key: string
}

/** How the lines of payments are loaded: a payment's are replaced as a whole. */
export const paymentsMadeLinesLoad: LoadTable<PaymentLineRow> = {
  table: 'payments_made_lines',
  columns: lineColumns,
  key: ['payment_id', 'linea'],
  references: [
    { column: 'payment_id', to: 'payments_made', by: 'payment_key', copies: ownerColumns },
    { column: 'account_statement_id', to: 'account_statements', by: 'invoice_key' },
  ],
  replaces: 'payment_id',
  remembers: 'nothing',
}
