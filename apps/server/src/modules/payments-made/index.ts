export { describedPayments, paidInvoiceExport, paymentExport } from './file-present.ts'
export { paymentMadeRoutes } from './routes.ts'
