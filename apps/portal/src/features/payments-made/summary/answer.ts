import type { PaidInvoices, PaymentsMade } from '@enlace/contract/payments-made/schemas.ts'

/** A page of payments, or of the invoices in them: `por` tells which. */
export type PaymentsAnswer = PaymentsMade | PaidInvoices
