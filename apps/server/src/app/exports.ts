import type { ListExport } from '../modules/exports/list-export.ts'
import { statementExport } from '../modules/account-statements/export-present.ts'
import { noteExport } from '../modules/notes-debit/export-present.ts'
import { paidInvoiceExport, paymentExport } from '../modules/payments-made/export-present.ts'
import { orderExport } from '../modules/purchase-order/export-present.ts'
import { ticketExport } from '../modules/purchase-tickets/export-present.ts'
import { contractExport } from '../modules/supplier-contracts/export-present.ts'
import { reportExport } from '../modules/reports/supplier/export-present.ts'
import { userExport } from '../modules/users/export-present.ts'

/** Every list that is exported; a new one is a line here. */
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
