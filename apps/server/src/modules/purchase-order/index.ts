export { orderExport } from './present.ts'
export { purchaseOrderFeature } from './feature.ts'
