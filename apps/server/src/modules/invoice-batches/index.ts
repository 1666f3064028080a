export { invoiceBatchesFeature } from './feature.ts'
