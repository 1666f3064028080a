import type { ListExport } from '../modules/exports/index.ts'
import { statementExport } from '../modules/account-statements/index.ts'
import { noteExport } from '../modules/notes-debit/index.ts'
import { paidInvoiceExport, paymentExport } from '../modules/payments-made/index.ts'
import { orderExport } from '../modules/purchase-order/index.ts'
import { ticketExport } from '../modules/purchase-tickets/index.ts'
import { contractExport } from '../modules/supplier-contracts/index.ts'
import { reportExport } from '../modules/reports/index.ts'
import { userExport } from '../modules/users/index.ts'

/** Every exportable list; a new one is a line here. */
export const listExports: readonly ListExport[] = [
  statementExport,
  paymentExport,
  paidInvoiceExport,
  orderExport,
  ticketExport,
  noteExport,
  userExport,
  contractExport,
  reportExport,
]
