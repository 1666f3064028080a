import { documentScreens } from '../../core/document/document-screens.ts'

export const purchaseTicketsScreens = documentScreens('purchase-tickets', {
  list: () => import('./route.tsx').then((chunk) => chunk.purchaseTicketsRoute),
  one: () => import('./detail-route.tsx').then((chunk) => chunk.purchaseTicketRoute),
})
