export { voucherPaper } from './desk-routes.ts'
export { paidInvoiceExport, paymentExport } from './file-present.ts'
export { paymentsMadeFeature } from './feature.ts'
export { paymentRows } from './queries.ts'
