export { orderPaper } from './desk-routes.ts'
export { orderExport } from './present.ts'
export { purchaseOrderFeature } from './feature.ts'
