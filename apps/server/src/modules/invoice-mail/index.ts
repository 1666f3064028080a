export { invoiceMailFeature } from './feature.ts'
