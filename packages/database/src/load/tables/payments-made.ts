import { columnsWithout, type LoadedRow } from './loaded-row.ts'
import { linesLoad, ownedLoad, type OwnedRow } from './owner.ts'

const columns = columnsWithout('payments_made', ['cuenta_mascara', 'motivo'])
const lineColumns = columnsWithout('payments_made_lines', ['nota_debito'])

/** A payment to a supplier. */
export type PaymentRow = OwnedRow & LoadedRow<'payments_made', typeof columns>

/** How payments are loaded. */
export const paymentsMadeLoad = ownedLoad<PaymentRow>('payments_made', columns)

/** The part of a payment for one invoice; `invoice_key` is the invoice's key if the company has it. */
export type PaymentLineRow = LoadedRow<'payments_made_lines', typeof lineColumns> & {
  payment_key: string
  invoice_key: string
}

/** How the lines of payments are loaded. */
export const paymentsMadeLinesLoad = linesLoad<PaymentLineRow>(
  'payments_made_lines',
  lineColumns,
  { column: 'payment_id', to: 'payments_made', by: 'payment_key' },
  { column: 'account_statement_id', to: 'account_statements', by: 'invoice_key' },
)
