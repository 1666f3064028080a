export { paidInvoiceExport, paymentExport } from './file-present.ts'
export { paymentsMadeFeature } from './feature.ts'
export { paymentRows } from './queries.ts'
