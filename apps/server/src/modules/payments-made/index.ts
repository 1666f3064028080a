export { describedPayments } from './desk-present.ts'
export { paidInvoiceExport, paymentExport } from './export-present.ts'
export { paymentsMadeFeature } from './feature.ts'
