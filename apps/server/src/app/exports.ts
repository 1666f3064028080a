import type { ListExport } from '../core/exports/list-export.ts'
import { statementExport } from '../features/account-statements/export-present.ts'
import { noteExport } from '../features/notes-debit/export-present.ts'
import { paidInvoiceExport, paymentExport } from '../features/payments-made/export-present.ts'
import { orderExport } from '../features/purchase-order/export-present.ts'
import { ticketExport } from '../features/purchase-tickets/export-present.ts'
import { contractExport } from '../features/supplier-contracts/export-present.ts'
import { reportExport } from '../features/reports/export-present.ts'
import { userExport } from '../features/users/export-present.ts'

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
