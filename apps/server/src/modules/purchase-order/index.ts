export { describedOrders } from './desk-present.ts'
export { orderExport } from './export-present.ts'
export { purchaseOrderFeature } from './feature.ts'
