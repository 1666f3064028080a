import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

export const purchaseOrderScreens: readonly ScreenEntry[] = [
  {
    path: paths.purchaseOrders.pattern,
    access: placeAccess.purchaseOrders,
    load: () => import('./route.tsx').then((chunk) => chunk.purchaseOrdersRoute),
  },
  {
    path: paths.purchaseOrder.pattern,
    access: placeAccess.purchaseOrders,
    load: () => import('./detail-route.tsx').then((chunk) => chunk.purchaseOrderRoute),
  },
]
