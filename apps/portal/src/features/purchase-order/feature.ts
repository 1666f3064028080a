import { documentScreens } from '../../core/document/document-screens.ts'

export const purchaseOrderScreens = documentScreens('purchase-order', {
  list: () => import('./route.tsx').then((chunk) => chunk.purchaseOrdersRoute),
  one: () => import('./detail-route.tsx').then((chunk) => chunk.purchaseOrderRoute),
})
